package assistant

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2/ast"
)

// formOf are the forms of a property's page by what they are for: the value of form in the page's address.
var formOf = map[string]string{"ask_a_question": "ask", "book_an_appointment": "appointment", "request_documents": "documents",
	"make_an_offer": "offer", "apply_for_a_rental": "rent", "send_to_a_friend": "friend"}

const propertyOfForm = `query($number: Int!, $language: Language!) { property(number: $number, language: $language) { ` +
	`number title url status goal marquee { code } } }`

// toForm is the tool that gives the link to a property's form. The visitor reads it, fills it in and sends it.
func toForm(schema *ast.Schema, execute Execute) tool {
	const about = "Gives the link to a form of a property: a question, an appointment, its documents, an offer, an application " +
		"for a rental. " +
		"A message and the moment of an appointment stand in the form already. " +
		"Nothing is sent by this: the visitor opens the link, reads it, fills in the rest and sends the form."
	names := []string{"ask_a_question", "book_an_appointment", "request_documents", "make_an_offer", "apply_for_a_rental",
		"send_to_a_friend"}
	kinds := oneOf(names)
	kinds.Description = "What the visitor wants."
	input := object(map[string]*jsonschema.Schema{
		"number":  {Type: "integer", Description: "The agency's reference of the property."},
		"form":    kinds,
		"message": messageOf,
		"moment": {Type: "string",
			Description: "Of an appointment: a start of appointment_times that is free, as it stands there."},
		"language": languages(schema)}, []string{"number", "form", "language"})
	return tool{Tool: described("link_to_form", about, input, linkOf),
		run: func(ctx context.Context, given map[string]any) (json.RawMessage, error) {
			name, _ := given["form"].(string)
			form, ok := formOf[name]
			if !ok {
				return nil, fmt.Errorf("form is one of %v", names)
			}
			filled, err := filledIn(form, given)
			if err != nil {
				return nil, err
			}
			return linkTo(ctx, execute, form, filled, map[string]any{"number": given["number"], "language": given["language"]})
		}}
}

func linkTo(ctx context.Context, execute Execute, form, filled string, variables map[string]any) (json.RawMessage, error) {
	data, err := answer(execute(ctx, propertyOfForm, variables))
	if err != nil {
		return nil, err
	}
	var got struct{ Property *offer }
	switch err := json.Unmarshal(data, &got); {
	case err != nil:
		return nil, errors.New("something went wrong on our side")
	case got.Property == nil:
		return nil, errors.New("the agency has no such property")
	case !got.Property.has(form):
		return nil, errors.New("the property has no such form: it is no longer offered, or for sale instead of for rent, or the reverse")
	}
	return json.Marshal(map[string]string{"title": got.Property.Title, "link": got.Property.URL + "?form=" + form + filled})
}

// offer is what the forms of a property depend on.
type offer struct {
	Title, URL, Status, Goal string
	Marquee                  *struct{ Code int }
}

// has reports whether the property's page has a form, as web/shared/property/offered.ts and the page's buttons decide.
func (o offer) has(form string) bool {
	switch taken := o.Marquee != nil && o.Marquee.Code >= 3; {
	case taken || o.Status == "SOLD" || o.Status == "RENTED" || o.Status == "REALISED":
		return false
	case form == "rent":
		return o.Goal == "RENT"
	case form == "offer":
		return o.Goal == "SALE"
	}
	return true
}
