package graph

import (
	"context"
	"math"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/owners"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// budget holds free queries within bounds before they run. A field costs what it is plus what is under it, times the size of the
// list it asks for; depth counts nested fields. Introspection counts as one level.
type budget struct {
	cost  int
	depth int
}

// freeBudget is what a query of a stranger may cost: a hundred homes with all their fields and similar ones.
var freeBudget = budget{cost: 20_000, depth: 12}

var _ graphql.OperationContextMutator = budget{}

func (budget) ExtensionName() string { return "Budget" }

func (budget) Validate(graphql.ExecutableSchema) error { return nil }

func (b budget) MutateOperationContext(_ context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	cost, depth := weigh(oc.Operation.SelectionSet, oc.Variables, 1)
	if oc.Operation.Operation == ast.Mutation {
		cost += deeds(oc.Operation.SelectionSet, anyDeed) * costOfDeed
		if deeds(oc.Operation.SelectionSet, triesPassword) > 1 {
			err := gqlerror.Errorf("%s", owners.ErrAgain)
			errcode.Set(err, "ONE_PASSWORD")
			return err
		}
	}
	if cost <= b.cost && depth <= b.depth {
		return nil
	}
	err := gqlerror.Errorf("the query costs %d and is %d deep; at most %d and %d are answered", cost, depth, b.cost, b.depth)
	errcode.Set(err, "OVER_BUDGET")
	return err
}

// costOfDeed lets one request send a few forms at most, each of which writes.
const costOfDeed = 5000

func anyDeed(string) bool { return true }

// triesPassword tells whether a mutation tries a password. One document holds one of them at most, so that a request that is counted
// once tries once; owners.Caller counts again what runs.
func triesPassword(mutation string) bool { return mutation == "signIn" || mutation == "changePassword" }

// deeds counts the mutations of an operation that are of a kind.
func deeds(set ast.SelectionSet, of func(mutation string) bool) (n int) {
	for _, s := range set {
		switch s := s.(type) {
		case *ast.Field:
			if of(s.Name) {
				n++
			}
		case *ast.InlineFragment:
			n += deeds(s.SelectionSet, of)
		case *ast.FragmentSpread:
			n += deeds(s.Definition.SelectionSet, of)
		}
	}
	return n
}

// weigh adds up a selection; page is the size of the page of the connection that it stands in.
func weigh(set ast.SelectionSet, variables map[string]any, page int) (cost, depth int) {
	for _, s := range set {
		c, d := weighOne(s, variables, page)
		cost, depth = min(cost+c, math.MaxInt32), max(depth, d)
	}
	return cost, depth
}

func weighOne(s ast.Selection, variables map[string]any, page int) (cost, depth int) {
	switch s := s.(type) {
	case *ast.InlineFragment:
		return weigh(s.SelectionSet, variables, page)
	case *ast.FragmentSpread:
		return weigh(s.Definition.SelectionSet, variables, page)
	case *ast.Field:
		list, within := times(s, variables, page), 1
		if isConnection(s) {
			list, within = 1, list
		}
		cost, depth = weigh(s.SelectionSet, variables, within)
		if len(s.Name) > 1 && s.Name[:2] == "__" {
			return 1 + cost, 1
		}
		return min(ownCost(s.Name)+list*cost, math.MaxInt32), depth + 1
	}
	return 0, 0
}

// isConnection tells whether a field gives a page of a list, of which only nodes and edges are many.
func isConnection(f *ast.Field) bool {
	return f.Definition != nil && f.Definition.Arguments.ForName("page") != nil
}

// ownCost is what a field costs by itself: more where it asks the store once for every record it stands under.
func ownCost(field string) int {
	switch field {
	case "similar", "units", "project", "home", "slots":
		return 20
	case "appointmentSlots", "appointment", "demand", "newsletter", "viewer":
		return 100 // they are never kept
	case "visits", "visitsPerDay", "viewings", "communications", "priceHistory":
		return 20 // a statement for each home of an owner
	case "matchingDemands":
		return 500 // it looks at every search
	case "counts":
		return 100 // it reads every home that the filter leaves
	}
	return 1
}

// times is how many records a field may give: its page size, its number of ids, or the default page of a connection.
func times(f *ast.Field, variables map[string]any, page int) int {
	switch {
	case f.Definition == nil:
		return 1
	case f.Name == "pins":
		return db.MostPins
	case f.Name == "nodes" && f.Definition.Arguments == nil, f.Name == "edges":
		return page
	}
	n := 1
	if isConnection(f) {
		n = pageSize
	}
	arguments := f.ArgumentMap(variables)
	for _, name := range []string{"first", "last"} {
		if v, err := graphql.UnmarshalInt(arguments[name]); err == nil && arguments[name] != nil {
			n = min(max(v, 1), maxFirst)
		}
	}
	if ids, ok := arguments["ids"].([]any); ok {
		n = max(1, len(ids))
	}
	return n
}
