package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
)

const newsOn = `mutation { setNewsEmails(input: {language: NL, on: true}) { __typename
	... on NewsEmailsSet { owner { newsEmails } } ... on InvalidInput { problems { code } } } }`

// wantsNews tells which owners want emails about news.
func (v visitor) wantsNews(t *testing.T) (emails []string) {
	t.Helper()
	owners, err := v.Store.Owners.Owners(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range owners {
		if o.NewsSince != nil {
			emails = append(emails, o.Email)
		}
	}
	return emails
}

func TestOnlyAnOwnerSwitchesTheOwnersNews(t *testing.T) {
	v := visit(t).withPassword(t)
	query := map[string]string{"query": newsOn}
	if r := v.PostJSON(t, query); !strings.Contains(r.Text, `"SIGNED_OUT"`) {
		t.Errorf("a stranger who switches the emails on gets %s, want SIGNED_OUT", r.Text)
	}
	cookie := []string{"Cookie", "session=" + v.signIn(t).Value}
	for _, foreign := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"},
		{"Origin", "https://portal.example"}} {
		if r := v.PostJSON(t, query, append(cookie, foreign...)...); !strings.Contains(r.Text, `"FOREIGN"`) {
			t.Errorf("a request with the header %v gets %s, want FOREIGN", foreign, r.Text)
		}
	}
	if list := v.wantsNews(t); len(list) != 0 {
		t.Fatalf("the emails were switched on for %v, want nobody", list)
	}
	for range 2 {
		r := v.PostJSON(t, query, cookie...)
		if !r.HasData(`{"data":{"setNewsEmails":{"__typename":"NewsEmailsSet","owner":{"newsEmails":true}}}}`) {
			t.Errorf("the owner who switches the emails on gets %s, want NewsEmailsSet and newsEmails true", r.Text)
		}
	}
	if list := v.wantsNews(t); len(list) != 1 || list[0] != sitetest.Lieve {
		t.Errorf("the emails are on for %v, want only the owner who is signed in", list)
	}
	r := v.PostJSON(t, map[string]string{"query": "{ viewer { newsEmails } }"}, cookie...)
	if !r.HasData(`{"data":{"viewer":{"newsEmails":true}}}`) || r.Header.Get("Cache-Control") != "private, no-store" {
		t.Errorf("the owner reads %s with %v, want newsEmails true, not to be stored", r.Text, r.Header)
	}
}

func TestTheLinkOfAnOwnersNewsStopsItWithOneClick(t *testing.T) {
	v := visit(t).withPassword(t)
	v.PostJSON(t, map[string]string{"query": newsOn}, "Cookie", "session="+v.signIn(t).Value)
	owner, err := v.Store.Owners.OwnerWith(t.Context(), sitetest.Lieve)
	if err != nil {
		t.Fatal(err)
	}
	key, err := v.Store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	token := key.Sign("ownerNews", *owner.NewsLink, time.Now().Add(time.Hour))
	r := v.Get(t, "/unsubscribe?token="+token)
	if to := r.Header.Get("Location"); r.StatusCode != http.StatusSeeOther || to != "/nl/nieuws-voor-eigenaars/?token="+token+"&leave=1" {
		t.Errorf("the email's link: status %d to %s, want 303 to the page that asks to confirm", r.StatusCode, to)
	}
	if r := v.Get(t, r.Header.Get("Location")); r.StatusCode != http.StatusOK || !strings.Contains(r.Text, "Stop deze e-mails") {
		t.Errorf("the page of the link: status %d, want 200 and a button that stops the emails: %s", r.StatusCode, r.Text)
	}
	if list := v.wantsNews(t); len(list) != 1 {
		t.Errorf("after the link was opened the emails are on for %v, want still one owner", list)
	}
	if r := v.Post(t, "/unsubscribe?token="+token, url.Values{"List-Unsubscribe": {"One-Click"}}); r.StatusCode != http.StatusNoContent {
		t.Errorf("one click in the mail program: status %d, want 204", r.StatusCode)
	}
	if list := v.wantsNews(t); len(list) != 0 {
		t.Errorf("after one click the emails are on for %v, want nobody", list)
	}
	done := "/nl/nieuws-voor-eigenaars/?done=stopOwnerNews"
	if r := v.Post(t, "/nl/nieuws-voor-eigenaars/",
		url.Values{"form": {"unsubscribe"}, "token": {token}}); r.Header.Get("Location") != done {
		t.Errorf("a browser without scripts: status %d, %v, want it sent to %s", r.StatusCode, r.Header, done)
	}
	for path, status := range map[string]int{done: http.StatusOK, "/nl/nieuws-voor-eigenaars/": http.StatusNotFound,
		"/nl/nieuws-voor-eigenaars/?token=x": http.StatusNotFound} {
		if r := v.Get(t, path); r.StatusCode != status {
			t.Errorf("%s: status %d, want %d", path, r.StatusCode, status)
		}
	}
}
