package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/server/captcha"
)

// submit sends visitor i's form and reports whether it was accepted.
func submit(addr string, i int, key string) bool {
	var c captcha.Captcha
	if !post(addr, "/captcha", i, nil, &c) {
		return false
	}
	solved := leadstest.Solve(c)
	var answer struct {
		Data struct {
			SendContact struct {
				Typename string `json:"__typename"`
			}
		}
	}
	ok := post(addr, "/graphql", i, map[string]any{
		"query": `mutation ($input: ContactInput!) { sendContact(input: $input) { __typename } }`,
		"variables": map[string]any{"input": map[string]any{"key": key, "language": "NL", "privacy": true, "remark": "Dag",
			"captcha": map[string]any{"id": solved.ID, "proof": solved.Proof},
			"person":  map[string]any{"firstName": "An", "lastName": "Claes", "email": fmt.Sprintf("visitor%d@example.org", i)}}}}, &answer)
	return ok && answer.Data.SendContact.Typename == "ContactSent"
}

// post posts as visitor i, from an address of its own, and reads the answer. It returns false when the server does not answer.
func post(addr, path string, i int, body, into any) bool {
	text, err := json.Marshal(body)
	if err != nil {
		panic(err)
	}
	r, err := http.NewRequest("POST", "http://"+addr+path, bytes.NewReader(text))
	if err != nil {
		panic(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("198.51.%d.%d", i/250, i%250+1))
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		return false
	}
	defer response.Body.Close()
	return json.NewDecoder(response.Body).Decode(into) == nil
}
