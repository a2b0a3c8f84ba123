package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"
)

const newsOn = `mutation { setNewsEmails(input: {language: NL, on: true}) { __typename
	... on NewsEmailsSet { owner { newsEmails } } ... on InvalidInput { problems { code } } } }`

// wantsNews tells which owners want emails about news.
func (v visitor) wantsNews(t *testing.T) (emails []string) {
	t.Helper()
	owners, err := v.store.Owners(t.Context())
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
	if r := v.ask(t, query); !strings.Contains(r.text, `"SIGNED_OUT"`) {
		t.Error("a stranger:", r.text)
	}
	cookie := []string{"Cookie", "session=" + v.signIn(t).Value}
	for _, foreign := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"},
		{"Origin", "https://portal.example"}} {
		if r := v.ask(t, query, append(cookie, foreign...)...); !strings.Contains(r.text, `"FOREIGN"`) {
			t.Error(foreign, r.text)
		}
	}
	if list := v.wantsNews(t); len(list) != 0 {
		t.Fatal("they were switched on:", list)
	}
	for range 2 {
		r := v.ask(t, query, cookie...)
		if !r.hasData(`{"data":{"setNewsEmails":{"__typename":"NewsEmailsSet","owner":{"newsEmails":true}}}}`) {
			t.Error(r.text)
		}
	}
	if list := v.wantsNews(t); len(list) != 1 || list[0] != lieve {
		t.Error("the owner who is signed in, and nobody else:", list)
	}
	r := v.ask(t, map[string]string{"query": "{ viewer { newsEmails } }"}, cookie...)
	if !r.hasData(`{"data":{"viewer":{"newsEmails":true}}}`) || r.Header.Get("Cache-Control") != "private, no-store" {
		t.Error(r.Header, r.text)
	}
}

func TestTheLinkOfAnOwnersNewsStopsItWithOneClick(t *testing.T) {
	v := visit(t).withPassword(t)
	v.ask(t, map[string]string{"query": newsOn}, "Cookie", "session="+v.signIn(t).Value)
	owner, err := v.store.OwnerWith(t.Context(), lieve)
	if err != nil {
		t.Fatal(err)
	}
	key, err := v.store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	token := key.Sign("ownerNews", *owner.NewsLink, time.Now().Add(time.Hour))
	r := v.get(t, "/unsubscribe?token="+token)
	if to := r.Header.Get("Location"); r.StatusCode != http.StatusSeeOther || to != "/nl/nieuws-voor-eigenaars/?token="+token+"&leave=1" {
		t.Error(r.StatusCode, to)
	}
	if r := v.get(t, r.Header.Get("Location")); r.StatusCode != http.StatusOK || !strings.Contains(r.text, "Stop deze e-mails") {
		t.Error(r.StatusCode, r.text)
	}
	if list := v.wantsNews(t); len(list) != 1 {
		t.Error("following the link changed it:", list)
	}
	if r := v.post(t, "/unsubscribe?token="+token, url.Values{"List-Unsubscribe": {"One-Click"}}); r.StatusCode != http.StatusNoContent {
		t.Error(r.StatusCode)
	}
	if list := v.wantsNews(t); len(list) != 0 {
		t.Error(list)
	}
	done := "/nl/nieuws-voor-eigenaars/?done=stopOwnerNews"
	if r := v.post(t, "/nl/nieuws-voor-eigenaars/",
		url.Values{"form": {"unsubscribe"}, "token": {token}}); r.Header.Get("Location") != done {
		t.Error("a browser without scripts:", r.StatusCode, r.Header)
	}
	for path, status := range map[string]int{done: http.StatusOK, "/nl/nieuws-voor-eigenaars/": http.StatusNotFound,
		"/nl/nieuws-voor-eigenaars/?token=x": http.StatusNotFound} {
		if r := v.get(t, path); r.StatusCode != status {
			t.Error(path, r.StatusCode)
		}
	}
}
