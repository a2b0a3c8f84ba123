package fields

import (
	"cmp"
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

// Check returns the code of what is wrong with a value that a part of a record with these rules gets, "" for nothing.
func Check(rules []Rule, p desk.Part, value string) forms.ProblemCode {
	at := slices.IndexFunc(rules, func(r Rule) bool { return r.Field == p.Field && r.Localized == (p.Language != "") })
	if at < 0 || p.Language != "" && !p.Language.Known() {
		return forms.Unknown
	}
	if len(value) > rules[at].bytes() {
		return forms.TooLong
	}
	if value == "" {
		return ""
	}
	return rules[at].check(value)
}

// bytes is the longest value, in bytes.
func (r Rule) bytes() int {
	switch r.Field {
	case "path", "paths", "slug":
		return limits.PageAddressBytes
	case "agents":
		return limits.AgentsBytes
	}
	return limits.PartBytes
}

// items is how many items a list may have. The list of the pages below one has as many as the site has pages.
func (r Rule) items() int {
	switch {
	case r.Field == "modules":
		return limits.ModulesOfPage
	case r.Field == "agents":
		return limits.AgentsAtDesk
	case r.Section != "":
		return limits.ListItems
	}
	return limits.DeskPages
}

// address is the pattern of an address that the agency gives a page, without the language.
var address = regexp.MustCompile(`^/([a-z0-9-]+/){1,4}$`)

// check returns the code of what is wrong with a value, which is JSON.
func (r Rule) check(value string) forms.ProblemCode {
	switch r.Kind {
	case FlagPart:
		return unless(value == "true", forms.Unknown)
	case OffFlagPart:
		return unless(value == "false", forms.Unknown)
	case NumberPart:
		n, least := 0, 1
		if r.Zero {
			least = 0
		}
		return unless(json.Unmarshal([]byte(value), &n) == nil && n >= least && n <= cmp.Or(r.Most, limits.PartNumber), forms.OutOfRange)
	case ListPart:
		var list []json.RawMessage
		if json.Unmarshal([]byte(value), &list) != nil {
			return forms.Unknown
		}
		if r.Field == "offices" && len(list) <= r.items() {
			return checkOpeningHours(list)
		}
		return unless(len(list) <= r.items(), forms.TooMany)
	case HoursPart:
		return checkHours(value)
	case DaysPart:
		return checkDays(value)
	}
	var text string
	if json.Unmarshal([]byte(value), &text) != nil || locale.IsBlank(text) {
		return forms.Unknown
	}
	switch {
	case r.Kind == ChoicePart:
		return unless(slices.Contains(r.Choices, text), forms.Unknown)
	case r.Kind == MarkdownPart:
		_, err := markdown.HTML(text)
		return unless(err == nil, forms.TooLong)
	case r.Kind == ColourPart:
		return unless(agency.IsColour(text), forms.Unknown)
	case r.Kind == TextPart && strings.ContainsFunc(text, unicode.IsControl):
		return forms.Unknown
	case r.Field == "email" && !forms.IsEmail(text):
		return forms.NotAnEmail
	case r.Field == "date" && !locale.Date(text).Valid():
		return forms.DateInvalid
	case r.Field == "slug" && locale.Slug(text) != text, (r.Field == "path" || r.Field == "paths") && !address.MatchString(text):
		return forms.Unknown
	}
	return ""
}

func unless(holds bool, code forms.ProblemCode) forms.ProblemCode {
	if holds {
		return ""
	}
	return code
}

// Canonical writes a list of the configuration as an import would, also with the fields that the list leaves out. It is false for a list
// that cannot be read.
func Canonical(p desk.Part, value string) (written string, ok bool) {
	if value == "" || value[0] != '[' && value[0] != '{' {
		return value, true
	}
	d := Document{}
	d.Set(p, value)
	var site agency.Site
	var page writtenPage
	record := any(&site)
	if _, isPage := desk.PageOf(p.Record); isPage {
		record = &page
	} else if p.Record == desk.MenuRecord {
		ids, err := PageIDs(value)
		return PageList(ids), err == nil
	}
	if d.Into(record) != nil {
		return "", false
	}
	return DocumentOf(record).Get(p), true
}
