package wholesite_test

import (
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
)

// limitPages limits the database to so many pages, or to those it has, as a full disk would.
func (v visitor) limitPages(t *testing.T, most string) {
	t.Helper()
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "PRAGMA max_page_count = " + most}); err != nil {
		t.Fatal(err)
	}
}

// TestAFullDiskLosesNothing fills the disk with messages: each one that was answered as sent is stored, and none that was answered as
// failed. The failed form can be sent again when there is room.
func TestAFullDiskLosesNothing(t *testing.T) {
	v := visit(t)
	v.limitPages(t, "1")
	sent := 0
	var failed url.Values
	for failed == nil {
		message := url.Values{"form": {"sendContact"}, "person.firstName": {"An"}, "person.lastName": {"Claes"},
			"person.email": {"an@example.org"}, "privacy": {"on"}, "remark": {strings.Repeat("x", 4000)}}
		form := v.Post(t, "/nl/contact/", message).Returned(t).Answered()
		switch r := v.Post(t, "/nl/contact/", form, "X-Forwarded-For", "192.0.2."+string(rune('1'+sent))); r.StatusCode {
		case 303:
			sent++
		case 500:
			failed = form
			if !strings.Contains(r.Text, "not sent") {
				t.Errorf("the page does not say that the form was not sent: %s", r.Text)
			}
		default:
			t.Fatalf("a form on a disk that fills up: status %d, want 303 or 500: %s", r.StatusCode, r.Text)
		}
	}
	if n := len(v.Leads(t, "")); n != sent {
		t.Errorf("%d leads are stored, but %d were answered as sent", n, sent)
	}
	if r := v.Get(t, "/nl/te-koop/"); r.StatusCode != 200 {
		t.Errorf("a list on a full disk: status %d, want 200", r.StatusCode)
	}
	v.limitPages(t, "1000000")
	if r := v.Post(t, "/nl/contact/", failed, "X-Forwarded-For", "192.0.2.99"); r.StatusCode != 303 || len(v.Leads(t, "")) != sent+1 {
		t.Errorf("sending the failed form again: status %d, want 303 and one more lead: %.200s", r.StatusCode, r.Text)
	}
}

// TestAFullDiskRefusesFilesAndImports fills the disk: a form with a file fails and an import changes nothing, but pages and page views go
// on. Once there is room, both succeed.
func TestAFullDiskRefusesFilesAndImports(t *testing.T) {
	v := visit(t)
	person := url.Values{"form": {"applyForJob"}, "person.firstName": {"An"}, "person.lastName": {"Claes"},
		"person.email": {"an@example.org"}, "person.phone": {"0475 12 34 56"}, "privacy": {"on"}}
	back := v.Post(t, "/nl/vacatures/", person).Returned(t)
	before, err := v.Store.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	v.fillUp(t)
	if r := v.apply(t, back.Answered()); r.StatusCode != 500 || !strings.Contains(r.Text, "not sent") {
		t.Errorf("a form with a file on a full disk: status %d, want 500 and a page that says so: %.200s", r.StatusCode, r.Text)
	}
	if files, err := v.Store.Inbox.Uploads(t.Context()); err != nil || len(files) > 0 {
		t.Errorf("files of a failed form are stored: %v (%v)", files, err)
	}
	if _, err := v.deliver(t); err == nil {
		t.Error("an import on a full disk did not fail")
	}
	if after, err := v.Store.Version(t.Context()); err != nil || after != before {
		t.Errorf("a failed import changed the data version from %d to %d (%v)", before, after, err)
	}
	page := v.Path(t, "/property/1048/", "nl")
	if r := v.Get(t, page, "User-Agent", "Mozilla/5.0 Firefox/145.0"); r.StatusCode != 200 {
		t.Errorf("a page on a full disk: status %d, want 200", r.StatusCode)
	}
	v.limitPages(t, "1000000")
	if r := v.apply(t, back.Answered()); r.StatusCode != 303 {
		t.Errorf("the same form when there is room: status %d, want 303: %.200s", r.StatusCode, r.Text)
	}
	if _, err := v.deliver(t); err != nil {
		t.Errorf("the import fails although there is room: %v", err)
	}
}

// apply sends the form with a CV.
func (v visitor) apply(t *testing.T, values url.Values) sitetest.Reply {
	t.Helper()
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	for path, list := range values {
		w.WriteField(path, list[0])
	}
	part, err := w.CreateFormFile("cv", "cv.pdf")
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(part, "%PDF-1.7")
	w.Close()
	r, err := http.NewRequest("POST", v.URL+"/nl/vacatures/", &body)
	if err != nil {
		t.Fatal(err)
	}
	return sitetest.Send(t, r, "Content-Type", w.FormDataContentType())
}

// fillUp fills the database until nothing more fits.
func (v visitor) fillUp(t *testing.T) {
	t.Helper()
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "CREATE TABLE filler (x)"}); err != nil {
		t.Fatal(err)
	}
	v.limitPages(t, "1")
	for _, size := range []int{4000, 400, 40, 4} {
		for range 10_000 {
			if _, err := v.Store.Write(t.Context(),
				handle.Statement{SQL: "INSERT INTO filler VALUES (zeroblob(?))", Args: []any{size}}); err != nil {
				break
			}
		}
	}
}

// deliver imports property 1048 with a longer text.
func (v visitor) deliver(t *testing.T) (intake.Outcome, error) {
	t.Helper()
	entries, err := v.Store.Imports.Entries(t.Context(), []int{1048})
	if err != nil || entries[1048] == nil {
		t.Fatal("the sample has no property 1048:", err)
	}
	r := entries[1048].Record
	r.Photos, r.Plans, r.Documents = nil, nil, nil
	r.Description[locale.Dutch] = strings.Repeat("Een woord. ", 2000)
	return intake.Deliver(t.Context(), v.Store, intake.Delivery{Properties: []intake.Property{{Name: "home", Record: &r}}}, v.Media, false)
}
