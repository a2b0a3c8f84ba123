package desk

import (
	"regexp"
	"strings"

	"github.com/gevel/gevel/locale"
)

// AnswerTemplate is a text with which staff begins an answer to a lead. In it {name} stands for who wrote and {property} for the title of
// the property.
type AnswerTemplate struct {
	Name string           `json:"name"`
	Text locale.Localized `json:"text"`
}

var placeholder = regexp.MustCompile(`\{[^{}\s]*\}`)

// Unknown returns the first placeholder in the template's texts that the program does not know; "" for none.
func (t AnswerTemplate) Unknown() string {
	for _, text := range t.Text {
		for _, p := range placeholder.FindAllString(text, -1) {
			if p != "{name}" && p != "{property}" {
				return p
			}
		}
	}
	return ""
}

// Filled is the text in a language for somebody, about a property; "" in a language without a text, and for a text about a property when
// there is none.
func (t AnswerTemplate) Filled(l locale.Language, name, property string) string {
	text := t.Text[l]
	if property == "" && strings.Contains(text, "{property}") {
		return ""
	}
	return strings.NewReplacer("{name}", name, "{property}", property).Replace(text)
}
