package markdown

import (
	"strings"

	nethtml "golang.org/x/net/html"
)

// Questions makes each heading of the HTML of a text, of whatever level and in plain words, a question that opens; what stands under it is
// its answer. What stands before the first heading stays.
func Questions(text string) string {
	var b strings.Builder
	end, inHeading := "", false
	tokens := nethtml.NewTokenizer(strings.NewReader(text))
	for tokens.Next() != nethtml.ErrorToken {
		raw := string(tokens.Raw())
		token := tokens.Token()
		switch {
		case isHeading(token.Data) && token.Type == nethtml.StartTagToken:
			b.WriteString(end + "<details><summary>")
			end, inHeading = "</details>", true
		case isHeading(token.Data) && token.Type == nethtml.EndTagToken:
			b.WriteString("</summary>")
			inHeading = false
		case !inHeading || token.Type == nethtml.TextToken:
			b.WriteString(raw)
		}
	}
	return b.String() + end
}

// isHeading reports whether an element is a heading: h1 to h6.
func isHeading(name string) bool {
	return len(name) == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6'
}
