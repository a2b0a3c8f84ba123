package render

import (
	"context"
	"net/http"
	"regexp"

	"github.com/gevel/gevel/cache"
)

// Preview returns a page that is not cached, without scripts and data; its HTML goes through change. It fails when the engine does.
func (s *Site) Preview(ctx context.Context, l Location, change func(html string) string) (*Finished, error) {
	m, err := s.pool.Match(l)
	if err != nil {
		return nil, err
	}
	if m.Redirect != "" {
		return &Finished{Status: http.StatusTemporaryRedirect, Redirect: m.Redirect, Language: m.Language}, nil
	}
	response, err := s.answer(ctx, m)
	if err != nil {
		return nil, err
	}
	page, err := s.pool.Render(ctx, l, response)
	if err != nil {
		return nil, err
	}
	if page.Redirect != "" {
		return &Finished{Status: http.StatusTemporaryRedirect, Redirect: page.Redirect, Language: m.Language}, nil
	}
	style := s.assets.Styles.Of(m.Source)
	page.HTML, page.Head = change(page.HTML), script.ReplaceAllString(page.Head, "")
	text := s.assets.Write(Document{Page: page, Style: style, Languages: l.Languages, Unpublished: l.Unpublished, NoScripts: true})
	return &Finished{Status: page.Status, Language: m.Language, Body: cache.NewBody("text/html; charset=utf-8", text), Style: style.Source},
		nil
}

// script matches what a page says to search engines, and any other script.
var script = regexp.MustCompile(`(?s)<script\b.*?</script>`)
