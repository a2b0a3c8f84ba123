package assistant

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/vektah/gqlparser/v2/ast"
)

// understand selects every condition that a sentence can have.
var understand = `query($sentence: String!, $language: Language!) {
  understand(text: $sentence, language: $language) {
    path
    unread
    parts { text fields }
    filter {
      text goal categories cities { name zip } regions priceMin priceMax bedroomsMin bathroomsMin garagesMin parkingsMin surfaceMin
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

// understood is what a sentence says.
type understood struct {
	List   string          `json:"list"` // the address of the list on the site
	Unread []string        `json:"notUnderstood"`
	Parts  json.RawMessage `json:"understood"`
	Filter map[string]any  `json:"filter"`
}

// bySentence is the tool that searches by somebody's own words: they become the filter, and the filter is searched for.
func bySentence(schema *ast.Schema, execute Execute) tool {
	const about = "Searches by a sentence in Dutch, French, English or German, as a visitor says it: 'huis met tuin rond Maaseik " +
		"onder 350k'. " +
		"The answer tells the conditions it was read as, the words that were not understood (tell the visitor), and the first properties."
	input := object(map[string]any{
		"sentence": map[string]any{"type": "string",
			"description": "The visitor's own words about the home. At most 300 characters are read."},
		"language": languages(schema)}, []string{"sentence", "language"})
	return tool{Tool: described("find_by_sentence", about, input),
		run: func(ctx context.Context, given map[string]any) (json.RawMessage, error) {
			u, err := read(ctx, execute, given)
			if err != nil {
				return nil, err
			}
			found, err := search(ctx, execute, map[string]any{"filter": u.Filter, "language": given["language"]})
			if err != nil {
				return nil, err
			}
			return json.Marshal(struct {
				understood
				Found json.RawMessage `json:"found"`
			}{u, found})
		}}
}

// languages is the schema of the language that a tool answers in.
func languages(schema *ast.Schema) map[string]any {
	return map[string]any{"type": "string", "enum": namesOf(schema.Types["Language"]),
		"description": "The language of the texts and the links."}
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

// search runs the query of search_properties.
func search(ctx context.Context, execute Execute, variables map[string]any) (json.RawMessage, error) {
	text, err := queries.ReadFile("tools/search_properties.graphql")
	if err != nil {
		return nil, err
	}
	card, err := queries.ReadFile(cardFile)
	if err != nil {
		return nil, err
	}
	return answer(execute(ctx, string(text)+string(card), variables))
}
