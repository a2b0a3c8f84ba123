package engine

import (
	"math"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
)

// scale computes the cost of a query. A field costs its own cost plus that of its selection, times the size of its list; depth counts
// nested fields. Introspection counts as one level.
type scale struct {
	variables map[string]any
	own       func(of, field string) int
	aliases   int
	expanded  int
}

// typesOfSchema is the assumed number of types that introspection lists, most of which are small.
const typesOfSchema = 100

func isMutation(string) bool { return true }

// mutations counts an operation's mutations for which of is true.
func mutations(set ast.SelectionSet, of func(mutation string) bool) (n int) {
	for _, s := range set {
		switch s := s.(type) {
		case *ast.Field:
			if of(s.Name) {
				n++
			}
		case *ast.InlineFragment:
			n += mutations(s.SelectionSet, of)
		case *ast.FragmentSpread:
			n += mutations(s.Definition.SelectionSet, of)
		}
	}
	return n
}

// weigh adds up a selection; page is the size of the page of the connection that it stands in. Fragments that spread others twice double
// with every level, so that few words can mean billions of fields; past the bound a query costs too much.
func (x *scale) weigh(set ast.SelectionSet, page int) (cost, depth int) {
	for _, s := range set {
		if x.expanded++; x.expanded > limits.QueryExpandedFields {
			return math.MaxInt32, depth
		}
		c, d := x.one(s, page)
		cost, depth = atMost(cost+c), max(depth, d)
	}
	return cost, depth
}

func (x *scale) one(s ast.Selection, page int) (cost, depth int) {
	switch s := s.(type) {
	case *ast.InlineFragment:
		return x.weigh(s.SelectionSet, page)
	case *ast.FragmentSpread:
		return x.weigh(s.Definition.SelectionSet, page)
	case *ast.Field:
		return x.field(s, page)
	}
	return 0, 0
}

func (x *scale) field(f *ast.Field, page int) (cost, depth int) {
	if f.Alias != f.Name {
		x.aliases++
	}
	list, within := x.times(f, page), 1
	if isConnection(f) {
		list, within = 1, list
	}
	cost, depth = x.weigh(f.SelectionSet, within)
	arguments := f.ArgumentMap(x.variables)
	own := x.own(f.ObjectDefinition.Name, f.Name)
	cost = atMost(own + elements(arguments) + records(f.Name, arguments)*limits.ImportedRecordCost + list*cost)
	if strings.HasPrefix(f.Name, "__") {
		return cost, 1
	}
	return cost, depth + 1
}

// records counts what an import writes: its properties and those that it withdraws.
func records(field string, arguments map[string]any) (n int) {
	input, ok := arguments["input"].(map[string]any)
	if field != "importProperties" || !ok {
		return 0
	}
	for _, name := range []string{"properties", "withdraw", "withdrawReferences"} {
		switch given := input[name].(type) {
		case nil:
		case []any:
			n += len(given)
		default:
			n++ // a value alone is a list of one
		}
	}
	return n
}

// elements counts the elements of all lists in a value, however deep.
func elements(value any) (n int) {
	switch value := value.(type) {
	case map[string]any:
		for _, v := range value {
			n += elements(v)
		}
	case []any:
		n = len(value)
		for _, v := range value {
			n += elements(v)
		}
	}
	return n
}

// atMost limits a cost to 32 bits, so that the product of two does not overflow.
func atMost(cost int) int { return min(cost, math.MaxInt32) }

// isConnection reports whether a field is a page of a list. Of its fields only nodes and edges are multiplied by the size of the page.
func isConnection(f *ast.Field) bool {
	return f.Definition != nil && f.Definition.Arguments.ForName("page") != nil
}

// times returns how many records a field may have: its page size, its number of ids, or the default page of a connection.
func (x *scale) times(f *ast.Field, page int) int {
	switch {
	case f.Definition == nil:
		return 1
	case f.Name == "pins":
		return x.pins(f)
	case f.Name == "types" && f.ObjectDefinition != nil && f.ObjectDefinition.Name == "__Schema":
		return typesOfSchema
	case f.Name == "nodes" && f.Definition.Arguments == nil, f.Name == "edges":
		return page
	}
	n := 1
	if isConnection(f) {
		n = limits.PageRecords
	}
	arguments := f.ArgumentMap(x.variables)
	for _, name := range []string{"first", "last"} {
		if v, err := graphql.UnmarshalInt(arguments[name]); err == nil && arguments[name] != nil {
			n = min(max(v, 1), limits.PageMostRecords)
		}
	}
	if ids, ok := arguments["ids"].([]any); ok {
		n = max(1, len(ids))
	}
	return n
}

// pins returns how many pins a map may have, fewer when it names its zoom.
func (x *scale) pins(f *ast.Field) int {
	given := f.ArgumentMap(x.variables)["zoom"]
	zoom, err := graphql.UnmarshalInt(given)
	if given == nil || err != nil {
		return limits.Pins
	}
	return geo.MapView{Zoom: zoom}.Pins()
}
