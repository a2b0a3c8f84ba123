package graph

import (
	"fmt"

	"github.com/gevel/gevel/limits"
)

// wrongWithText says why a text cannot be registered.
func (r *Resolver) wrongWithText(text string) (problems []*OperationProblem) {
	if len(text) > limits.OperationBytes {
		return refusedOperation(OperationProblemCodeTooLong,
			fmt.Sprintf("the text has more than %d KiB", limits.OperationBytes>>10)).Problems
	}
	for _, err := range r.engine.CheckText(text) {
		code := OperationProblemCodeInvalid
		if err.Extensions["code"] == "OVER_BUDGET" {
			code = OperationProblemCodeTooCostly
		}
		problems = append(problems, &OperationProblem{Code: code, Message: err.Message})
	}
	return problems
}
