package server_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
)

// pages lets the database grow to so many pages and no further, as a disk that is full does; fewer than there are is as many.
func (v visitor) pages(t *testing.T, most string) {
	t.Helper()
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: "PRAGMA max_page_count = " + most}); err != nil {
		t.Fatal(err)
	}
}

// TestAFullDiskLosesNothing fills the disk with messages: each is answered as taken and is there, or as failed and is not. The visitor
// who failed sends the same form again when there is room.
func TestAFullDiskLosesNothing(t *testing.T) {
	v := visit(t)
	v.pages(t, "1")
	taken := 0
	var failed url.Values
	for failed == nil {
		message := url.Values{"form": {"sendContact"}, "person.firstName": {"An"}, "person.lastName": {"Claes"}, "person.email": {"an@example.org"}, "privacy": {"on"}, "remark": {strings.Repeat("x", 4000)}}
		form := v.post(t, "/nl/contact/", message).returned(t).answered()
		switch r := v.post(t, "/nl/contact/", form, "X-Forwarded-For", "192.0.2."+string(rune('1'+taken))); r.StatusCode {
		case 303:
			taken++
		case 500:
			failed = form
			if !strings.Contains(r.text, "not sent") {
				t.Error(r.text)
			}
		default:
			t.Fatal(r.StatusCode, r.text)
		}
	}
	if n := len(v.leads(t, "")); n != taken {
		t.Errorf("%d leads of %d that were taken", n, taken)
	}
	if r := v.get(t, "/nl/te-koop/"); r.StatusCode != 200 {
		t.Error("the site stopped:", r.StatusCode)
	}
	v.pages(t, "1000000")
	if r := v.post(t, "/nl/contact/", failed, "X-Forwarded-For", "192.0.2.99"); r.StatusCode != 303 || len(v.leads(t, "")) != taken+1 {
		t.Errorf("%d %.200s", r.StatusCode, r.text)
	}
}
