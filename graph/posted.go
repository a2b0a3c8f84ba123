package graph

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"mime/multipart"
	"net/url"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/vektah/gqlparser/v2/ast"
)

// Posted is a form as a browser without scripts sends it: texts and files by their paths within the mutation's input, lists by the
// same path several times, or numbered where they are of inputs: "person.email", "documents", "filter.cities.0.zip".
type Posted struct {
	Form   string // the name of the mutation
	Values url.Values
	Files  map[string][]*multipart.FileHeader
}

// ErrUnknownForm says that there is no such form.
var ErrUnknownForm = errors.New("there is no such form")

// Submit runs the mutation of a form that was posted. take is asked with what could not be read of it, which counts among the
// problems, for the context to run in. No problems mean that the form was taken.
func (g *Graph) Submit(p Posted, take func(unread agency.Problems) context.Context) (agency.Problems, error) {
	input, err := g.inputOf(p.Form)
	if err != nil {
		return nil, err
	}
	tree, err := postedTree(p)
	if err != nil {
		return nil, err
	}
	r := &postedReader{schema: g.schema, language: agency.Language(strings.ToLower(p.Values.Get("language")))}
	value := r.object(input.Name, "", tree)
	defer r.close()
	if r.err != nil {
		return nil, r.err
	}
	text := fmt.Sprintf("mutation($input: %s!) { form: %s(input: $input) { ... on InvalidInput { problems { path code } } } }", input.Name, p.Form)
	response, err := g.run(take(r.problems), text, map[string]any{"input": value})
	if err != nil {
		return nil, err
	}
	return problemsIn(response)
}

// inputOf gives the input of a mutation by the schema. A mutation that no page has a form for is unknown here.
func (g *Graph) inputOf(form string) (*ast.Definition, error) {
	field := g.schema.Mutation.Fields.ForName(form)
	if field == nil || agency.ThanksPath(form, agency.Dutch) == "" {
		return nil, ErrUnknownForm
	}
	return g.schema.Types[field.Arguments.ForName("input").Type.NamedType], nil
}

func problemsIn(response []byte) (agency.Problems, error) {
	var answer struct {
		Data *struct {
			Form struct{ Problems agency.Problems }
		}
		Errors json.RawMessage
	}
	if err := json.Unmarshal(response, &answer); err != nil {
		return nil, err
	}
	if answer.Errors != nil || answer.Data == nil {
		return nil, fmt.Errorf("the form was not taken: %s", answer.Errors)
	}
	return answer.Data.Form.Problems, nil
}
