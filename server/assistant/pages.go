package assistant

import (
	"context"
	"encoding/json"
	"fmt"
	"html"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// pagesURI is the list of the site's own pages; pageURI the text of one of them, by its address: site:///nl/wie-zijn-wij/.
const (
	pagesURI = "site:///pages"
	pageURI  = "site:///{+path}"
)

// addPages adds what the agency itself wrote: who it is, its services and its legal texts.
func addPages(ctx context.Context, s *mcp.Server, execute Execute) {
	s.AddResource(&mcp.Resource{URI: pagesURI, Name: "pages", MIMEType: "text/plain",
		Description: "The pages of the site in each language: title and address."},
		func(_ context.Context, r *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
			text, err := listPages(ctx, execute)
			return textOf(r.Params.URI, "text/plain", text), err
		})
	s.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: pageURI, Name: "page", MIMEType: "text/html",
		Description: "The text of one page of the site, by its address: site:///nl/wie-zijn-wij/."},
		func(_ context.Context, r *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
			text, err := readPage(ctx, execute, strings.TrimPrefix(r.Params.URI, "site://"))
			if text == "" && err == nil {
				err = mcp.ResourceNotFoundError(r.Params.URI)
			}
			return textOf(r.Params.URI, "text/html", text), err
		})
}

func textOf(uri, kind, text string) *mcp.ReadResourceResult {
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, MIMEType: kind, Text: text}}}
}

// languagesOfSite is the order in which pages are listed.
var languagesOfSite = []string{"NL", "FR", "EN", "DE"}

type entry struct {
	Title, Path string
	Children    []entry
}

// listPages lists the menu in each language that the site has.
func listPages(ctx context.Context, execute Execute) (string, error) {
	var b strings.Builder
	for _, l := range languagesOfSite {
		data, err := answer(execute(ctx,
			`query($language: Language!) { site(language: $language) { menu { title path children { title path } } } }`,
			map[string]any{"language": l}))
		if err != nil {
			continue // the site does not use the language
		}
		var got struct{ Site struct{ Menu []entry } }
		if err := json.Unmarshal(data, &got); err != nil {
			return "", err
		}
		writeMenu(&b, got.Site.Menu)
	}
	return b.String(), nil
}

func writeMenu(b *strings.Builder, menu []entry) {
	for _, e := range menu {
		fmt.Fprintf(b, "%s: site://%s\n", e.Title, e.Path)
		writeMenu(b, e.Children)
	}
}

const pageQuery = `query($path: String!, $language: Language!) {
  article(path: $path, language: $language) { ...text }
  page(path: $path, language: $language) { title modules { article { ...text } articles { ...text } } }
}
fragment text on Article { title intro body }`

type article struct{ Title, Intro, Body string }

func (a article) html() string {
	return fmt.Sprintf("<h2>%s</h2>\n<p>%s</p>\n%s\n", html.EscapeString(a.Title), html.EscapeString(a.Intro), a.Body)
}

// readPage returns the texts of a page as HTML; "" for an address that has none.
func readPage(ctx context.Context, execute Execute, path string) (string, error) {
	language, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	data, err := answer(execute(ctx, pageQuery, map[string]any{"path": path, "language": strings.ToUpper(language)}))
	if err != nil {
		return "", err
	}
	var got struct {
		Article *article
		Page    *struct {
			Title   string
			Modules []struct {
				Article  *article
				Articles []article
			}
		}
	}
	if err := json.Unmarshal(data, &got); err != nil {
		return "", err
	}
	var b strings.Builder
	if got.Article != nil {
		b.WriteString(got.Article.html())
	}
	if got.Page != nil {
		fmt.Fprintf(&b, "<h1>%s</h1>\n", html.EscapeString(got.Page.Title))
		for _, m := range got.Page.Modules {
			if m.Article != nil {
				b.WriteString(m.Article.html())
			}
			for _, a := range m.Articles {
				b.WriteString(a.html())
			}
		}
	}
	return b.String(), nil
}
