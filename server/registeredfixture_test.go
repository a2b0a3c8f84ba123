package server_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
)

// pricey costs too much for a hundred properties, and little for a page.
const pricey = `{ properties(first: $n) { nodes { similar(first: 12) { photos { url } plans { url } details { name } price { text }
	city { name } agent { name } } } } }`

const counting = "query ($goal: Goal) { properties(filter: {goal: $goal}) { totalCount } }"

// program is a program of an integrator with a key.
type program struct {
	visitor
	key string
}

func (v visitor) program(t *testing.T, name string) program {
	t.Helper()
	key, err := v.store.AddAPIKey(t.Context(), name, false, db.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	return program{v, key}
}

func (p program) send(t *testing.T, query string, variables any) string {
	t.Helper()
	var headers []string
	if p.key != "" {
		headers = []string{"Authorization", "Bearer " + p.key}
	}
	return p.postJSON(t, map[string]any{"query": query, "variables": variables}, headers...).text
}

// register registers an operation and returns the answer and the operation's id, "" when it was refused.
func (p program) register(t *testing.T, name, text string) (answer, id string) {
	t.Helper()
	answer = p.send(t, `mutation ($name: String!, $text: String!) { registerOperation(input: {name: $name, text: $text}) { __typename
		... on OperationRegistered { operation { id name text outdated } } ... on OperationRefused { problems { code message } } } }`,
		map[string]string{"name": name, "text": text})
	var a struct {
		Data struct {
			RegisterOperation struct{ Operation struct{ ID string } }
		}
	}
	if err := json.Unmarshal([]byte(answer), &a); err != nil {
		t.Fatalf("%s is not JSON: %v", answer, err)
	}
	return answer, a.Data.RegisterOperation.Operation.ID
}

func (p program) remove(t *testing.T, name string) string {
	t.Helper()
	return p.send(t,
		`mutation ($name: String!) { removeOperation(input: {name: $name}) { __typename ... on OperationRefused { problems { code } } } }`,
		map[string]string{"name": name})
}

// byID sends an operation by its id, as an app of a visitor does.
func (v visitor) byID(t *testing.T, id string, variables any, headers ...string) reply {
	t.Helper()
	return v.postJSON(t, map[string]any{"documentId": id, "variables": variables}, headers...)
}
