package engine

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"sync"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// leftOut marks an error, among its extensions, whose element its list does without.
const leftOut = "leftOut"

// WithoutBroken gives a list without the elements that cannot be shown, which the schema does not let be null: one record of many must not
// take the others with it. Each has an error at its path. The list is null where the reason is the request, which took too long or too
// much.
func WithoutBroken[T any](ctx context.Context, list graphql.Array, records []T) graphql.Marshaler {
	if !slices.ContainsFunc(list, func(e graphql.Marshaler) bool { return e == graphql.Null }) {
		return list
	}
	shown := make(graphql.Array, 0, len(list))
	for i, e := range list {
		if e != graphql.Null {
			shown = append(shown, e)
			continue
		}
		name := nameOf(records[i])
		if !isBroken(ctx, i, name) {
			return graphql.Null
		}
		LogBroken(ctx, name)
	}
	return shown
}

// isBroken marks the errors of an element, which name its record from then on, and reports whether all of them are faults of ours.
func isBroken(ctx context.Context, index int, name string) bool {
	at := append(slices.Clone(graphql.GetPath(ctx)), ast.PathIndex(index))
	found := false
	for _, err := range graphql.GetErrors(ctx) {
		if len(err.Path) < len(at) || !slices.Equal(err.Path[:len(at)], at) {
			continue
		}
		if err.Extensions["code"] != "INTERNAL" || ctx.Err() != nil {
			return false
		}
		err.Extensions[leftOut], err.Extensions["record"], found = true, name, true
	}
	return found
}

// holder is an element of a list that only holds the record.
type holder interface{ Record() any }

var logged sync.Map // the names of records that were logged; there are no more than records

// LogBroken names a record that cannot be shown, once while the program runs.
func LogBroken(ctx context.Context, name string) {
	if _, again := logged.LoadOrStore(name, true); !again {
		slog.ErrorContext(ctx, "a record cannot be shown, and its lists do without it", "record", name)
	}
}

// nameOf names a record.
func nameOf(record any) string {
	switch r := record.(type) {
	case *agency.Property:
		return "property " + numberOf(r, func() int { return r.Number })
	case *agency.Project:
		return "project " + numberOf(r, func() int { return r.Number })
	case holder:
		return nameOf(r.Record())
	}
	return fmt.Sprintf("%T", record)
}

func numberOf[T any](record *T, number func() int) string {
	if record == nil {
		return "that is none"
	}
	return fmt.Sprint(number())
}

// withoutLeftOut removes the errors of elements that were left out from an answer, so that the app shows the others. An answer with any
// other error stays as it is.
func withoutLeftOut(answer []byte) []byte {
	if !bytes.Contains(answer, []byte(`"`+leftOut+`":true`)) {
		return answer
	}
	var r struct {
		Data   json.RawMessage `json:"data"`
		Errors gqlerror.List   `json:"errors"`
	}
	others := func(e *gqlerror.Error) bool { return e.Extensions[leftOut] != true }
	if json.Unmarshal(answer, &r) != nil || slices.ContainsFunc(r.Errors, others) {
		return answer
	}
	return slices.Concat([]byte(`{"data":`), r.Data, []byte("}"))
}
