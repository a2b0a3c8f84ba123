package render

import (
	"crypto/sha256"
	"encoding/json"

	"github.com/gevel/gevel/cache"
)

// Finished is a page ready to be sent.
type Finished struct {
	Status      int
	Name        string // the page's name in the route table: "property"
	Property    int    // the number of the property whose page it is, 0 for none
	Redirect    string
	Language    string
	Prefixed    bool
	Body        *cache.Body
	Shell       bool // the inner HTML is missing; the browser fills it
	Uncacheable bool // for this visitor or this moment only, so not cached
	Location    Location
	Style       string // the Content-Security-Policy's source of its style
}

func weighPage(_ key, f *Finished) int {
	l := f.Location
	return sha256.Size + 300 + len(l.URL) + len(l.Origin) + len(l.Languages) + len(l.Unpublished) + f.Body.Weight()
}

// shell returns the document without inner HTML, which the browser renders.
func (s *Site) shell(l Location, m Match, status int, response []byte) *Finished {
	f := s.finish(l, m, Page{Status: status, Language: m.Language}, response)
	f.Shell = true
	return f
}

func (s *Site) finish(l Location, m Match, page Page, response []byte) *Finished {
	payload := json.RawMessage("null")
	if response != nil {
		payload, _ = json.Marshal(struct {
			DocumentID string          `json:"documentId"`
			Variables  json.RawMessage `json:"variables"`
			Response   json.RawMessage `json:"response"`
			Posted     json.RawMessage `json:"posted,omitempty"`
		}{m.DocumentID, m.Variables, response, json.RawMessage(l.Posted)}) // cannot fail: all four are JSON
	}
	style := s.assets.Styles.Of(m.Source)
	text := s.assets.Write(Document{Page: page, Style: style, Languages: l.Languages, Unpublished: l.Unpublished, Payload: payload,
		NoScripts: m.NoScripts,
		Preloads:  s.assets.Preloads(append(m.Texts, m.Source)...)})
	return &Finished{Status: page.Status, Name: m.Page, Property: m.property(), Language: m.Language, Prefixed: m.Prefixed,
		Body: cache.NewBodyAt(l.Origin, "text/html; charset=utf-8", text), Location: l, Style: style.Source}
}
