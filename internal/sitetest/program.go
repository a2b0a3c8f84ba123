package sitetest

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
)

// Counting is an operation that a program registers.
const Counting = "query ($goal: Goal) { properties(filter: {goal: $goal}) { totalCount } }"

// Program is a program of an integrator with a key.
type Program struct {
	Site
	key string
}

// Program gives the site a key.
func (s Site) Program(t *testing.T, name string) Program {
	t.Helper()
	key, err := s.Store.Keys.AddAPIKey(t.Context(), name, false, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	return Program{Site: s, key: key}
}

// Send sends a query with the program's key.
func (p Program) Send(t *testing.T, query string, variables any) string {
	t.Helper()
	var headers []string
	if p.key != "" {
		headers = []string{"Authorization", "Bearer " + p.key}
	}
	return p.PostJSON(t, map[string]any{"query": query, "variables": variables}, headers...).Text
}

// Register registers an operation and returns the answer and the operation's id, "" when it was refused.
func (p Program) Register(t *testing.T, name, text string) (answer, id string) {
	t.Helper()
	answer = p.Send(t, `mutation ($name: String!, $text: String!) { registerOperation(input: {name: $name, text: $text}) { __typename
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

// Remove takes an operation away again.
func (p Program) Remove(t *testing.T, name string) string {
	t.Helper()
	return p.Send(t,
		`mutation ($name: String!) { removeOperation(input: {name: $name}) { __typename ... on OperationRefused { problems { code } } } }`,
		map[string]string{"name": name})
}

// ByID sends an operation by its id, as an app of a visitor does.
func (s Site) ByID(t *testing.T, id string, variables any, headers ...string) Reply {
	t.Helper()
	return s.PostJSON(t, map[string]any{"documentId": id, "variables": variables}, headers...)
}
