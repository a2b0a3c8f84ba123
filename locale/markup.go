package locale

import (
	"html"
	"regexp"
	"strings"
)

// markup is a comment, a script or style with its content, a tag (whose name is group 1), or a declaration. A < that no letter follows is
// text: "< 500 m²".
var markup = regexp.MustCompile(`(?is)<!--.*?(?:-->|$)` +
	`|<script\b.*?(?:</script\b[^>]*>|$)` +
	`|<style\b.*?(?:</style\b[^>]*>|$)` +
	`|</?([a-z][a-z0-9]*)(?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*>` +
	`|<[!?/][^>]*>`)

// sourceBreak matches line breaks in the source of a text with markup, which count only when one of the lines is empty.
var sourceBreak = regexp.MustCompile(`\s*\n\s*`)

// breaks holds what replaces a tag; other tags are replaced by nothing.
var breaks = tagBreaks()

func tagBreaks() map[string]string {
	list := map[string]string{"br": "\n", "td": " ", "th": " "}
	for name := range strings.FieldsSeq(`p div ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table tr blockquote pre hr address
		section article aside header footer main nav figure figcaption form fieldset`) {
		list[name] = "\n\n"
	}
	return list
}

// WithoutMarkup removes the markup from s, decodes entities, and keeps the line breaks of the markup.
func WithoutMarkup(s string) string {
	found := markup.FindAllStringSubmatchIndex(s, -1)
	if found == nil {
		return html.UnescapeString(s)
	}
	var b strings.Builder
	end := 0
	for _, m := range found {
		b.WriteString(between(s[end:m[0]]))
		if m[2] >= 0 {
			b.WriteString(breaks[strings.ToLower(s[m[2]:m[3]])])
		}
		end = m[1]
	}
	b.WriteString(between(s[end:]))
	return b.String()
}

// between returns the text between two pieces of markup.
func between(text string) string {
	return sourceBreak.ReplaceAllStringFunc(html.UnescapeString(text), func(s string) string {
		if strings.Count(s, "\n") > 1 {
			return "\n\n"
		}
		return " "
	})
}
