package server_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/server"
)

func TestOnlyTheSitesOwnPagesPost(t *testing.T) {
	v := visit(t)
	for _, headers := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://evil.example"}} {
		if r := v.Post(t, "/nl/contact/", url.Values{"form": {"sendContact"}}, headers...); r.StatusCode != 403 {
			t.Errorf("a form posted with the header %v: status %d, want 403", headers, r.StatusCode)
		}
	}
	if r := v.Post(t, "/nl/contact/", url.Values{"form": {"sendContact"}}, "Origin", v.URL, "Sec-Fetch-Site",
		"same-origin"); r.StatusCode != 422 {
		t.Errorf("an empty form of this site's own page: status %d, want 422", r.StatusCode)
	}
}

func TestUnknownFormsAreRefused(t *testing.T) {
	v := visit(t)
	for form, want := range map[string]int{"": 400, "dropTables": 400, "__typename": 400, "importProperties": 400, "sendContact": 422} {
		if r := v.Post(t, "/nl/contact/", url.Values{"form": {form}}); r.StatusCode != want {
			t.Errorf("form %q: status %d, want %d: %.100s", form, r.StatusCode, want, r.Text)
		}
	}
	if r := v.Post(t, "/nl/contact/", url.Values{"form": {"sendContact"}, "remark": {strings.Repeat("x", 2<<20)}}); r.StatusCode != 413 {
		t.Errorf("a form of 2 MiB: status %d, want 413", r.StatusCode)
	}
	if r := v.Post(t,
		"/nl/contact/", url.Values{"form": {"confirmDemand"}, "token": {"x"}}); r.Returned(t).ProblemText() != "token LINK_ENDED" {
		t.Errorf("a wrong link has the problems %q, want token LINK_ENDED", r.Returned(t).ProblemText())
	}
	if r := v.Post(t,
		"/nl/te-koop/", url.Values{"form": {"askAboutProperty"}, "property": {"many"}}); !strings.HasPrefix(r.Returned(t).ProblemText(),
		"property NOT_A_NUMBER, ") {
		t.Errorf("a property that is no number has the problems %q, want first property NOT_A_NUMBER", r.Returned(t).ProblemText())
	}
}

func TestFailingStoreIsAnError(t *testing.T) {
	v := visit(t)
	back := v.Post(t, "/nl/contact/", url.Values{"form": {"subscribe"}, "email": {"an@example.org"}, "privacy": {"on"}}).Returned(t)
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{SQL: `CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN
			SELECT RAISE(ABORT, 'database or disk is full'); END`}); err != nil {
		t.Fatal(err)
	}
	if r := v.Post(t, "/nl/contact/", back.Answered()); r.StatusCode != 500 || len(v.Leads(t, "")) != 0 {
		t.Errorf("status %d, want 500 and no lead: %.200s", r.StatusCode, r.Text)
	}
}

// TestThePublicAddressMayPost shows that forms of the site's public address are taken by a browser without Sec-Fetch-Site behind a proxy
// that writes another Host, and those of others are not.
func TestThePublicAddressMayPost(t *testing.T) {
	v := visitSettings(t, server.Settings{Origin: "https://www.example.com"})
	for origin, want := range map[string]int{"https://www.example.com": 422, "https://example.com": 403, "http://www.example.com": 403} {
		if r := v.Post(t, "/nl/contact/", url.Values{"form": {"sendContact"}}, "Origin", origin); r.StatusCode != want {
			t.Errorf("a form of %s: status %d, want %d", origin, r.StatusCode, want)
		}
	}
}
