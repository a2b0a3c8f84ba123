package engine

import (
	"context"
	"fmt"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// inputLimits refuses queries with long lists before they run. importProperties, which needs a key that may write, has a limit of its own.
type inputLimits struct{}

var _ graphql.OperationContextMutator = inputLimits{}

func (inputLimits) ExtensionName() string { return "InputLimits" }

func (inputLimits) Validate(graphql.ExecutableSchema) error { return nil }

func (inputLimits) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	if principal.Of(ctx).MayWrite() {
		return nil
	}
	for name, value := range oc.Variables {
		if err := checkLists("$"+name, value); err != nil {
			return err
		}
	}
	for _, f := range oc.Doc.Fragments {
		if err := checkWritten(f.SelectionSet); err != nil {
			return err
		}
	}
	return checkWritten(oc.Operation.SelectionSet)
}

// checkLists refuses a list that is too long, however deep in a value.
func checkLists(path string, value any) *gqlerror.Error {
	switch value := value.(type) {
	case map[string]any:
		for name, v := range value {
			if err := checkLists(path+"."+name, v); err != nil {
				return err
			}
		}
	case []any:
		if err := checkLength(path, len(value)); err != nil {
			return err
		}
		for i, v := range value {
			if err := checkLists(fmt.Sprintf("%s.%d", path, i), v); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkWritten does the same for lists in the query's text. Named fragments are checked once, separately.
func checkWritten(set ast.SelectionSet) *gqlerror.Error {
	for _, s := range set {
		var err *gqlerror.Error
		switch s := s.(type) {
		case *ast.InlineFragment:
			err = checkWritten(s.SelectionSet)
		case *ast.Field:
			for _, a := range s.Arguments {
				if err := checkValue(s.Name+"."+a.Name, a.Value); err != nil {
					return err
				}
			}
			err = checkWritten(s.SelectionSet)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func checkValue(path string, v *ast.Value) *gqlerror.Error {
	if v.Kind == ast.ListValue {
		if err := checkLength(path, len(v.Children)); err != nil {
			return err
		}
	}
	for i, child := range v.Children {
		name := child.Name
		if v.Kind == ast.ListValue {
			name = fmt.Sprint(i)
		}
		if err := checkValue(path+"."+name, child.Value); err != nil {
			return err
		}
	}
	return nil
}

func checkLength(path string, length int) *gqlerror.Error {
	if length <= limits.ListLength {
		return nil
	}
	return Coded(fmt.Sprintf("%s has %d elements; at most %d are allowed", path, length, limits.ListLength), "BAD_INPUT")
}
