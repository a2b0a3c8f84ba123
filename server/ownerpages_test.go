package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/internal/sitetest"
)

func TestAnOwnerWithoutScripts(t *testing.T) {
	v := visit(t).withPassword(t)
	wrong := v.Post(t, "/nl/login/", url.Values{"form": {"signIn"}, "email": {sitetest.Lieve}, "password": {"secret of an owner"}})
	if got := wrong.Returned(t); got.ProblemText() != " WRONG_LOGIN" || got.Values.Get("email") != sitetest.Lieve ||
		strings.Contains(wrong.Text, "secret of an owner") {
		t.Errorf("a wrong password: problems %q, values %v, want WRONG_LOGIN, the email and no password", got.ProblemText(), got.Values)
	}
	right := v.Post(t, "/nl/login/", url.Values{"form": {"signIn"}, "email": {sitetest.Lieve}, "password": {sitetest.Password}})
	if right.StatusCode != http.StatusSeeOther || right.Header.Get("Location") != "/nl/eigenaar/" || len(right.Cookies()) != 2 {
		t.Errorf("the right password: status %d, %v, want 303 to /nl/eigenaar/ and two cookies", right.StatusCode, right.Header)
	}
}

func TestOwnerDocumentsAreServedToTheirOwnerOnly(t *testing.T) {
	v := visit(t).withPassword(t)
	c := v.signIn(t)
	lieves, others := "/owner/papers/1096/", "/owner/papers/1024/"
	list, err := v.Store.Owned(t.Context(), 501, "nl", 1096)
	if err != nil || len(list) != 1 {
		t.Fatalf("Lieve has %d properties with number 1096, want 1 (%v)", len(list), err)
	}
	document := list[0].Documents()[0]
	r := v.Get(t, document.URL, "Cookie", "session="+c.Value)
	if r.StatusCode != http.StatusOK || !strings.HasPrefix(r.Text,
		"%PDF") || r.Header.Get("Cache-Control") != "private, no-store" || !strings.Contains(r.Header.Get("Content-Disposition"),
		"attachment") {
		t.Errorf("the owner's document: status %d, %v, want 200 and a PDF to download, not to be stored", r.StatusCode, r.Header)
	}
	for _, c := range []struct{ path, cookie, site string }{
		{document.URL, "", ""}, {document.URL, "session=nobodys", ""}, {document.URL, "session=" + c.Value, "cross-site"},
		{others + document.File, "session=" + c.Value, ""},
		{lieves + "x.pdf", "session=" + c.Value, ""}, {lieves + "..%2f..%2fgevel.db", "session=" + c.Value, ""},
		{"/owner/papers/x/" + document.File, "session=" + c.Value, ""},
	} {
		if r := v.Get(t, c.path, "Cookie", c.cookie, "Sec-Fetch-Site", c.site); r.StatusCode != http.StatusNotFound {
			t.Errorf("a request %+v for a document: status %d, want 404", c, r.StatusCode)
		}
	}
}

func TestOwnersPagesAreNotCached(t *testing.T) {
	v := visit(t)
	for _, path := range []string{"/nl/login/", "/fr/proprietaire/", "/en/password/"} {
		if r := v.Get(t, path); r.StatusCode == http.StatusOK && r.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s has Cache-Control %q, want private, no-store", path, r.Header.Get("Cache-Control"))
		}
	}
}

func TestAUsedPasswordLinkSaysSoAtOnce(t *testing.T) {
	v := visit(t).withPassword(t)
	owner, err := v.Store.Owners.OwnerWith(t.Context(), sitetest.Lieve)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.Store.Write(t.Context(), owners.InsertPasswordLink(owner.Email, "fresh", time.Now().Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	const form = `name="confirmation"`
	if r := v.Get(t, "/nl/wachtwoord/?token=fresh"); r.StatusCode != 200 || !strings.Contains(r.Text, form) {
		t.Errorf("a valid link: status %d, want 200 and a form", r.StatusCode)
	}
	if reset, err := v.Store.Owners.ResetPassword(t.Context(), "fresh", "hash", time.Now(),
		outbox.Email{ID: "told", Message: []byte("x")}); err != nil || !reset {
		t.Fatalf("a valid link does not set the password: %v, %v", reset, err)
	}
	for _, token := range []string{"fresh", "wrong"} {
		if r := v.Get(t, "/nl/wachtwoord/?token="+token); r.StatusCode != 404 || strings.Contains(r.Text, form) || !strings.Contains(r.Text,
			"Deze link werkt niet meer") {
			t.Errorf("the link with token %s: status %d, want 404, no form and that it no longer works", token, r.StatusCode)
		}
	}
}

func TestAnOwnerHearsOfOffersAndApplications(t *testing.T) {
	v := visit(t).withPassword(t)
	property := 1096
	for _, form := range []string{"makeOffer", "applyForRent"} {
		l := inbox.Lead{ID: form, Form: form, Key: "key of " + form, Language: "nl", FirstName: "Tom", Email: "tom@example.org",
			Property: &property, Content: "{}", Answer: "{}", CreatedAt: time.Now().Unix()}
		if err := v.Store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: l, Captcha: form}); err != nil {
			t.Fatal(err)
		}
	}
	cookie := v.signIn(t)
	r := v.PostJSON(t, map[string]string{"query": "{ viewer { properties { communications { form } } } }"}, "Cookie",
		cookie.Name+"="+cookie.Value)
	if !strings.Contains(r.Text, `"makeOffer"`) || !strings.Contains(r.Text, `"applyForRent"`) || strings.Contains(r.Text, "tom@") {
		t.Errorf("the owner reads %s, want an offer and an application without the visitor's email", r.Text)
	}
}
