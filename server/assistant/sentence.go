package assistant

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2/ast"
)

// understand selects every condition that a sentence can have.
var understand = `query($sentence: String!, $language: Language!) {
  understand(text: $sentence, language: $language) {
    path
    unread
    parts { text fields }
    filter {
      text goal categories cities { name zip } radius regions priceMin priceMax bedroomsMin bathroomsMin garagesMin parkingsMin surfaceMin
      surfaceMax plotMin plotMax facades energyClasses constructionYearMin constructionYearMax availableBy` + yesNoFields() + `
    }
  }
}`

func yesNoFields() (selection string) {
	for _, c := range agency.YesNoCriteria {
		selection += " " + string(c.Name)
	}
	return selection
}

// searchFile is the query that searches for what a sentence says.
const searchFile = "tools/search_properties.graphql"

// understood is what a sentence says.
type understood struct {
	List   string          `json:"list"` // the address of the list on the site
	Unread []string        `json:"notUnderstood"`
	Parts  json.RawMessage `json:"understood"`
	Filter map[string]any  `json:"filter"`
}

// bySentence is the tool that searches by somebody's own words: they become the filter, and the filter is searched for.
func bySentence(schema *ast.Schema, execute Execute) (tool, error) {
	const about = "Searches by a sentence in Dutch, French, English or German, as a visitor says it: 'huis met tuin rond Maaseik " +
		"onder 350k'. " +
		"The answer tells the conditions it was read as, the words that were not understood (tell the visitor), and the first properties."
	input := object(map[string]*jsonschema.Schema{
		"sentence": {Type: "string", Description: "The visitor's own words about the home. At most 300 characters are read."},
		"language": languages(schema)}, []string{"sentence", "language"})
	_, query, err := queryOf(searchFile)
	if err != nil {
		return tool{}, err
	}
	output, err := foundBySentence(schema, query)
	return tool{Tool: described("find_by_sentence", about, input, output),
		run: func(ctx context.Context, given map[string]any) (json.RawMessage, error) {
			u, err := read(ctx, execute, given)
			if err != nil {
				return nil, err
			}
			found, err := answer(execute(ctx, query, map[string]any{"filter": u.Filter, "language": given["language"]}))
			if err != nil {
				return nil, err
			}
			return json.Marshal(struct {
				understood
				Found json.RawMessage `json:"found"`
			}{u, found})
		}}, err
}

// foundBySentence is what find_by_sentence answers, of which search is the second query.
func foundBySentence(schema *ast.Schema, search string) (*jsonschema.Schema, error) {
	var outputs []*jsonschema.Schema
	for _, query := range []string{understand, search} {
		op, err := operation(schema, query)
		if err != nil {
			return nil, err
		}
		output, err := outputOf(schema, op)
		if err != nil {
			return nil, err
		}
		outputs = append(outputs, output)
	}
	is := outputs[0].Properties["understand"].Properties
	is["filter"].Required = nil // conditions that it does not have are left out
	return fullObject(map[string]*jsonschema.Schema{"list": is["path"], "notUnderstood": is["unread"], "understood": is["parts"],
		"filter": is["filter"], "found": outputs[1]}), nil
}

// languages is the schema of the language that a tool answers in.
func languages(schema *ast.Schema) *jsonschema.Schema {
	one := oneOf(namesOf(schema.Types["Language"]))
	one.Description = "The language of the texts and the links."
	return one
}

// read reads a sentence into a filter without the conditions that it does not have.
func read(ctx context.Context, execute Execute, given map[string]any) (understood, error) {
	data, err := answer(execute(ctx, understand, map[string]any{"sentence": given["sentence"], "language": given["language"]}))
	if err != nil {
		return understood{}, err
	}
	var got struct {
		Understand struct {
			Path   string
			Unread []string
			Parts  json.RawMessage
			Filter map[string]any
		}
	}
	if err := decode(data, &got); err != nil {
		return understood{}, errors.New("something went wrong on our side")
	}
	for name, value := range got.Understand.Filter {
		if value == nil {
			delete(got.Understand.Filter, name)
		}
	}
	u := got.Understand
	return understood{List: originOf(ctx) + u.Path, Unread: u.Unread, Parts: u.Parts, Filter: u.Filter}, nil
}
