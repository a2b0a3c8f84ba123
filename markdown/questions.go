package markdown

import (
	"strings"

	nethtml "golang.org/x/net/html"
)

// Questions makes each heading of the HTML of a text, of whatever level and in plain words, a question that opens; what stands under it is
// its answer. What stands before the first heading stays, and one inside a quotation or a list is a part of the answer.
func Questions(text string) string {
	var b strings.Builder
	end, inHeading, depth := "", false, 0
	tokens := nethtml.NewTokenizer(strings.NewReader(text))
	for tokens.Next() != nethtml.ErrorToken {
		raw := string(tokens.Raw())
		token := tokens.Token()
		switch {
		case isHeading(token.Data) && token.Type == nethtml.StartTagToken && depth == 0:
			b.WriteString(end + "<details><summary>")
			end, inHeading = "</details>", true
		case isHeading(token.Data) && token.Type == nethtml.EndTagToken && inHeading:
			b.WriteString("</summary>")
			inHeading = false
		case !inHeading:
			depth += deeper(token)
			b.WriteString(raw)
		case token.Type == nethtml.TextToken:
			b.WriteString(raw)
		case token.Data == "br":
			b.WriteString(" ")
		case token.Data == "img":
			for _, a := range token.Attr {
				if a.Key == "alt" {
					b.WriteString(nethtml.EscapeString(a.Val))
				}
			}
		}
	}
	return b.String() + end
}

// deeper is by how much what follows a tag stands deeper than what stands before it.
func deeper(tag nethtml.Token) int {
	switch {
	case tag.Data == "br", tag.Data == "hr", tag.Data == "img", tag.Data == "input":
		return 0 // these have no end
	case tag.Type == nethtml.StartTagToken:
		return 1
	case tag.Type == nethtml.EndTagToken:
		return -1
	}
	return 0
}

// isHeading reports whether an element is a heading: h1 to h6.
func isHeading(name string) bool {
	return len(name) == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6'
}
