package graph

import (
	"context"

	"github.com/gevel/gevel/auth/principal"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/limits"
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

var (
	freeBudget = Budget{Cost: limits.FreeCost, Depth: limits.FreeDepth, Aliases: limits.FreeAliases, Minute: limits.FreeMinuteCost}
	keyBudget  = Budget{Cost: limits.KeyCost, Depth: limits.KeyDepth, Aliases: limits.KeyAliases, Minute: limits.KeyMinuteCost}
)

// readingCost is what a query counts of the minute for being read, whatever comes of it.
func readingCost(text string) int { return max(limits.LeastCost, len(text)/limits.BytesOfOneCost) }

// BudgetOf gives the budget of who asks.
func BudgetOf(ctx context.Context) Budget {
	if principal.Of(ctx).APIKey != nil {
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

// budgetLimits holds free queries within their budget before they run.
type budgetLimits struct{}

var _ graphql.OperationContextMutator = budgetLimits{}

func (budgetLimits) ExtensionName() string { return "Limits" }

func (budgetLimits) Validate(graphql.ExecutableSchema) error { return nil }

func (budgetLimits) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	b := BudgetOf(ctx)
	spent := spend(oc, b)
	oc.Stats.SetExtension("cost", spent)
	if spent.Used > b.Cost || spent.Depth > b.Depth || spent.aliases > b.Aliases {
		err := gqlerror.Errorf("the query costs %d, is %d deep and has %d aliases; at most %d, %d and %d are answered", spent.Used,
			spent.Depth, spent.aliases, b.Cost, b.Depth, b.Aliases)
		errcode.Set(err, "OVER_BUDGET")
		return err
	}
	if oc.Operation.Operation == ast.Mutation && mutations(oc.Operation.SelectionSet, triesPassword) > 1 {
		err := gqlerror.Errorf("%s", auth.ErrAgain)
		errcode.Set(err, "ONE_PASSWORD")
		return err
	}
	return count(ctx, spent.Used-readingCost(oc.RawQuery)) // that was counted already
}

func spend(oc *graphql.OperationContext, b Budget) Spent {
	s := scale{variables: oc.Variables}
	cost, depth := s.weigh(oc.Operation.SelectionSet, 1)
	if oc.Operation.Operation == ast.Mutation {
		cost = atMost(cost + mutations(oc.Operation.SelectionSet, isMutation)*limits.MutationCost)
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
