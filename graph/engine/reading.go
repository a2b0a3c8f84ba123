package engine

import (
	"context"
	"crypto/sha256"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"
	"github.com/vektah/gqlparser/v2/validator"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// freeExecutor runs free queries. It charges a query before parsing it, and bounds its shape before validating it, because validation
// takes quadratic time in some of its parts.
type freeExecutor struct {
	*executor.Executor
	schema *ast.Schema
	rules  Rules
	parsed *cache.Cache[queryKey, parsedQuery]
}

// queryKey is the digest of a query's text.
type queryKey [sha256.Size]byte

var _ graphql.GraphExecutor = &freeExecutor{}

// parsedQuery is a parsed query and the length of its text, which it keeps in memory.
type parsedQuery struct {
	*ast.QueryDocument
	length int
}

// nodeBytes is the most memory that a field or value of a parsed query takes.
const nodeBytes = 500

// weighQuery returns the memory of a parsed query: its text, and a node for each word that it can have.
func weighQuery(_ queryKey, q parsedQuery) int {
	return sha256.Size + q.length + min(q.length/2+1, limits.QueryTokens)*nodeBytes
}

func newFreeExecutor(schema graphql.ExecutableSchema, rules Rules) *freeExecutor {
	e := executor.New(schema)
	e.SetQueryCache(alreadyParsed{})
	e.SetErrorPresenter(present)
	e.SetRecoverFunc(survive)
	e.Use(introspection{rules.Describes})
	e.Use(inputLimits{})
	e.Use(budgetLimits{rules})
	e.AroundResponses(reportCost)
	return &freeExecutor{e, schema.Schema(), rules, cache.New(limits.QueryCacheBytes, weighQuery)}
}

// CreateOperationContext parses a query. The parsed form is cached only when the query passed every limit.
func (e *freeExecutor) CreateOperationContext(ctx context.Context, p *graphql.RawParams) (*graphql.OperationContext, gqlerror.List) {
	if err := Charge(ctx, readingCost(p.Query)); err != nil {
		return &graphql.OperationContext{}, gqlerror.List{err}
	}
	key := queryKey(sha256.Sum256([]byte(p.Query)))
	q, known := e.parsed.Get(key)
	if !known {
		doc, errs := e.read(p.Query)
		if len(errs) > 0 {
			return &graphql.OperationContext{}, errs
		}
		q = parsedQuery{doc, len(p.Query)}
	}
	op := q.Operations.ForName(p.OperationName)
	if op == nil {
		return &graphql.OperationContext{}, gqlerror.List{noOperation(p.OperationName)}
	}
	omitEmptyEnums(e.schema, op, p.Variables)
	oc, errs := e.Executor.CreateOperationContext(withParsed(ctx, q.QueryDocument), p)
	if errs == nil && !known {
		e.parsed.Put(key, q)
	}
	return oc, errs
}

// noOperation is the error for a query that has no operation of a name, or has several when no name is said.
func noOperation(name string) *gqlerror.Error {
	if name == "" {
		return Coded("the query has several operations: operationName says which one runs", errcode.ValidationFailed)
	}
	return Coded("the query has no operation "+name+", which operationName names", errcode.ValidationFailed)
}

// read parses and validates a query.
func (e *freeExecutor) read(text string) (*ast.QueryDocument, gqlerror.List) {
	if len(text) > limits.QueryBytes {
		return nil, gqlerror.List{Coded("the query is larger than 100 KiB", "BODY_TOO_LARGE")}
	}
	doc, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: text}, limits.QueryTokens)
	if err != nil {
		return nil, gqlerror.List{withCode(err, errcode.ParseFailed)}
	}
	if len(doc.Operations) == 0 {
		return nil, gqlerror.List{withCode(gqlerror.Errorf("no operation provided"), errcode.ValidationFailed)}
	}
	if err := shapeOf(doc).check(); err != nil {
		return nil, gqlerror.List{err}
	}
	errs := validator.ValidateWithRules(e.schema, doc, rulesFor(text))
	for _, err := range errs {
		errcode.Set(err, errcode.ValidationFailed)
	}
	return doc, errs[:min(len(errs), limits.QueryErrors)]
}

// rulesFor returns the validation rules. Long queries get no "did you mean" suggestions, which take long to find.
func rulesFor(text string) *rules.Rules {
	all := rules.NewDefaultRules()
	if len(text) <= limits.QuerySuggestBytes {
		return all
	}
	all.ReplaceRule(rules.FieldsOnCorrectTypeRule.Name, rules.FieldsOnCorrectTypeRuleWithoutSuggestions.RuleFunc)
	all.ReplaceRule(rules.KnownArgumentNamesRule.Name, rules.KnownArgumentNamesRuleWithoutSuggestions.RuleFunc)
	all.ReplaceRule(rules.KnownTypeNamesRule.Name, rules.KnownTypeNamesRuleWithoutSuggestions.RuleFunc)
	all.ReplaceRule(rules.ScalarLeafsRule.Name, rules.ScalarLeafsRuleWithoutSuggestions.RuleFunc)
	all.ReplaceRule(rules.ValuesOfCorrectTypeRule.Name, rules.ValuesOfCorrectTypeRuleWithoutSuggestions.RuleFunc)
	return all
}

func withCode(err error, code string) *gqlerror.Error {
	known := gqlerror.Wrap(err)
	if e, ok := err.(*gqlerror.Error); ok {
		known = e
	}
	errcode.Set(known, code)
	return known
}

type parsedKey struct{}

func withParsed(ctx context.Context, doc *ast.QueryDocument) context.Context {
	return context.WithValue(ctx, parsedKey{}, doc)
}

// alreadyParsed passes the parsed query to gqlgen's executor, so that it is not parsed again.
type alreadyParsed struct{}

func (alreadyParsed) Get(ctx context.Context, _ string) (*ast.QueryDocument, bool) {
	doc, ok := ctx.Value(parsedKey{}).(*ast.QueryDocument)
	return doc, ok
}

func (alreadyParsed) Add(context.Context, string, *ast.QueryDocument) {}
