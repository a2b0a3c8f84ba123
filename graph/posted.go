package graph

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/postedform"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/ast"
)

// ErrUnknownForm is the error for a form that does not exist.
var ErrUnknownForm = errors.New("there is no such form")

// Submit runs the mutation of a posted form. Unreadable fields are among its problems. An accepted form has no problems, and path is the
// page to show next.
func (g *Graph) Submit(ctx context.Context, f postedform.Form) (path string, problems forms.Problems, err error) {
	of, err := g.inputOf(f.Name)
	if err != nil {
		return "", nil, err
	}
	input, err := postedform.Read(g.Schema(), of.Name, f)
	if err != nil {
		return "", nil, err
	}
	defer input.Close()
	text := fmt.Sprintf("mutation($input: %s!) { form: %s(input: $input) { ... on InvalidInput { problems { path code } } %s } }",
		of.Name, f.Name, g.pathOf(f.Name))
	response, err := g.Run(context.WithValue(ctx, unreadKey{}, input.Problems), text, map[string]any{"input": input.Value})
	if err != nil {
		return "", nil, err
	}
	return outcomeIn(response)
}

// unreadKey holds the problems of reading a posted form between Submit and the resolver of the mutation, which gqlgen calls with the
// arguments of the schema alone.
type unreadKey struct{}

// posted returns the input of a form with the problems of reading it, which leads takes as a part of the form.
func posted[Input interface{ SetUnread(forms.Problems) }](ctx context.Context, input Input) Input {
	if problems, ok := ctx.Value(unreadKey{}).(forms.Problems); ok {
		input.SetUnread(problems)
	}
	return input
}

// pathOf returns the selection of the path to show after the form was accepted.
func (g *Graph) pathOf(form string) (selection string) {
	payload := g.Schema().Types[g.Schema().Mutation.Fields.ForName(form).Type.Name()]
	for _, t := range g.Schema().GetPossibleTypes(payload) {
		if t.Name != "InvalidInput" && t.Fields.ForName("path") != nil {
			selection += fmt.Sprintf("... on %s { taken: path } ", t.Name)
		}
	}
	return selection
}

// inputOf returns the input type of a mutation. It returns ErrUnknownForm for a mutation that no page has a form for.
func (g *Graph) inputOf(form string) (*ast.Definition, error) {
	field := g.Schema().Mutation.Fields.ForName(form)
	if field == nil || leads.ThanksPath(form, locale.Dutch) == "" {
		return nil, ErrUnknownForm
	}
	return g.Schema().Types[field.Arguments.ForName("input").Type.NamedType], nil
}

func outcomeIn(response []byte) (path string, problems forms.Problems, err error) {
	var answer struct {
		Data *struct {
			Form struct {
				Taken    string
				Problems forms.Problems
			}
		}
		Errors json.RawMessage
	}
	if err := json.Unmarshal(response, &answer); err != nil {
		return "", nil, err
	}
	if answer.Errors != nil || answer.Data == nil {
		return "", nil, fmt.Errorf("the form was not accepted: %s", answer.Errors)
	}
	return answer.Data.Form.Taken, answer.Data.Form.Problems, nil
}
