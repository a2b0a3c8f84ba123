package server_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestReadyzSaysWhyVisitorsShouldNotCome shows that /readyz says why visitors should not be sent here, and /healthz only whether the
// database answers.
func TestReadyzSaysWhyVisitorsShouldNotCome(t *testing.T) {
	v, site := visitSite(t, web.Dist(), server.Settings{})
	for _, step := range []struct {
		do             func()
		ready, healthy int
		says           string
	}{
		{func() {}, http.StatusOK, http.StatusOK, "ready"},
		{site.Stop, http.StatusServiceUnavailable, http.StatusOK, "not ready: the server is stopping"},
		{func() { v.Store.Close() }, http.StatusServiceUnavailable, http.StatusServiceUnavailable, "not ready: the server is stopping"},
	} {
		step.do()
		if r := v.Get(t, "/readyz"); r.StatusCode != step.ready || strings.TrimSpace(r.Text) != step.says {
			t.Errorf("/readyz is answered %d %q, want %d %q", r.StatusCode, r.Text, step.ready, step.says)
		}
		if r := v.Get(t, "/healthz"); r.StatusCode != step.healthy {
			t.Errorf("/healthz is answered %d, want %d", r.StatusCode, step.healthy)
		}
	}
}

// TestNotReadyWithoutDatabase closes the store of a site before anybody requests a page.
func TestNotReadyWithoutDatabase(t *testing.T) {
	v := visit(t)
	v.Store.Close()
	if r := v.Get(t, "/readyz"); r.StatusCode != http.StatusServiceUnavailable || r.Text != "not ready: the database does not answer\n" {
		t.Errorf("without a database /readyz is answered %d %q, want 503 and why", r.StatusCode, r.Text)
	}
}

// TestNotReadyWithoutPage breaks the bundle that renders pages.
func TestNotReadyWithoutPage(t *testing.T) {
	v, _ := visitSite(t, brokenBundle{web.Dist()}, server.Settings{})
	for range 2 {
		if r := v.Get(t, "/readyz"); r.StatusCode != http.StatusServiceUnavailable ||
			!strings.Contains(r.Text, "the first page cannot be rendered") {
			t.Errorf("with a broken bundle /readyz is answered %d %q, want 503 and why", r.StatusCode, r.Text)
		}
	}
}
