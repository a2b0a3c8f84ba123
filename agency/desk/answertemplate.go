package desk

import (
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// AnswerTemplate is a text with which staff begins an answer to a lead, with the placeholders of AnswerFacts.
type AnswerTemplate struct {
	Name string           `json:"name"`
	Text locale.Localized `json:"text"`
}

var placeholder = regexp.MustCompile(`\{[^{}\s]*\}`)

// AnswerFacts are what the placeholders of a template stand for: {name} for who wrote; {property}, {address}, {price} and {agent} for the
// title of the property, where it is, its price line and its agent; {viewing} for when the next viewing begins.
type AnswerFacts struct{ Name, Property, Address, Price, Agent, Viewing string }

// maybe are the facts that may not be known, by their placeholders.
func (f AnswerFacts) maybe() []string {
	return []string{"{property}", f.Property, "{address}", f.Address, "{price}", f.Price, "{agent}", f.Agent, "{viewing}", f.Viewing}
}

// Unknown returns the first placeholder in the template's texts that the program does not know; "" for none.
func (t AnswerTemplate) Unknown() string {
	known := append(AnswerFacts{}.maybe(), "{name}")
	for _, text := range t.Text {
		for _, p := range placeholder.FindAllString(text, -1) {
			if !slices.Contains(known, p) {
				return p
			}
		}
	}
	return ""
}

// Filled is the text in a language with the facts of a lead; "" in a language without a text, and for a text that names a fact
// which is not known: nothing may stand in its place.
func (t AnswerTemplate) Filled(l locale.Language, f AnswerFacts) string {
	text, facts := t.Text[l], f.maybe()
	for i := 0; i < len(facts); i += 2 {
		if facts[i+1] == "" && strings.Contains(text, facts[i]) {
			return ""
		}
	}
	return strings.NewReplacer(append(facts, "{name}", f.Name)...).Replace(text)
}
