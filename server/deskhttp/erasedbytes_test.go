package deskhttp_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/erasedtest"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestErasingAtTheDeskLeavesNoBytes erases a person with an upload and an email in a file while another process has the database open: no
// byte of the person is in the data folder when the desk answers.
func TestErasingAtTheDeskLeavesNoBytes(t *testing.T) {
	dir := t.TempDir()
	store, media, err := sampletest.OpenIn(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	settings := server.Settings{Media: media, Uploads: filepath.Join(dir, "uploads"), Emails: filepath.Join(dir, "mail")}
	site, err := server.New(store, web.Dist(), settings)
	if err != nil {
		t.Fatal(err)
	}
	defer site.Close()
	s := sitetest.Serve(site)
	defer s.Close()
	v := visitor{sitetest.Site{Server: s, Store: store, Media: media, Uploads: settings.Uploads}}
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	run := erasedtest.Another(t, filepath.Join(dir, "gevel.db"))
	run("SELECT count(*) FROM lead")
	for _, name := range []string{"zwartkopf", "tom"} {
		leadstest.WithFiles(t, store, settings.Uploads, settings.Emails, name, time.Now())
	}
	v.say(t, manager, `addLeadNote(input: {lead: "zwartkopf", version: 1, key: "k", text: "zwartkopf@example.org belt terug"})`)
	if found := erasedtest.FilesWith(t, dir, "zwartkopf@"); len(found) < 3 {
		t.Fatalf("the address is in %v, want it in a file of the database, of an email and of an upload", found)
	}
	const erase = `mutation { erasePerson(input: {email: "zwartkopf@example.org", again: "zwartkopf@example.org"}) { __typename } }`
	if got := v.PostDesk(t, map[string]string{"query": erase}, "Cookie", manager).Text; !strings.Contains(got, `"PersonErased"`) {
		t.Fatalf("erasing answers %s", got)
	}
	if left := erasedtest.FilesWith(t, dir, "zwartkopf@"); len(left) > 0 {
		t.Errorf("after the person was erased the address is in %v", left)
	}
	if found := erasedtest.FilesWith(t, dir, "tom@"); len(found) < 3 {
		t.Errorf("the address of another person is only in %v", found)
	}
}
