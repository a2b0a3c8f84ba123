package settings

import (
	"fmt"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// checkAnswers checks the templates for answers.
func (c *checker) checkAnswers(list []desk.AnswerTemplate) {
	if len(list) > limits.AnswerTemplates {
		c.Refuse("site.json", "settings.answers", "has more than %d templates", limits.AnswerTemplates)
	}
	for i, t := range list {
		field := fmt.Sprintf("settings.answers[%d]", i)
		switch n := utf8.RuneCountInString(t.Name); {
		case n == 0:
			c.Refuse("site.json", field+".name", "is missing")
		case n > limits.AnswerTemplateNameCharacters:
			c.Refuse("site.json", field+".name", "has more than %d characters", limits.AnswerTemplateNameCharacters)
		}
		if p := t.Unknown(); p != "" {
			c.Refuse("site.json", field+".text", "%s stands for nothing; use {name} and {property}", p)
		}
		for l, text := range t.Text {
			if utf8.RuneCountInString(text) > limits.LeadAnswerCharacters {
				c.Refuse("site.json", field+".text."+string(l), "has more than %d characters", limits.LeadAnswerCharacters)
			}
		}
	}
}
