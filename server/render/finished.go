package render

import (
	"crypto/sha256"
	"encoding/json"
	"net/http"

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
	return sha256.Size + 300 + len(l.URL) + len(l.Origin) + len(l.Languages) + len(l.Drafts) + f.Body.Weight()
}

// shell returns the document without inner HTML, which the browser renders.
func (s *Site) shell(l Location, m Match, response []byte) *Finished {
	f := s.finish(l, m, Page{Status: statusOf(m, response), Language: m.Language}, response)
	f.Shell = true
	return f
}

// subjects are the fields of answers that name the one thing that a page is about.
var subjects = []string{"property", "project", "agent", "page", "article"}

// statusOf returns the status of a page that was not rendered, although only the page's module knows all of it: 404 where there is no such
// page, where the answer has nothing of what the page is about, and past the last page of a list; 503 where not even that is known, without
// an answer. Nobody may take an address for a page that is none.
func statusOf(m Match, response []byte) int {
	var answer struct{ Data map[string]json.RawMessage }
	switch {
	case m.Page == "notFound":
		return http.StatusNotFound
	case json.Unmarshal(response, &answer) != nil:
		return http.StatusServiceUnavailable
	}
	_, ofAgent := answer.Data["agent"]
	switch shown, page := pageOfList(m, answer.Data["properties"]); {
	case page > 1 && shown == 0:
		return http.StatusNotFound
	case page > 0 && shown > 0 && !ofAgent: // whether or not the agency wrote something about the list
		return http.StatusOK
	}
	missing := false
	for _, name := range subjects {
		value, selected := answer.Data[name]
		if selected && string(value) != "null" {
			return http.StatusOK
		}
		missing = missing || selected
	}
	if missing {
		return http.StatusNotFound
	}
	return http.StatusOK
}

// pageOfList returns how many properties a page of a list shows, and which page of it that is; 0 for a page that is no list.
func pageOfList(m Match, list json.RawMessage) (shown, page int) {
	var variables struct{ Page int }
	var found struct{ Nodes []json.RawMessage }
	if json.Unmarshal(m.Variables, &variables) != nil || json.Unmarshal(list, &found) != nil {
		return 0, 0
	}
	return len(found.Nodes), variables.Page
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
	text := s.assets.Write(Document{Page: page, Style: style, Languages: l.Languages, Drafts: l.Drafts, Payload: payload,
		NoScripts: m.NoScripts,
		Preloads:  s.assets.Preloads(append(m.Texts, m.Source)...)})
	return &Finished{Status: page.Status, Name: m.Page, Property: m.property(), Language: m.Language, Prefixed: m.Prefixed,
		Body: cache.NewBody("text/html; charset=utf-8", text), Location: l, Style: style.Source}
}
