package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/gevel/gevel/owners"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Budget is what somebody may ask.
type Budget struct {
	Cost    int // of one query
	Depth   int // of nested fields
	Aliases int // fields under another name
	Minute  int // cost of all queries within a minute
}

// freeBudget is what a stranger may ask: in one query a hundred homes with all their fields and similar ones. Enough a minute to
// copy some thousand homes.
var freeBudget = Budget{Cost: 20_000, Depth: 12, Aliases: 100, Minute: 600_000}

// keyBudget is what a program that the agency knows may ask.
var keyBudget = Budget{Cost: 100_000, Depth: 12, Aliases: 500, Minute: 6_000_000}

// LeastCost is what any query counts of the minute, for the reading of it.
const LeastCost = 500

// BudgetOf gives the budget of who asks.
func BudgetOf(ctx context.Context) Budget {
	if _, known := CallerOf(ctx); known {
		return keyBudget
	}
	return freeBudget
}

// Spent is what a query costs, as extensions.cost tells it.
type Spent struct {
	Used    int `json:"used"`
	Left    int `json:"left"` // of the most that one query may cost
	Depth   int `json:"depth"`
	Deepest int `json:"deepest"` // how deep it may be
	aliases int
}

// limits holds free queries within their budget before they run.
type limits struct{}

var _ graphql.OperationContextMutator = limits{}

func (limits) ExtensionName() string { return "Limits" }

func (limits) Validate(graphql.ExecutableSchema) error { return nil }

func (limits) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	b := BudgetOf(ctx)
	spent := spend(oc, b)
	oc.Stats.SetExtension("cost", spent)
	if spent.Used > b.Cost || spent.Depth > b.Depth || spent.aliases > b.Aliases {
		err := gqlerror.Errorf("the query costs %d, is %d deep and has %d aliases; at most %d, %d and %d are answered", spent.Used, spent.Depth, spent.aliases, b.Cost, b.Depth, b.Aliases)
		errcode.Set(err, "OVER_BUDGET")
		return err
	}
	if oc.Operation.Operation == ast.Mutation && deeds(oc.Operation.SelectionSet, triesPassword) > 1 {
		err := gqlerror.Errorf("%s", owners.ErrAgain)
		errcode.Set(err, "ONE_PASSWORD")
		return err
	}
	return count(ctx, spent.Used)
}

func spend(oc *graphql.OperationContext, b Budget) Spent {
	s := scale{variables: oc.Variables}
	cost, depth := s.weigh(oc.Operation.SelectionSet, 1)
	if oc.Operation.Operation == ast.Mutation {
		cost = atMost(cost + deeds(oc.Operation.SelectionSet, anyDeed)*costOfDeed)
	}
	return Spent{Used: cost, Left: max(0, b.Cost-cost), Depth: depth, Deepest: b.Depth, aliases: s.aliases}
}

// tellCost tells everyone who asks a free query what it costs, also when it was refused.
func tellCost(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	if spent, ok := graphql.GetOperationContext(ctx).Stats.GetExtension("cost").(Spent); ok {
		graphql.RegisterExtension(ctx, "cost", spent)
	}
	return next(ctx)
}
