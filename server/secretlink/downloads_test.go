package secretlink_test

import (
	"archive/zip"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// TestLinksToVisitorsFiles shows that the agency's link gives the files of one form only, is not cached, and explains why when it gives
// none.
func TestLinksToVisitorsFiles(t *testing.T) {
	v := sitetest.Open(t)
	one, two := v.LeadWithFiles(t, "one", "cv.pdf"), v.LeadWithFiles(t, "two", "a.pdf", "b.pdf")
	r := v.Get(t, one("uploads", time.Hour))
	if r.StatusCode != 200 || r.Text != "%PDF cv.pdf" || !strings.Contains(r.Header.Get("Content-Disposition"),
		"attachment; filename=cv.pdf") {
		t.Errorf("the link to one file: status %d, want 200 and cv.pdf to save: %v %s", r.StatusCode, r.Header, r.Text)
	}
	both := v.Get(t, two("uploads", time.Hour))
	z, err := zip.NewReader(strings.NewReader(both.Text), int64(len(both.Text)))
	if err != nil || len(z.File) != 2 || z.File[1].Name != "2 b.pdf" {
		t.Errorf("the link to two files: status %d, want a zip whose second file is 2 b.pdf (%v)", both.StatusCode, err)
	}
	expired := v.Get(t, one("uploads", -time.Second), "Accept-Language", "fr")
	if expired.StatusCode != 410 || !strings.Contains(expired.Text, "Ce lien a expiré") || expired.Header.Get("Content-Language") != "fr" {
		t.Errorf("an expired link: status %d, want 410 and a French page that says so: %s", expired.StatusCode, expired.Text)
	}
	for name, path := range map[string]string{"another purpose": one("documents", time.Hour),
		"a changed one": one("uploads", time.Hour) + "x", "none": "/uploads/x", "a file": "/uploads/onecv.pdf"} {
		r := v.Get(t, path, "Accept-Language", "nl")
		if r.StatusCode != 404 || !strings.Contains(r.Text, "Deze link klopt niet") {
			t.Errorf("the link with %s: status %d, want 404 and a page that calls it wrong: %s", name, r.StatusCode, r.Text)
		}
	}
	for _, r := range []sitetest.Reply{r, both, expired} {
		if r.Header.Get("Cache-Control") != "no-store" || r.Header.Get("X-Robots-Tag") != "noindex, nofollow" ||
			r.Header.Get("Referrer-Policy") != "no-referrer" {
			t.Errorf("the answer to a link may be cached or indexed, or passes the link on: %v", r.Header)
		}
	}
	if _, err := v.Store.People.Forget(t.Context(), []string{"an@example.org"}, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	if r := v.Get(t, one("uploads", time.Hour)); r.StatusCode != 410 {
		t.Errorf("the link to erased files: status %d, want 410: %s", r.StatusCode, r.Text)
	}
}

func TestDownloadsPerMinute(t *testing.T) {
	v := sitetest.Open(t)
	link := v.LeadWithFiles(t, "one", "cv.pdf")("uploads", time.Hour)
	for range 2 * limits.DownloadsPerMinute { // twice the limit, because a new minute may begin meanwhile
		r := v.Get(t, "/documents/x", "X-Forwarded-For", "192.0.2.7")
		if r.StatusCode == http.StatusTooManyRequests {
			break
		}
	}
	r := v.Get(t, link, "X-Forwarded-For", "192.0.2.7", "Accept-Language", "en")
	if r.StatusCode != http.StatusTooManyRequests || r.Header.Get("Retry-After") == "" || !strings.Contains(r.Text,
		"Try again in a minute") {
		t.Errorf("a download too many: status %d, want 429 and when to try again: %s", r.StatusCode, r.Text)
	}
	if r := v.Get(t, link, "X-Forwarded-For", "192.0.2.8"); r.StatusCode != 200 {
		t.Errorf("another network is refused too: status %d, want 200", r.StatusCode)
	}
}

func TestDocumentsOfAnEmailsLink(t *testing.T) {
	v := sitetest.Open(t)
	key, err := v.Store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"EPC", "Bodem/attest"} {
		file := []string{"a.pdf", "b.pdf"}[i]
		if err := os.WriteFile(filepath.Join(v.Media, file), []byte("%PDF "+name), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := v.Store.Write(t.Context(),
			handle.Statement{SQL: `INSERT INTO document (property, position, file, size, public, name)
				VALUES (1096, ?, ?, 1, 0, json_object('nl', ?))`, Args: []any{i, file, name}}); err != nil {
			t.Fatal(err)
		}
	}
	open := func(subject string, life time.Duration) sitetest.Reply {
		return v.Get(t, "/documents/"+key.Sign("documents", subject, time.Now().Add(life)))
	}
	if r := open(`{"p":1096,"l":"nl","f":["a.pdf"]}`,
		time.Hour); r.Text != "%PDF EPC" || !strings.Contains(r.Header.Get("Content-Disposition"),
		"EPC.pdf") || r.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("the link to one document: status %d, want EPC.pdf, not cached: %v %s", r.StatusCode, r.Header, r.Text)
	}
	both := open(`{"p":1096,"l":"nl","f":["a.pdf","b.pdf"]}`, time.Hour)
	z, err := zip.NewReader(strings.NewReader(both.Text), int64(len(both.Text)))
	if err != nil || len(z.File) != 2 || z.File[1].Name != "2 attest.pdf" {
		t.Errorf("the link to two documents: status %d, want a zip whose second file is 2 attest.pdf (%v)", both.StatusCode, err)
	}
	late, wrong := open(`{"p":1096,"l":"nl","f":["a.pdf"]}`, -time.Hour), v.Get(t, "/documents/x")
	for status, r := range map[int]sitetest.Reply{410: late, 404: wrong} {
		if r.StatusCode != status {
			t.Errorf("an expired (410) or made-up (404) link to documents: status %d, want %d: %s", r.StatusCode, status, r.Text)
		}
	}
	if r := open(`{"p":1096,"l":"nl","f":["../gevel.db"]}`, time.Hour); r.StatusCode != 410 || strings.Contains(r.Text, "gevel.db") {
		t.Errorf("a link to the database: status %d, want 410: %s", r.StatusCode, r.Text)
	}
}
