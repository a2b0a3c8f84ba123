// Package markdown makes the safe HTML of the Markdown of articles and of the footer, within bounds that count cells and bytes while they
// are made. Invariant: no other package makes HTML of a text, and Rendering names what makes it.
package markdown

import (
	"bytes"
	"cmp"
	stdhtml "html"
	"net/url"
	"slices"
	"strings"
	"unicode"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// engine drops HTML and every link that checkLinks refuses, so its output is safe; it stops at the bounds of countCells and htmlRenderer.
var engine = goldmark.New(goldmark.WithRenderer(newRenderer()), goldmark.WithExtensions(extension.Table, extension.Typographer),
	goldmark.WithParserOptions(parser.WithASTTransformers(util.Prioritized(checkLinks{}, 1000)),
		parser.WithParagraphTransformers(util.Prioritized(countCells{}, 150)))) // between those of goldmark: links at 100, tables at 200

// HTML turns Markdown into safe HTML. The error is errTooLong past one of the limits.
func HTML(source string) (string, error) {
	if len(source) > limits.TextHTMLBytes {
		return "", ErrTooLong
	}
	parsing := parser.NewContext()
	document := engine.Parser().Parse(text.NewReader([]byte(source)), parser.WithContext(parsing))
	if cellsIn(parsing) > limits.TextTableCells {
		return "", ErrTooLong
	}
	var b bytes.Buffer
	if err := engine.Renderer().Render(&b, []byte(source), document); err != nil {
		return "", err
	}
	return strings.TrimSpace(b.String()), nil
}

// HTMLIn makes HTML of a text in each language. A text that is too long becomes an empty one, with an error.
func HTMLIn(t locale.Localized) (locale.Localized, error) {
	out, problem := locale.Localized{}, error(nil)
	for l, s := range t {
		made, err := HTML(s)
		out[l], problem = made, cmp.Or(problem, err)
	}
	return out, problem
}

// linkSchemes are the schemes that a link may have, imageSchemes those of a picture; addresses without one are of this site.
var (
	linkSchemes  = []string{"", "http", "https", "mailto", "tel"}
	imageSchemes = []string{"", "http", "https"}
)

// checkLinks empties the address of links and pictures whose scheme is in no list. A list of dangerous ones would miss those that are new
// or written in another way. It takes HTML out too, in whose place the renderer would write a comment for visitors.
type checkLinks struct{}

// Transform empties addresses in a parsed text and takes HTML out.
func (checkLinks) Transform(document *ast.Document, source text.Reader, _ parser.Context) {
	var refused []*ast.AutoLink // <scheme:rest>, which stays as text
	var raw []ast.Node
	ast.Walk(document, func(n ast.Node, entering bool) (ast.WalkStatus, error) { // fails with our own errors only
		switch n := n.(type) {
		case *ast.RawHTML, *ast.HTMLBlock:
			if entering {
				raw = append(raw, n)
			}
		case *ast.Link:
			n.Destination = allowed(n.Destination, linkSchemes)
		case *ast.Image:
			n.Destination = allowed(n.Destination, imageSchemes)
		case *ast.AutoLink:
			if entering && n.AutoLinkType == ast.AutoLinkURL && allowed(n.URL(source.Source()), linkSchemes) == nil {
				refused = append(refused, n)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, n := range raw {
		n.Parent().RemoveChild(n.Parent(), n)
	}
	for _, n := range refused {
		n.Parent().ReplaceChild(n.Parent(), n, ast.NewString(n.Label(source.Source())))
	}
}

func allowed(address []byte, schemes []string) []byte {
	if !slices.Contains(schemes, schemeOf(string(address))) {
		return nil
	}
	return address
}

// schemeOf is what a browser or a careless program may take for the scheme of an address, in lower case: entities and percent signs are
// decoded until nothing changes, and spaces and control characters ignored.
func schemeOf(address string) string {
	for range 5 {
		decoded := stdhtml.UnescapeString(address)
		if plain, err := url.PathUnescape(decoded); err == nil {
			decoded = plain
		}
		if decoded == address {
			break
		}
		address = decoded
	}
	address = strings.ToLower(strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.IsControl(r) || unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, address))
	end := strings.IndexAny(address, ":/?#")
	if end < 0 || address[end] != ':' {
		return ""
	}
	return address[:end]
}
