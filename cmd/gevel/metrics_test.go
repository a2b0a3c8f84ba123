package main

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/webhooks"
)

// pausedLink adds a link to a CRM that is paused, so that it asks nobody.
func pausedLink(t *testing.T, store *db.Store) {
	t.Helper()
	if err := store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	if err := store.Links.PauseLink(t.Context(), "office", true, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Write(t.Context(), handle.Statement{SQL: "UPDATE link SET ran_at = 1"}); err != nil {
		t.Fatal(err)
	}
}

// pausedWebhook adds a webhook that is paused, so that it notifies nobody.
func pausedWebhook(t *testing.T, store *db.Store) {
	t.Helper()
	by := desklog.Action{At: time.Now()}
	_, err := store.Keys.AddAPIKey(t.Context(), "portal", false, by)
	if err == nil {
		_, err = store.Webhooks.AddWebhook(t.Context(),
			webhooks.Webhook{Name: "portal", Key: "portal", URL: "https://portal.example.com/", Language: "nl"}, by)
	}
	if err := errors.Join(err, store.Webhooks.PauseWebhook(t.Context(), "portal", by)); err != nil {
		t.Fatal(err)
	}
}

// TestMetricsAreDocumented compares what the program serves with the table of docs/operating.md, in both directions.
func TestMetricsAreDocumented(t *testing.T) {
	dir, store := filled(t)
	pausedLink(t, store)
	pausedWebhook(t, store)
	store.Close()
	metrics := freeAddress(t)
	addr := freeAddress(t)
	serveFilled(t, dir, nil, nil, "-addr", addr, "-metrics", metrics, "-backup-to", filepath.Join(t.TempDir(), "copies"))
	for _, path := range []string{"/nl/", "/readyz"} {
		if status := statusOf(t, "http://"+addr+path); status != http.StatusOK {
			t.Errorf("%s is answered %d, want 200", path, status)
		}
	}
	if status := statusOf(t, "http://"+addr+"/metrics"); status != http.StatusNotFound && status != http.StatusPermanentRedirect {
		t.Errorf("the public address answers /metrics with %d, want no metrics there", status)
	}
	text := textOf(t, "http://"+metrics+"/metrics")
	document, err := os.ReadFile("../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range regexp.MustCompile("`(gevel_\\w+)[`{]").FindAllStringSubmatch(string(document), -1) {
		if !strings.Contains(text, "# TYPE "+name[1]+" ") {
			t.Errorf("docs/operating.md names %s, which is not served", name[1])
		}
	}
	checkBoard(t, text)
	for _, name := range regexp.MustCompile(`# TYPE (gevel_\w+)`).FindAllStringSubmatch(text, -1) {
		if !regexp.MustCompile("`" + name[1] + "[`{]").Match(document) {
			t.Errorf("docs/operating.md does not name %s", name[1])
		}
	}
}

// checkBoard shows that each number of the board for Grafana is served, and that the board has a query for whatever it shows.
func checkBoard(t *testing.T, metrics string) {
	t.Helper()
	text, err := os.ReadFile("../../docs/grafana.json")
	if err != nil {
		t.Fatal(err)
	}
	var board struct {
		Panels []struct {
			Title, Type string
			Targets     []struct{ Expr string }
		}
	}
	if err := json.Unmarshal(text, &board); err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`\b(gevel|go|process)_\w+`)
	for _, p := range board.Panels {
		if p.Type != "row" && len(p.Targets) == 0 {
			t.Errorf("the panel %q of docs/grafana.json asks for nothing", p.Title)
		}
		for _, target := range p.Targets {
			for _, name := range names.FindAllString(target.Expr, -1) {
				if !strings.Contains(metrics, "# TYPE "+strings.TrimSuffix(name, "_bucket")+" ") {
					t.Errorf("the panel %q of docs/grafana.json asks for %s, which is not served", p.Title, name)
				}
			}
		}
	}
}

func textOf(t *testing.T, address string) string {
	t.Helper()
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		t.Fatalf("%s is answered %d (%v)", address, response.StatusCode, err)
	}
	return string(text)
}

var noRedirects = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

func statusOf(t *testing.T, address string) int {
	t.Helper()
	response, err := noRedirects.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	return response.StatusCode
}
