package secretlink_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/leads/booked"
)

// TestAgentFeedIsServedToItsAddressOnly asks for the feed with its token, and with other texts.
func TestAgentFeedIsServedToItsAddressOnly(t *testing.T) {
	v := sitetest.Open(t)
	token, err := v.Store.Appointments.MakeFeed(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	r := v.Get(t, booked.AgentFeedPath(token))
	if r.StatusCode != http.StatusOK || !strings.HasPrefix(r.Header.Get("Content-Type"),
		"text/calendar") || r.Header.Get("Cache-Control") != "no-store" ||
		!strings.HasPrefix(r.Header.Get("X-Robots-Tag"), "noindex") || !strings.Contains(r.Text, "BEGIN:VCALENDAR") {
		t.Errorf("the agent's feed: status %d, want 200 and a calendar, neither cached nor indexed: %v %.200s",
			r.StatusCode, r.Header, r.Text)
	}
	for _, path := range []string{booked.AgentFeedPath("x"), "/agents/" + token, "/agents/.ics",
		"/agents/" + strings.Repeat("a", 5000) + ".ics"} {
		if r := v.Get(t, path); r.StatusCode != http.StatusNotFound || strings.Contains(r.Text, "VCALENDAR") {
			t.Errorf("%.40s: status %d, want 404 and no calendar: %.100s", path, r.StatusCode, r.Text)
		}
	}
}
