package intake

import (
	"cmp"
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

// checkEdit returns the code of what is wrong with an edit, "" for nothing.
func checkEdit(rules []PartRule, e Edit) agency.ProblemCode {
	at := slices.IndexFunc(rules, func(r PartRule) bool { return r.Field == e.Field && r.Localized == (e.Language != "") })
	if at < 0 || e.Language != "" && !e.Language.Known() {
		return agency.Unknown
	}
	if len(e.Value) > rules[at].bytes() {
		return agency.TooLong
	}
	if e.Value == "" {
		return ""
	}
	return rules[at].check(e.Value)
}

// bytes is the longest value, in bytes.
func (r PartRule) bytes() int {
	switch r.Field {
	case "path", "paths", "slug":
		return limits.PageAddressBytes
	}
	return limits.PartBytes
}

// items is how many items a list may have. The list of the pages below one has as many as the site has pages.
func (r PartRule) items() int {
	switch {
	case r.Field == "modules":
		return limits.ModulesOfPage
	case r.Section != "":
		return limits.ListItems
	}
	return limits.DeskPages
}

// address is the pattern of an address that the agency gives a page, without the language.
var address = regexp.MustCompile(`^/([a-z0-9-]+/){1,4}$`)

// check returns the code of what is wrong with a value, which is JSON.
func (r PartRule) check(value string) agency.ProblemCode {
	switch r.Kind {
	case FlagPart:
		return unless(value == "true", agency.Unknown)
	case OffFlagPart:
		return unless(value == "false", agency.Unknown)
	case NumberPart:
		n, least := 0, 1
		if r.Zero {
			least = 0
		}
		return unless(json.Unmarshal([]byte(value), &n) == nil && n >= least && n <= cmp.Or(r.Most, limits.PartNumber), agency.OutOfRange)
	case ListPart:
		var list []json.RawMessage
		if json.Unmarshal([]byte(value), &list) != nil {
			return agency.Unknown
		}
		if r.Field == "offices" && len(list) <= r.items() {
			return checkOpeningHours(list)
		}
		return unless(len(list) <= r.items(), agency.TooMany)
	case HoursPart:
		return checkHours(value)
	case DaysPart:
		return checkDays(value)
	}
	var text string
	if json.Unmarshal([]byte(value), &text) != nil || locale.IsBlank(text) {
		return agency.Unknown
	}
	switch {
	case r.Kind == ChoicePart:
		return unless(slices.Contains(r.Choices, text), agency.Unknown)
	case r.Kind == MarkdownPart:
		_, err := markdown.HTML(text)
		return unless(err == nil, agency.TooLong)
	case r.Kind == ColourPart:
		return unless(colour.MatchString(text), agency.Unknown)
	case r.Kind == TextPart && strings.ContainsFunc(text, unicode.IsControl):
		return agency.Unknown
	case r.Field == "email" && !agency.IsEmail(text):
		return agency.NotAnEmail
	case r.Field == "date" && !locale.Date(text).Valid():
		return agency.DateInvalid
	case r.Field == "slug" && locale.Slug(text) != text, (r.Field == "path" || r.Field == "paths") && !address.MatchString(text):
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

// invalid is what canonical returns for a list that cannot be read.
const invalid = "invalid"

// canonical writes a list of the configuration as an import would, also with the fields that the list leaves out.
func canonical(p agency.Part, value string) string {
	if value == "" || value[0] != '[' && value[0] != '{' {
		return value
	}
	d := document{}
	d.set(p, value)
	var site agency.Site
	var page writtenPage
	record := any(&site)
	if _, isPage := agency.PageOf(p.Record); isPage {
		record = &page
	} else if p.Record == agency.MenuRecord {
		ids, err := idsOf(value)
		if err != nil {
			return invalid
		}
		return listOf(ids)
	}
	if d.into(record) != nil {
		return invalid
	}
	return documentOf(record).get(p)
}
