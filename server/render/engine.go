// Package render renders the pages of the site: the web app's own bundle, in a JavaScript engine inside this process, matches addresses to
// pages and writes their HTML. Visitors' text enters the engine as data only.
package render

import "encoding/json"

// Engine runs the web app's server bundle. One goroutine uses it at a time.
type Engine interface {
	// Match finds the page of an address. It runs for every address that is not cached, so it must be fast.
	Match(Location) (Match, error)
	// Render writes a page. It fails when the page throws, takes too long or needs too much memory.
	Render(Location, json.RawMessage) (Page, error)
	// Cards renders cards of a page of a list ahead, so many at most. The answer is that of the list's operation.
	Cards(l Location, answer json.RawMessage, most int) (Cards, error)
	// Outcome decides status and redirect of a page from its answer, as Render does, without writing it.
	Outcome(Location, json.RawMessage) (Page, error)
	// Close frees the engine.
	Close() error
}

// Location is everything that a page depends on besides the data. URL is path and query; Languages are those in use, default first;
// Language is the one for addresses without a prefix; Unpublished are the unpublished pages of the route table; Origin is scheme and host.
// Posted is a form sent without scripts that is shown again with its problems, as JSON {form, values, problems, captcha}, or "".
type Location struct {
	URL         string
	Origin      string
	Languages   string
	Language    string
	Unpublished string
	Posted      string
}

// Match is the result of matching an address: a page with its operation and variables, or a redirect.
type Match struct {
	Page        string          `json:"page"`
	Language    string          `json:"language"`
	Prefixed    bool            `json:"prefixed"`
	Uncacheable bool            `json:"uncacheable"` // the page is for one visitor only
	NoScripts   bool            `json:"noScripts"`   // for paper or the screen in the window: without the app's scripts
	DocumentID  string          `json:"documentId"`
	Variables   json.RawMessage `json:"variables"`
	View        string          `json:"view"` // cards or map, which changes the page but not its data
	Redirect    string          `json:"redirect"`
	Source      string          `json:"source"` // the file of the page's module, for preloading
	Texts       []string        `json:"texts"`  // the files of its texts, for preloading
}

// property returns the number of the property whose page it is, 0 for any other page.
func (m Match) property() int {
	var v struct{ Number int }
	if m.Page != "property" || json.Unmarshal(m.Variables, &v) != nil {
		return 0
	}
	return v.Number
}

// Page is a page as the bundle wrote it. Redirect is set with status 307 or 308.
type Page struct {
	Status   int    `json:"status"`
	Redirect string `json:"redirect"`
	Language string `json:"language"`
	Head     string `json:"head"`
	HTML     string `json:"html"`
}

// Cards is how many cards a page of a list can have, and how many of them are still to be rendered.
type Cards struct {
	Count int `json:"count"`
	Left  int `json:"left"`
}
