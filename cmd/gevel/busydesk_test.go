package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"path/filepath"
	"sync"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/internal/stafftest"
)

// busyDesk is a site at whose desk an editor works; the store is opened beside the server.
type busyDesk struct {
	*site
	store  *db.Store
	cookie string
}

func startBusyDesk(t *testing.T) *busyDesk {
	t.Helper()
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t), smtp: "127.0.0.1:1"}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	store, err := db.Open(t.Context(), filepath.Join(s.data, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	return &busyDesk{s, store, "desk=" + stafftest.SignIn(t, store, desk.Editor)}
}

// startWithProperty is startBusyDesk with a manager who took property 1096 over from its folder.
func startWithProperty(t *testing.T) *busyDesk {
	t.Helper()
	s := startBusyDesk(t)
	if _, err := s.store.Log.Write(t.Context(), handle.Statement{SQL: "UPDATE staff SET role = 'MANAGER'"}); err != nil {
		t.Fatal(err)
	}
	s.change(t, `takeOverProperty(input: {number: 1096})`)
	return s
}

func (s *busyDesk) state(t *testing.T) parts.PartState {
	t.Helper()
	now, err := s.store.Parts.PartState(t.Context())
	if err != nil {
		t.Error(err) // other goroutines call this too, where Fatal is not allowed
	}
	return now
}

// post sends a request to the graph of the desk and calls sent once it is written. It returns the answer, "" when the server was killed
// meanwhile.
func (s *busyDesk) post(t *testing.T, body io.Reader, kind string, sent func()) string {
	t.Helper()
	trace := httptrace.WithClientTrace(t.Context(), &httptrace.ClientTrace{WroteRequest: func(httptrace.WroteRequestInfo) { sent() }})
	r, err := http.NewRequestWithContext(trace, http.MethodPost, "http://"+s.addr+"/desk/graphql", body)
	if err != nil {
		t.Error(err)
		return ""
	}
	r.Header.Set("Content-Type", kind)
	r.Header.Set("Cookie", s.cookie)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return ""
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return ""
	}
	return string(text)
}

// mutate posts a mutation.
func (s *busyDesk) mutate(t *testing.T, query string, sent func()) string {
	t.Helper()
	body, _ := json.Marshal(map[string]string{"query": query}) // cannot fail
	return s.post(t, bytes.NewReader(body), "application/json", sent)
}

// titled is the page whose title the tests save again and again, in two languages at once.
var titled = [2]desk.Part{{Record: "page:about", Field: "title", Language: "nl"}, {Record: "page:about", Field: "title", Language: "fr"}}

// save saves a title in both languages, and returns the answer.
func (s *busyDesk) save(t *testing.T, title string, sent func()) string {
	t.Helper()
	now := s.state(t)
	query := fmt.Sprintf(`mutation { saveParts(input: {record: "page:about", changes: [
		{field: "title", language: NL, value: %q, version: %d}, {field: "title", language: FR, value: %q, version: %d}]})
		{ __typename ... on InvalidInput { problems { path code } } } }`, title, now.Versions[titled[0]], title, now.Versions[titled[1]])
	return s.mutate(t, query, sent)
}

// title returns the title in force. It fails unless the parts that the desk owns, their history and the log agree with it.
func (s *busyDesk) title(t *testing.T) string {
	t.Helper()
	now, owned := s.state(t), map[desk.Part]string{}
	for _, o := range now.Owned {
		owned[o.Part] = text(o.Value)
	}
	log, err := s.store.Log.Actions(t.Context(), 0, nil, 100_000)
	if err != nil {
		t.Fatal(err)
	}
	saved := 0
	for _, a := range log {
		if a.Name == "saveParts" {
			saved++
		}
	}
	shown := now.Site.Entry("about").Title
	for _, p := range titled {
		history, err := s.store.Parts.ChangesSince(t.Context(), p.Record, now.Versions[p]-1)
		if err != nil || len(history) == 0 || text(history[0].Value) != shown[p.Language] || owned[p] != shown[p.Language] ||
			shown[p.Language] != shown["nl"] {
			t.Fatalf("the title is %q, the desk's part %q, and the last line of its history %v (%v)", shown, owned[p], history, err)
		}
	}
	lines := 0 // of the desk: what an import changed stands in the history too
	if err := s.store.Parts.One(t.Context(), &lines, "SELECT count(*) FROM part_change WHERE origin = ?", desk.OfDesk); err != nil {
		t.Fatal(err)
	}
	if lines != saved {
		t.Errorf("%d changes have %d lines in the log", lines, saved)
	}
	return shown["nl"]
}

// text reads the value of a part, "" when it is not a string.
func text(value string) (said string) {
	json.Unmarshal([]byte(value), &said)
	return said
}
