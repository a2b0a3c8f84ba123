package intake

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// checkEdit returns what is wrong with the value of an edit, "" for nothing.
func checkEdit(rules []PartRule, e Edit) agency.ProblemCode {
	at := slices.IndexFunc(rules, func(r PartRule) bool { return r.Field == e.Field && r.Localized == (e.Language != "") })
	if at < 0 || e.Language != "" && !e.Language.Known() {
		return agency.Unknown
	}
	if len(e.Value) > limits.PartBytes {
		return agency.TooLong
	}
	if e.Value == "" {
		return ""
	}
	return rules[at].check(e.Value)
}

// check returns what is wrong with a value, which is JSON.
func (r PartRule) check(value string) agency.ProblemCode {
	switch r.Kind {
	case FlagPart:
		return unless(value == "true", agency.Unknown)
	case NumberPart:
		var n int
		return unless(json.Unmarshal([]byte(value), &n) == nil && n > 0 && n <= 36500, agency.OutOfRange)
	case ListPart:
		return unless(json.Valid([]byte(value)), agency.Unknown)
	}
	var text string
	if json.Unmarshal([]byte(value), &text) != nil || strings.TrimSpace(text) == "" {
		return agency.Unknown
	}
	switch {
	case r.Kind == ChoicePart:
		return unless(slices.Contains(r.Choices, text), agency.Unknown)
	case r.Kind == ColourPart:
		return unless(colour.MatchString(text), agency.Unknown)
	case r.Kind == TextPart && strings.ContainsFunc(text, unicode.IsControl):
		return agency.Unknown
	case r.Field == "email" && !agency.IsEmail(text):
		return agency.NotAnEmail
	case r.Field == "date" && !locale.Date(text).Valid():
		return agency.DateInvalid
	case r.Field == "slug" && locale.Slug(text) != text:
		return agency.Unknown
	}
	return ""
}

func unless(holds bool, code agency.ProblemCode) agency.ProblemCode {
	if holds {
		return ""
	}
	return code
}

// invalid stands for a list that cannot be read.
const invalid = "invalid"

// canonical writes a list of the configuration as an import would, with the fields that it does not state.
func canonical(p agency.Part, value string) string {
	if value == "" || value[0] != '[' && value[0] != '{' {
		return value
	}
	d := document{}
	d.set(p, value)
	var site agency.Site
	if d.into(&site) != nil {
		return invalid
	}
	return documentOf(site).get(p)
}
