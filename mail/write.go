package mail

import (
	"bytes"
	"html/template"
	"strings"
	texts "text/template"
)

var (
	htmlTemplate = template.Must(template.ParseFS(textFiles, "texts/email.html"))
	textTemplate = texts.Must(texts.ParseFS(textFiles, "texts/email.txt"))
)

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
