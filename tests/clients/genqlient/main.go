// Asks the site at the address of its argument with the client that genqlient makes of the schema.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"slices"

	"github.com/Khan/genqlient/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

//go:generate go tool genqlient

// answer is what a program learns of an answer.
type answer struct {
	Name    string `json:"name"`
	Data    any    `json:"data"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

// withHeader adds a header to each request.
type withHeader struct{ name, value string }

func (h withHeader) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set(h.name, h.value)
	return http.DefaultTransport.RoundTrip(r)
}

func main() {
	ctx, address := context.Background(), os.Args[1]
	client := graphql.NewClient(address, http.DefaultClient)
	as := func(name, value string) graphql.Client {
		return graphql.NewClient(address, &http.Client{Transport: withHeader{name, value}})
	}
	var answers []answer
	add := func(name string, data any, err error) {
		code, message := said(err)
		answers = append(answers, answer{name, data, code, message})
	}
	count := func(name string, client graphql.Client, goal Goal, numbers []int) {
		data, err := Count(ctx, client, goal, numbers, "") // the program does not set sort
		add(name, data, err)
	}
	count("an answer", client, "", nil)
	count("a wrong variable", client, "GIFT", nil)
	count("a list of more than 100", client, "", slices.Repeat([]int{1}, 101))
	count("too large", client, "", slices.Repeat([]int{1}, 150_000))
	count("an unknown key", as("Authorization", "Bearer gevel_nobody"), "", nil)
	count("too often", as("X-Forwarded-For", "203.0.113.66"), "", nil)
	costly, err := Costly(ctx, client)
	add("too costly", costly, err)
	failing, err := FailingField(ctx, client)
	add("a field that fails", failing, err)
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		panic(err)
	}
}

// said returns the code and message of the first error of an answer, whatever the status that it came with.
func said(err error) (code, message string) {
	if err == nil {
		return "", ""
	}
	var list gqlerror.List
	var status *graphql.HTTPError
	switch {
	case errors.As(err, &list) && len(list) > 0:
	case errors.As(err, &status) && len(status.Response.Errors) > 0:
		list = status.Response.Errors
	default:
		return "UNREADABLE", err.Error()
	}
	code, _ = list[0].Extensions["code"].(string)
	return code, list[0].Message
}
