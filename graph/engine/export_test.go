package engine

import (
	"context"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// CodeOf returns the code with which a query is refused before it runs, "" for none.
func (e *Engine) CodeOf(query string, variables map[string]any) string {
	_, errs := e.free.CreateOperationContext(graphql.StartOperationTrace(context.Background()),
		&graphql.RawParams{Query: query, Variables: variables})
	if len(errs) == 0 {
		return ""
	}
	code, _ := errs[0].Extensions["code"].(string)
	return code
}

// Read parses and validates a query.
func (e *Engine) Read(text string) (*ast.QueryDocument, gqlerror.List) { return e.free.read(text) }

// ParsedBytes is the memory of the parsed queries that are cached.
func (e *Engine) ParsedBytes() int { return e.free.parsed.Bytes() }

// CostOf returns what a query costs.
func (e *Engine) CostOf(t *testing.T, query string) int {
	t.Helper()
	doc, errs := e.free.read(query)
	if len(errs) > 0 {
		t.Fatalf("%s cannot be read: %v", query, errs)
	}
	return e.rules.spend(&graphql.OperationContext{Operation: doc.Operations[0]}, freeBudget).Used
}
