package assistant

import (
	"errors"
	"fmt"
	"net/url"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/limits"
	"github.com/google/jsonschema-go/jsonschema"
)

var messageOf = &jsonschema.Schema{Type: "string",
	Description: fmt.Sprintf("What the visitor wants to say, in the visitor's own words, at most %d characters.", limits.LinkedMessage)}

// linkOf is what a tool answers that gives the link to a form.
var linkOf = fullObject(map[string]*jsonschema.Schema{
	"title": {Type: "string", Description: "The title of the property, or the name of the project."},
	"link":  {Type: "string", Description: "The address to give the visitor: the form opens there, filled in."}})

// filledIn is the end of a link that fills a form in (web/shared/form/linked.ts): behind the #, which browsers send to no server. It
// refuses a moment of a form other than an appointment's, one that is no time, and a message that is too long.
func filledIn(form string, given map[string]any) (string, error) {
	values := url.Values{}
	if message, _ := given["message"].(string); message != "" {
		if utf8.RuneCountInString(message) > limits.LinkedMessage {
			return "", fmt.Errorf("message has at most %d characters", limits.LinkedMessage)
		}
		values.Set("remark", message)
	}
	if moment, _ := given["moment"].(string); moment != "" {
		if form != "appointment" {
			return "", errors.New("moment belongs to the form book_an_appointment")
		}
		if _, err := time.Parse(time.RFC3339, moment); err != nil {
			return "", errors.New("moment is a start of appointment_times, such as 2026-11-27T09:00:00Z")
		}
		values.Set("start", moment)
	}
	if len(values) == 0 {
		return "", nil
	}
	return "#" + values.Encode(), nil
}
