package engine

import (
	"cmp"
	"context"
	"fmt"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// inputLimits refuses queries before they run that have long lists, or null where the schema has none. importProperties, which needs a key
// that may write, has a limit of its own.
type inputLimits struct{}

var _ graphql.OperationContextMutator = inputLimits{}

func (inputLimits) ExtensionName() string { return "InputLimits" }

func (inputLimits) Validate(graphql.ExecutableSchema) error { return nil }

func (inputLimits) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	w := writtenValues{oc.Variables, principal.Of(ctx).MayWrite(), map[string]bool{}}
	for name, value := range oc.Variables {
		if err := checkLists("$"+name, value); err != nil && !w.anyLength {
			return err
		}
	}
	return w.checkSelection(oc.Operation.SelectionSet)
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

// writtenValues checks the values in the text of an operation.
type writtenValues struct {
	variables map[string]any
	anyLength bool
	fragments map[string]bool // those that were checked
}

// checkSelection checks what a selection has, fragments once.
func (w writtenValues) checkSelection(set ast.SelectionSet) *gqlerror.Error {
	for _, s := range set {
		var err *gqlerror.Error
		switch s := s.(type) {
		case *ast.InlineFragment:
			err = cmp.Or(w.checkDirectives(s.Directives), w.checkSelection(s.SelectionSet))
		case *ast.FragmentSpread:
			err = w.checkDirectives(s.Directives)
			if err == nil && !w.fragments[s.Name] {
				w.fragments[s.Name] = true
				err = w.checkSelection(s.Definition.SelectionSet)
			}
		case *ast.Field:
			err = cmp.Or(w.checkArguments(s.Name, s.Arguments), w.checkDirectives(s.Directives), w.checkSelection(s.SelectionSet))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (w writtenValues) checkDirectives(list ast.DirectiveList) *gqlerror.Error {
	for _, d := range list {
		if err := w.checkArguments("@"+d.Name, d.Arguments); err != nil {
			return err
		}
	}
	return nil
}

func (w writtenValues) checkArguments(of string, list ast.ArgumentList) *gqlerror.Error {
	for _, a := range list {
		if err := w.checkValue(of+"."+a.Name, a.Value); err != nil {
			return err
		}
	}
	return nil
}

// checkValue refuses a list that is too long, and a variable that is null where no null may be: the schema lets it stand there when there
// is a default, which only counts for a variable that is left out.
func (w writtenValues) checkValue(path string, v *ast.Value) *gqlerror.Error {
	value, given := w.variables[v.Raw]
	isNull := v.Kind == ast.Variable && given && value == nil
	if isNull && v.ExpectedType != nil && v.ExpectedType.NonNull { // nil inside a value whose parts the schema does not name
		return Coded(fmt.Sprintf("%s must not be null; leave $%s out for the default", path, v.Raw), "BAD_INPUT")
	}
	if v.Kind == ast.ListValue && !w.anyLength {
		if err := checkLength(path, len(v.Children)); err != nil {
			return err
		}
	}
	for i, child := range v.Children {
		name := child.Name
		if v.Kind == ast.ListValue {
			name = fmt.Sprint(i)
		}
		if err := w.checkValue(path+"."+name, child.Value); err != nil {
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
