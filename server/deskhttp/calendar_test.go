package deskhttp_test

import (
	"crypto/x509"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
)

// TestAgentsCalendarsAreSetAtTheDesk reads the calendar of An by each role, refuses addresses that are not on public servers, and stops.
func TestAgentsCalendarsAreSetAtTheDesk(t *testing.T) {
	start := time.Now().Add(48 * time.Hour).Truncate(time.Hour)
	calendars, client := calendarsOf(t, start)
	v := visitSettings(t, server.Settings{Proxies: sitetest.OwnMachine(t), Fetch: client})
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	hers, _ := v.AtDeskAs(t, "an", "An.Vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	host := strings.TrimPrefix(calendars.URL, "https://")
	none := `{"agent":1,"server":null,"readAt":null,"problem":null,"failure":null,"status":null}`
	for _, c := range []struct {
		cookie, address, want string
		agent, busy           int
	}{
		{other, calendars.URL + "/private.ics", "FORBIDDEN", 1, 0}, {editor, "", "FORBIDDEN", 1, 0},
		{hers, calendars.URL + "/private.ics", "FORBIDDEN", 2, 0},
		{hers, "http://" + host + "/private.ics", `"path":["address"],"code":"UNKNOWN"`, 1, 0},
		{hers, "https://10.1.2.3/private.ics", `"path":["address"],"code":"UNKNOWN"`, 1, 0},
		{hers, "https://an:secret@" + host + "/private.ics", `"path":["address"],"code":"UNKNOWN"`, 1, 0},
		{hers, "https://" + strings.Repeat("x", limits.CalendarAddressBytes), `"path":["address"],"code":"TOO_LONG"`, 1, 0},
		{manager, calendars.URL + "/private.ics", `"path":["agent"],"code":"UNKNOWN"`, 99, 0},
		{hers, "", none, 1, 0},
		{hers, " WebCal://" + host + "/private.ics\u200b ", `{"agent":1,"server":"` + host + `","readAt":"`, 1, 1},
		{hers, "https://10.1.2.3/private.ics", `"code":"UNKNOWN"`, 1, 1}, // the earlier one stays
		{manager, calendars.URL + "/gone.ics",
			`"server":"` + host + `","readAt":null,"problem":"the server answered 404","failure":"REFUSED","status":404`, 1, 1},
		{hers, "", none, 1, 0}, {hers, "", none, 1, 0},
	} {
		if got := v.setCalendar(t, c.cookie, c.agent, c.address); !strings.Contains(got, c.want) || strings.Contains(got, "private.ics") {
			t.Errorf("the calendar %.60q of agent %d, set with the cookie %q, is %s, want %s", c.address, c.agent, c.cookie, got, c.want)
		}
		busy, err := v.Store.Appointments.BusyBetween(t.Context(), start, start.Add(time.Hour))
		if err != nil || len(busy) != c.busy {
			t.Errorf("after %.60q An is busy %d times, want %d (%v)", c.address, len(busy), c.busy, err)
		}
	}
	for cookie, want := range map[string]string{manager: `{"agent":1},{"agent":2}`, hers: `[{"agent":1}]`, other: "[]", editor: "[]"} {
		got := v.PostDesk(t, map[string]string{"query": "{ desk { calendars { agent } } }"}, "Cookie", cookie).Text
		if !strings.Contains(got, want) {
			t.Errorf("with the cookie %q the calendars are %s, want %s", cookie, got, want)
		}
	}
}

// calendarsOf starts a server with a calendar that has an hour, and returns a client that reaches it.
func calendarsOf(t *testing.T, start time.Time) (*httptest.Server, *fetch.Client) {
	t.Helper()
	calendars := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/private.ics" {
			http.NotFound(w, r)
			return
		}
		fmt.Fprintf(w,
			"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:%s\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
			start.UTC().Format("20060102T150405Z"))
	}))
	t.Cleanup(calendars.Close)
	client := fetch.New()
	client.Reachable = netip.Addr.IsLoopback
	trusted := x509.NewCertPool()
	trusted.AddCert(calendars.Certificate())
	client.Trust(trusted)
	return calendars, client
}

// setCalendar sets the address of an agent's own calendar.
func (v visitor) setCalendar(t *testing.T, cookie string, agent int, address string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { setAgentCalendar(input: {agent: %d, address: %q}) { __typename
		... on InvalidInput { problems { path code } } ... on AgentCalendarSet {
			calendar { agent server readAt problem failure status } } } }`,
		agent, address)
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// TestAgentsFeedIsMadeAtTheDesk makes an address of An's appointments by each role; a new one ends the earlier one.
func TestAgentsFeedIsMadeAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	hers, _ := v.AtDeskAs(t, "an", "An.Vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	make := func(cookie string, agent int) string {
		query := fmt.Sprintf(`mutation { makeAgentFeed(input: {agent: %d}) { __typename ... on InvalidInput { problems { path code } }
			... on AgentFeedMade { address calendar { agent feed } } } }`, agent)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	for _, c := range []struct {
		cookie, want string
		agent        int
	}{
		{"", "SIGNED_OUT", 1}, {other, "FORBIDDEN", 1}, {hers, "FORBIDDEN", 2}, {manager, `"path":["agent"],"code":"UNKNOWN"`, 99},
	} {
		if got := make(c.cookie, c.agent); !strings.Contains(got, c.want) {
			t.Errorf("the address of the agent %d, made with the cookie %q, is %s, want %s", c.agent, c.cookie, got, c.want)
		}
	}
	path := func(answer string) string {
		t.Helper()
		found := regexp.MustCompile(`"address":"[^"]*(/agents/[a-z0-9]+\.ics)","calendar":{"agent":1,"feed":true}`).
			FindStringSubmatch(answer)
		if found == nil {
			t.Fatalf("the address is %s", answer)
		}
		return found[1]
	}
	first, second := path(make(hers, 1)), path(make(manager, 1))
	if r := v.Get(t, first); r.StatusCode != http.StatusNotFound {
		t.Errorf("the earlier address answers %d, want 404", r.StatusCode)
	}
	if r := v.Get(t, second); r.StatusCode != http.StatusOK || !strings.Contains(r.Text, "BEGIN:VCALENDAR") {
		t.Errorf("the new address answers %d %.60s, want a calendar", r.StatusCode, r.Text)
	}
}
