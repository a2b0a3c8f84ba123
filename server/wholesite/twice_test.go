package wholesite_test

import (
	"context"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/mail"
)

// browser is a client that keeps its connections, and cookies when it has any.
func (v visitor) browser(t *testing.T, transport *http.Transport, cookies bool) *http.Client {
	t.Helper()
	c := &http.Client{Transport: transport, CheckRedirect: sitetest.NoFollow.CheckRedirect}
	t.Cleanup(c.CloseIdleConnections)
	if cookies {
		c.Jar, _ = cookiejar.New(nil)
		site, err := url.Parse(v.URL)
		if err != nil {
			t.Fatal(err)
		}
		c.Jar.SetCookies(site,
			[]*http.Cookie{{Name: "i18nextLng", Value: "fr"}, {Name: "session", Value: "of nobody"}, {Name: "consent", Value: "set"}})
	}
	return c
}

// twice sends a form two times at once and returns both statuses and both Location headers.
func (v visitor) twice(t *testing.T, c *http.Client, values url.Values, from string) (statuses [2]int, to [2]string) {
	t.Helper()
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Go(func() {
			r, err := http.NewRequest("POST", v.URL+"/nl/contact/", strings.NewReader(values.Encode()))
			if err != nil {
				t.Error(err)
				return
			}
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.Header.Set("X-Forwarded-For", from)
			response, err := c.Do(r)
			if err != nil {
				t.Error(err)
				return
			}
			response.Body.Close()
			statuses[i], to[i] = response.StatusCode, response.Header.Get("Location")
		})
	}
	wg.Wait()
	return statuses, to
}

// TestTheSameFormTwiceAtOnce sends valid and invalid forms two times at once, over connections that stay open, with and without cookies. On
// a full disk both fail alike and nothing is written; when there is room, one lead is stored, and its two emails wait for a mail server
// that is down.
func TestTheSameFormTwiceAtOnce(t *testing.T) {
	for _, way := range []struct {
		name      string
		transport *http.Transport
		cookies   bool
	}{
		{"HTTP/1.1 without cookies", &http.Transport{MaxIdleConnsPerHost: 4}, false},
		{"HTTP/1.1 with cookies", &http.Transport{MaxIdleConnsPerHost: 4}, true},
		{"HTTP/2 without cookies", sitetest.HTTP2(), false},
		{"HTTP/2 with cookies", sitetest.HTTP2(), true},
	} {
		t.Run(way.name, func(t *testing.T) {
			v := visit(t)
			c := v.browser(t, way.transport, way.cookies)
			message := url.Values{"form": {"sendContact"}, "person.firstName": {"An"}, "person.lastName": {"Claes"},
				"person.email": {"an@example.org"}, "privacy": {"on"}, "remark": {strings.Repeat("x", 4000)}}
			good := v.Post(t, "/nl/contact/", message).Returned(t).Answered()
			bad := v.Post(t, "/nl/contact/", message).Returned(t).Answered()
			bad.Set("person.email", "an@")
			v.fillUp(t)
			if statuses, _ := v.twice(t, c, good, "192.0.2.1"); statuses != [2]int{500, 500} {
				t.Errorf("a valid form sent twice on a full disk has the statuses %v, want 500 twice", statuses)
			}
			if statuses, _ := v.twice(t, c, bad, "192.0.2.1"); statuses[0] != statuses[1] || statuses[0] != 422 && statuses[0] != 500 {
				t.Errorf("an invalid form sent twice on a full disk has the statuses %v, want 422 twice or 500 twice", statuses)
			}
			if n := len(v.Leads(t, "")); n != 0 {
				t.Errorf("%d leads were stored on a full disk, want none", n)
			}
			v.limitPages(t, "1000000")
			if statuses, _ := v.twice(t, c, bad, "192.0.2.2"); statuses != [2]int{422, 422} {
				t.Errorf("an invalid form sent twice has the statuses %v, want 422 twice", statuses)
			}
			statuses, to := v.twice(t, c, good, "192.0.2.2")
			if statuses != [2]int{303, 303} || to[0] != to[1] || to[0] == "" {
				t.Errorf("a valid form sent twice: statuses %v to %q, want 303 to the same address twice", statuses, to)
			}
			if n := len(v.Leads(t, "")); n != 1 {
				t.Errorf("one form sent twice is stored as %d leads, want 1", n)
			}
			v.checkOutbox(t, 2)
		})
	}
}

// checkOutbox tries to send emails to a mail server that is down, and checks how many still wait.
func (v visitor) checkOutbox(t *testing.T, emails int) {
	t.Helper()
	relay, err := mail.ParseRelay("smtp://127.0.0.1:1")
	if err != nil {
		t.Fatal(err)
	}
	if err := mail.NewSender(&v.Store.Outbox, relay).Empty(context.WithoutCancel(t.Context())); err == nil {
		t.Error("sending to a mail server that is down did not fail")
	}
	due, err := v.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Hour), 10)
	if err != nil || len(due) != emails {
		t.Errorf("%d emails wait, want %d: %v", len(due), emails, err)
	}
}
