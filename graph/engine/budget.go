package engine

import (
	"context"
	"fmt"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Budget limits what a client may query.
type Budget struct {
	Cost    int // highest cost of one query
	Depth   int // most levels of nested fields
	Aliases int // most fields with an alias
}

var (
	freeBudget = Budget{Cost: limits.FreeCost, Depth: limits.FreeDepth, Aliases: limits.FreeAliases}
	keyBudget  = Budget{Cost: limits.KeyCost, Depth: limits.KeyDepth, Aliases: limits.KeyAliases}
)

// readingCost returns what a query costs for being read, whatever its outcome.
func readingCost(text string) int { return max(limits.LeastCost, len(text)/limits.BytesOfOneCost) }

// BudgetOf returns the client's budget.
func BudgetOf(ctx context.Context) Budget {
	if principal.Of(ctx).APIKey != nil {
		return keyBudget
	}
	return freeBudget
}

// Spent is the cost of a query, as extensions.cost shows it.
type Spent struct {
	Used    int `json:"used"`
	Left    int `json:"left"` // what is left of Budget.Cost
	Depth   int `json:"depth"`
	Deepest int `json:"deepest"` // the budget's depth
	aliases int
}

// budgetLimits refuses free queries over budget before they run.
type budgetLimits struct{ rules Rules }

var _ graphql.OperationContextMutator = budgetLimits{}

func (budgetLimits) ExtensionName() string { return "Limits" }

func (budgetLimits) Validate(graphql.ExecutableSchema) error { return nil }

func (l budgetLimits) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	b := BudgetOf(ctx)
	spent := l.rules.spend(oc, b)
	oc.Stats.SetExtension("cost", spent)
	if err := spent.over(b); err != nil {
		return err
	}
	if oc.Operation.Operation == ast.Mutation && mutations(oc.Operation.SelectionSet, l.rules.TriesPassword) > 1 {
		err := gqlerror.Errorf("%s", auth.ErrAgain)
		errcode.Set(err, "ONE_PASSWORD")
		return err
	}
	return Charge(ctx, spent.Used-readingCost(oc.RawQuery)) // reading was charged before
}

func (r Rules) spend(oc *graphql.OperationContext, b Budget) Spent {
	s := scale{variables: oc.Variables, own: r.Cost}
	cost, depth := s.weigh(oc.Operation.SelectionSet, 1)
	if oc.Operation.Operation == ast.Mutation {
		cost = atMost(cost + mutations(oc.Operation.SelectionSet, isMutation)*limits.MutationCost)
	}
	return Spent{Used: cost, Left: max(0, b.Cost-cost), Depth: depth, Deepest: b.Depth, aliases: s.aliases}
}

// over returns an OVER_BUDGET error for a query that is over a budget.
func (s Spent) over(b Budget) *gqlerror.Error {
	if s.Used <= b.Cost && s.Depth <= b.Depth && s.aliases <= b.Aliases {
		return nil
	}
	return Coded(fmt.Sprintf("the query costs %d, is %d deep and has %d aliases; at most %d, %d and %d are answered", s.Used, s.Depth,
		s.aliases, b.Cost, b.Depth, b.Aliases), "OVER_BUDGET")
}

// reportCost adds extensions.cost to every answer to a free query, also when it was refused.
func reportCost(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	if spent, ok := graphql.GetOperationContext(ctx).Stats.GetExtension("cost").(Spent); ok {
		graphql.RegisterExtension(ctx, "cost", spent)
	}
	return next(ctx)
}
