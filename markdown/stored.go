package markdown

import (
	"strings"

	nethtml "golang.org/x/net/html"
)

// Rendering is the version of goldmark and of our own rules with which the HTML of texts is made. HTML of another one is made again:
// whoever changes what HTML makes of a text raises the number.
const Rendering = "goldmark v1.7.17, rules 2"

// WithAllowedLinks empties the addresses in HTML that checkLinks empties in Markdown. The rest stays byte for byte.
func WithAllowedLinks(text string) string {
	var b strings.Builder
	tokens := nethtml.NewTokenizer(strings.NewReader(text))
	for tokens.Next() != nethtml.ErrorToken {
		raw := string(tokens.Raw())
		token, changed := tokens.Token(), false
		for i := range token.Attr {
			a := &token.Attr[i]
			schemes := map[string][]string{"href": linkSchemes, "src": imageSchemes}[a.Key]
			if schemes != nil && a.Val != "" && allowed([]byte(a.Val), schemes) == nil {
				a.Val, changed = "", true
			}
		}
		if changed {
			raw = token.String()
		}
		b.WriteString(raw)
	}
	return b.String()
}
