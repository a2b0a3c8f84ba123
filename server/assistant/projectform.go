package assistant

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2/ast"
)

const projectOfForm = `query($number: Int!, $language: Language!) { project(number: $number, language: $language) { name url } }`

// toProjectForm is the tool that gives the link to a project's form, in which a message stands already.
func toProjectForm(schema *ast.Schema, execute Execute) tool {
	const about = "Gives the link to the form in which a visitor asks about a new-build project, with a message in it. " +
		"Nothing is sent by this: the visitor opens the link, reads it, fills in the rest and sends the form."
	input := object(map[string]*jsonschema.Schema{
		"number":   {Type: "integer", Description: "The agency's reference of the project."},
		"message":  messageOf,
		"language": languages(schema)}, []string{"number", "language"})
	return tool{Tool: described("link_to_project_form", about, input, linkOf),
		run: func(ctx context.Context, given map[string]any) (json.RawMessage, error) {
			filled, err := filledIn("ask", given)
			if err != nil {
				return nil, err
			}
			data, err := answer(execute(ctx, projectOfForm, map[string]any{"number": given["number"], "language": given["language"]}))
			if err != nil {
				return nil, err
			}
			var got struct{ Project *struct{ Name, URL string } }
			if err := json.Unmarshal(data, &got); err != nil {
				return nil, errors.New("something went wrong on our side")
			}
			if got.Project == nil {
				return nil, errors.New("the agency has no such project")
			}
			return json.Marshal(map[string]string{"title": got.Project.Name, "link": got.Project.URL + "?form=ask" + filled})
		}}
}
