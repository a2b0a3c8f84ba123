package engine

import (
	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// CheckText says why a text cannot be registered: it is not exactly one operation of the schema, or one with code OVER_BUDGET. Its cost is
// that with the defaults of its variables, for a visitor without a key; what it costs with others is judged whenever it is sent.
func (e *Engine) CheckText(text string) gqlerror.List {
	doc, errs := e.free.read(text)
	if len(errs) > 0 {
		return errs
	}
	if len(doc.Operations) != 1 {
		return gqlerror.List{gqlerror.Errorf("the text is not exactly one operation")}
	}
	spent := e.rules.spend(&graphql.OperationContext{Operation: doc.Operations[0], Variables: defaultsOf(doc.Operations[0])}, freeBudget)
	if err := spent.over(freeBudget); err != nil {
		return gqlerror.List{err}
	}
	return nil
}

// Outdated says what is wrong with a text that was right once, because the schema changed since.
func (e *Engine) Outdated(text string) gqlerror.List {
	_, errs := e.free.read(text)
	return errs
}

// defaultsOf returns the variables that have a default, by their names.
func defaultsOf(op *ast.OperationDefinition) map[string]any {
	variables := map[string]any{}
	for _, v := range op.VariableDefinitions {
		if value, err := v.DefaultValue.Value(nil); err == nil && v.DefaultValue != nil {
			variables[v.Variable] = value
		}
	}
	return variables
}

// outdated returns the refusal of a query; that of a registered one whose text the schema no longer has is OUTDATED_DOCUMENT.
func (e *Engine) outdated(q FreeQuery, errs gqlerror.List) gqlerror.List {
	if !q.Registered || errs == nil {
		return errs
	}
	if now := e.Outdated(q.Text); len(now) > 0 {
		message := "the operation was registered before the schema changed, and must be registered anew: " + now[0].Message
		return gqlerror.List{Coded(message, "OUTDATED_DOCUMENT")}
	}
	return errs
}
