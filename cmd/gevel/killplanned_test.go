package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/parts/edit"
)

// TestAPlannedPageSurvivesKills kills the server once it said that a page is planned, and again as soon as the page is published. The page
// must go live at its time, once, and the server that comes next must find nothing left to publish.
func TestAPlannedPageSurvivesKills(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	t.Parallel()
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t), smtp: "127.0.0.1:1"}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	store, err := db.Open(t.Context(), filepath.Join(s.data, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	cookie := "desk=" + stafftest.SignIn(t, store, desk.Editor)
	s.atDesk(t, cookie, `saveParts(input: {draft: true, record: "page:about",
		changes: [{field: "title", language: NL, value: "Vanaf straks", version: 0}]})`)
	state := func() parts.PartState {
		t.Helper()
		now, err := store.Parts.PartState(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return now
	}
	version := edit.VersionOf(state(), "page:about")
	s.atDesk(t, cookie, fmt.Sprintf(`planDrafts(input: {records: [{record: "page:about", version: %d}], at: %q})`, version,
		time.Now().Add(2*time.Second).UTC().Format(time.RFC3339Nano)))
	s.process.kill()
	if now := state(); len(now.Planned) != 1 || len(now.Drafts) != 1 {
		t.Fatalf("after a kill the plans are %v and the drafts %v, want one of each", now.Planned, now.Drafts)
	}
	s.start(t)
	waitForPlans(t, store)
	s.process.kill()
	if err := edit.PublishPlanned(t.Context(), store, time.Now()); err != nil {
		t.Error(err)
	}
	now := state()
	log, err := store.Log.Actions(t.Context(), 0, nil, 99)
	if err != nil {
		t.Fatal(err)
	}
	published := 0
	for _, a := range log {
		if a.Name == "publishPlanned" {
			published++
		}
	}
	if published != 1 || len(now.Planned)+len(now.Drafts) != 0 || now.Site.Entry("about").Title["nl"] != "Vanaf straks" {
		t.Errorf("the page was published %d times, and plans %v and drafts %v are left; want once and none", published, now.Planned,
			now.Drafts)
	}
}

// waitForPlans waits until every plan is published or refused; the test's timeout ends this otherwise.
func waitForPlans(t *testing.T, store *db.Store) {
	t.Helper()
	for ; ; time.Sleep(5 * time.Millisecond) {
		plans, err := store.Parts.DuePlans(t.Context(), time.Now().Add(time.Hour))
		if err != nil {
			t.Fatal(err)
		}
		if len(plans) == 0 {
			return
		}
	}
}

// atDesk sends a mutation of the desk, which must save parts.
func (s *site) atDesk(t *testing.T, cookie, mutation string) {
	t.Helper()
	body, _ := json.Marshal(map[string]string{"query": "mutation { " + mutation + " { __typename } }"}) // cannot fail
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+s.addr+"/desk/graphql", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Cookie", cookie)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if text, err := io.ReadAll(answer.Body); err != nil || !strings.Contains(string(text), "PartsSaved") {
		t.Fatalf("%.60s answers %s (%v), want PartsSaved", mutation, text, err)
	}
}
