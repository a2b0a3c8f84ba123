package fields

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/parts"
)

// PartValue is a part with its rule and its value, as JSON.
type PartValue struct {
	desk.Part
	Rule  Rule
	Value string
}

// ValuesOf lists the parts of a record with their values, in the languages of the site; none for an unknown record.
func ValuesOf(now parts.PartState, record string) (list []PartValue) {
	d, rules := recordOf(now, record)
	if d == nil {
		return nil
	}
	languages := now.Site.InUse()
	for _, r := range rules {
		for _, p := range PartsOf(record, []Rule{r}) {
			if p.Language == "" || slices.Contains(languages, p.Language) {
				list = append(list, PartValue{p, r, d.Get(p)})
			}
		}
	}
	return list
}

// recordOf returns a record as a document with the rules of its parts; nil for an unknown record.
func recordOf(now parts.PartState, record string) (Document, []Rule) {
	if now.Site == nil {
		return nil, nil
	}
	site, _ := now.Site.Written()
	if id, ok := desk.PageOf(record); ok {
		if e := site.Entry(id); e != nil {
			return PageDocument(e), Page
		}
		return nil, nil
	}
	switch record {
	case desk.SiteRecord:
		return DocumentOf(site), Site
	case desk.MenuRecord:
		return MenuDocument(&site), Menu(&site)
	}
	at := slices.IndexFunc(now.Articles, func(a agency.ArticleRecord) bool { return desk.ArticleRecordOf(a.Key) == record })
	if at < 0 {
		return nil, nil
	}
	return ArticleDocument(&now.Articles[at]), Article
}

// Plain is a value as people edit it: a text without its quotes.
func (r Rule) Plain(value string) string {
	var text string
	if json.Unmarshal([]byte(value), &text) != nil {
		return value
	}
	return text
}

// JSON is the value of what somebody typed, without the spaces around it.
func (r Rule) JSON(plain string) string {
	if r.Kind != MarkdownPart {
		plain = strings.TrimSpace(plain)
	}
	switch r.Kind {
	case OffFlagPart:
		if plain == "true" {
			return ""
		}
		return plain
	case FlagPart, NumberPart, ListPart, HoursPart, DaysPart:
		if plain == "false" || plain == "0" && !r.Zero || plain == "[]" || plain == "{}" {
			return ""
		}
		return plain
	}
	if strings.TrimSpace(plain) == "" {
		return ""
	}
	if r.Field == "path" || r.Field == "paths" {
		plain = "/" + strings.Trim(plain, "/") + "/"
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.Encode(strings.ReplaceAll(plain, "\r\n", "\n")) // encoding a text cannot fail
	return strings.TrimSpace(b.String())
}

// RuleOf finds the rule of a field of a record.
func RuleOf(record, field string) (Rule, bool) {
	rules := Article
	switch _, isPage := desk.PageOf(record); {
	case record == desk.SiteRecord:
		rules = Site
	case isPage:
		rules = Page
	case record == desk.MenuRecord:
		_, ok := desk.ParentOf(field)
		return Rule{Field: field, Kind: ListPart}, ok
	}
	at := slices.IndexFunc(rules, func(r Rule) bool { return r.Field == field })
	if at < 0 {
		return Rule{}, false
	}
	return rules[at], true
}
