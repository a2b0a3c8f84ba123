package graph

import (
	"fmt"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// wrongWithText says why a text cannot be registered. Its cost is that with the defaults of its variables, for a visitor without a key;
// what it costs with others is judged whenever it is sent.
func (e *freeExecutor) wrongWithText(text string) []*OperationProblem {
	if len(text) > limits.OperationBytes {
		return refusedOperation(OperationProblemCodeTooLong,
			fmt.Sprintf("the text has more than %d KiB", limits.OperationBytes>>10)).Problems
	}
	doc, errs := e.read(text)
	if len(errs) > 0 {
		return operationProblems(errs)
	}
	if len(doc.Operations) != 1 {
		return refusedOperation(OperationProblemCodeInvalid, "the text is not exactly one operation").Problems
	}
	spent := spend(&graphql.OperationContext{Operation: doc.Operations[0], Variables: defaultsOf(doc.Operations[0])}, freeBudget)
	if err := spent.over(freeBudget); err != nil {
		return operationProblems(gqlerror.List{err})
	}
	return nil
}

// operationProblems tells what a reader of queries found in a text.
func operationProblems(errs gqlerror.List) (problems []*OperationProblem) {
	for _, err := range errs {
		code := OperationProblemCodeInvalid
		if err.Extensions["code"] == "OVER_BUDGET" {
			code = OperationProblemCodeTooCostly
		}
		problems = append(problems, &OperationProblem{Code: code, Message: err.Message})
	}
	return problems
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
func (e *freeExecutor) outdated(q FreeQuery, errs gqlerror.List) gqlerror.List {
	if !q.Registered || errs == nil {
		return errs
	}
	if _, now := e.read(q.Text); len(now) > 0 {
		message := "the operation was registered before the schema changed, and must be registered anew: " + now[0].Message
		return gqlerror.List{coded(message, "OUTDATED_DOCUMENT")}
	}
	return errs
}
