package mail

import (
	"bytes"
	"html/template"
	"regexp"
	"strings"
	texts "text/template"
)

var (
	htmlTemplate = template.Must(template.New("email.html").Funcs(template.FuncMap{"unbroken": unbroken}).ParseFS(textFiles,
		"texts/email.html"))
	textTemplate = texts.Must(texts.ParseFS(textFiles, "texts/email.txt"))
)

var dayText = regexp.MustCompile(`\b\d\d-\d\d-\d{4}\b`)

// unbroken escapes a text for HTML, in which a date does not break after its hyphens.
func unbroken(text string) template.HTML {
	escaped := template.HTMLEscapeString(text)
	return template.HTML(dayText.ReplaceAllString(escaped, `<span style="white-space:nowrap;">$0</span>`))
}

// write renders the page as HTML and as plain text. The HTML template escapes every value for its context.
func (p page) write() (html, text string, err error) {
	var asHTML, asText bytes.Buffer
	if err := htmlTemplate.Execute(&asHTML, p); err != nil {
		return "", "", err
	}
	if err := textTemplate.Execute(&asText, p); err != nil {
		return "", "", err
	}
	return asHTML.String(), strings.TrimSpace(asText.String()) + "\n", nil
}
