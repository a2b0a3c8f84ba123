package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
)

func TestAnOwnerWithoutScripts(t *testing.T) {
	v := visit(t).withPassword(t)
	wrong := v.post(t, "/nl/login/", url.Values{"form": {"signIn"}, "email": {lieve}, "password": {"secret of an owner"}})
	if got := wrong.returned(t); got.problems() != " WRONG_LOGIN" || got.Values.Get("email") != lieve || strings.Contains(wrong.text,
		"secret of an owner") {
		t.Errorf("a wrong password: problems %q, values %v, want WRONG_LOGIN, the email and no password", got.problems(), got.Values)
	}
	right := v.post(t, "/nl/login/", url.Values{"form": {"signIn"}, "email": {lieve}, "password": {password}})
	if right.StatusCode != http.StatusSeeOther || right.Header.Get("Location") != "/nl/eigenaar/" || len(right.Cookies()) != 2 {
		t.Errorf("the right password: status %d, %v, want 303 to /nl/eigenaar/ and two cookies", right.StatusCode, right.Header)
	}
}

func TestOwnerDocumentsAreServedToTheirOwnerOnly(t *testing.T) {
	v := visit(t).withPassword(t)
	c := v.signIn(t)
	lieves, others := "/owner/papers/1096/", "/owner/papers/1024/"
	list, err := v.store.Owned(t.Context(), 501, "nl", 1096)
	if err != nil || len(list) != 1 {
		t.Fatalf("Lieve has %d properties with number 1096, want 1 (%v)", len(list), err)
	}
	document := list[0].Documents()[0]
	r := v.get(t, document.URL, "Cookie", "session="+c.Value)
	if r.StatusCode != http.StatusOK || !strings.HasPrefix(r.text,
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
		if r := v.get(t, c.path, "Cookie", c.cookie, "Sec-Fetch-Site", c.site); r.StatusCode != http.StatusNotFound {
			t.Errorf("a request %+v for a document: status %d, want 404", c, r.StatusCode)
		}
	}
}

func TestOwnersPagesAreNotCached(t *testing.T) {
	v := visit(t)
	for _, path := range []string{"/nl/login/", "/fr/proprietaire/", "/en/password/"} {
		if r := v.get(t, path); r.StatusCode == http.StatusOK && r.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s has Cache-Control %q, want private, no-store", path, r.Header.Get("Cache-Control"))
		}
	}
}

func TestAUsedPasswordLinkSaysSoAtOnce(t *testing.T) {
	v := visit(t).withPassword(t)
	owner, err := v.store.OwnerWith(t.Context(), lieve)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.store.Write(t.Context(), db.InsertPasswordLink(owner.Email, "fresh", time.Now().Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	const form = `name="confirmation"`
	if r := v.get(t, "/nl/wachtwoord/?token=fresh"); r.StatusCode != 200 || !strings.Contains(r.text, form) {
		t.Errorf("a valid link: status %d, want 200 and a form", r.StatusCode)
	}
	if reset, err := v.store.ResetPassword(t.Context(), "fresh", "hash", time.Now(),
		db.Email{ID: "told", Message: []byte("x")}); err != nil || !reset {
		t.Fatalf("a valid link does not set the password: %v, %v", reset, err)
	}
	for _, token := range []string{"fresh", "wrong"} {
		if r := v.get(t, "/nl/wachtwoord/?token="+token); r.StatusCode != 404 || strings.Contains(r.text, form) || !strings.Contains(r.text,
			"Deze link werkt niet meer") {
			t.Errorf("the link with token %s: status %d, want 404, no form and that it no longer works", token, r.StatusCode)
		}
	}
}

func TestAnOwnerHearsOfOffersAndApplications(t *testing.T) {
	v := visit(t).withPassword(t)
	property := 1096
	for _, form := range []string{"makeOffer", "applyForRent"} {
		l := db.Lead{ID: form, Form: form, Key: "key of " + form, Language: "nl", FirstName: "Tom", Email: "tom@example.org",
			Property: &property, Content: "{}", Answer: "{}", CreatedAt: time.Now().Unix()}
		if err := v.store.Receive(t.Context(), db.Receipt{Lead: l, Captcha: form}); err != nil {
			t.Fatal(err)
		}
	}
	cookie := v.signIn(t)
	r := v.postJSON(t, map[string]string{"query": "{ viewer { properties { communications { form } } } }"}, "Cookie",
		cookie.Name+"="+cookie.Value)
	if !strings.Contains(r.text, `"makeOffer"`) || !strings.Contains(r.text, `"applyForRent"`) || strings.Contains(r.text, "tom@") {
		t.Errorf("the owner reads %s, want an offer and an application without the visitor's email", r.text)
	}
}
