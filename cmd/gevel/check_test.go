package main

import (
	"bytes"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/posttest"
)

// checked runs gevel check and returns what it says.
func checked(t *testing.T, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := checkSite(t.Context(), args, &out); (err != nil) != strings.Contains(out.String(), "problem  ") {
		t.Errorf("gevel check ends with %v after saying:\n%s", err, out.String())
	}
	return out.String()
}

// TestCheck looks at a folder in order and at one in which everything went wrong.
func TestCheck(t *testing.T) {
	dir, store := filled(t)
	mailServer := posttest.Start(t, nil, false)
	t.Setenv("GEVEL_SMTP", "smtp://"+mailServer.Addr)
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { w.Write([]byte("ok\n")) }))
	defer site.Close()
	said := checked(t, "-data", dir, "-origin", site.URL)
	for _, want := range []string{"ok       database  healthy", "ok       emails", "warning  backup", "disk      ", "clock     ",
		"ok       mail",
		"warning  address   " + site.URL + " answers, but unencrypted"} {
		if !strings.Contains(said, want) {
			t.Errorf("gevel check does not say %q:\n%s", want, said)
		}
	}
	if err := store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE link SET problem = 'the password is wrong', tries = 3"}); err != nil {
		t.Fatal(err)
	}
	pausedWebhook(t, store)
	if said := checked(t, "-data", dir); !strings.Contains(said, "warning  webhook   portal: paused. Resume it") {
		t.Errorf("gevel check does not warn of a paused webhook:\n%s", said)
	}
	failing := handle.Statement{SQL: "UPDATE webhook SET paused = NULL, failing_since = 1, tries = 3"}
	if _, err := store.Write(t.Context(), failing); err != nil {
		t.Fatal(err)
	}
	store.Close()
	t.Setenv("GEVEL_SMTP", "smtp://"+freeAddress(t))
	other := httptest.NewServer(http.NotFoundHandler())
	defer other.Close()
	said = checked(t, "-data", dir, "-origin", other.URL)
	for _, want := range []string{"problem  link      office", "the password is wrong", "problem  webhook   portal: fails",
		"problem  mail", "problem  address   " + other.URL +
			" is answered with 404"} {
		if !strings.Contains(said, want) {
			t.Errorf("gevel check does not say %q:\n%s", want, said)
		}
	}
	if err := os.Truncate(datafolder.Database(dir), 100<<10); err != nil {
		t.Fatal(err)
	}
	if said := checked(t, "-data", dir); !strings.Contains(said, "problem  database") || !strings.Contains(said, "gevel restore COPY") {
		t.Errorf("of a damaged database gevel check does not say that it can be restored:\n%s", said)
	}
	if said := checked(t, "-data", t.TempDir()); !strings.Contains(said, "problem  database  there is none") {
		t.Errorf("of an empty folder gevel check does not say that there is no database:\n%s", said)
	}
}

// TestANewerDatabaseIsRefusedWithWhatToDo opens a database that a newer program wrote.
func TestANewerDatabaseIsRefusedWithWhatToDo(t *testing.T) {
	dir, store := filled(t)
	store.Close()
	setForm(t, dir, sqlite.Form()+1)
	_, err := openData(t.Context(), dir)
	if !errors.Is(err, sqlite.ErrNewer) || !strings.Contains(err.Error(), "gevel restore -over-newer") {
		t.Errorf("a newer database gives %v", err)
	}
}

// TestOnlyServeAndImportUpgrade runs every command that reads or writes a little on a database of an earlier version: all say what to do,
// and leave it.
func TestOnlyServeAndImportUpgrade(t *testing.T) {
	dir, _ := filled(t)
	setForm(t, dir, sqlite.Form()-1)
	for _, words := range [][]string{{"leads", "-csv"}, {"link", "list"}, {"owner", "list"}, {"staff", "list"}, {"agent", "list"},
		{"webhook", "list"}, {"key", "list"}, {"key", "add", "program"}, {"backup", filepath.Join(t.TempDir(), "copy")},
		{"export", filepath.Join(t.TempDir(), "out")}, {"pictures"}} {
		said, err := exec.Command(program(t), append(words, "-data", dir)...).CombinedOutput()
		if err == nil || !strings.Contains(string(said), "gevel serve and gevel import upgrade it") {
			t.Errorf("gevel %v says %s (%v), want what to do", words, said, err)
		}
		if found, err := sqlite.Inspect(t.Context(), datafolder.Database(dir)); err != nil || found.Form != sqlite.Form()-1 {
			t.Fatalf("gevel %v upgraded the database to form %d (%v)", words, found.Form, err)
		}
	}
}
