package server_test

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// TestPostedFields posts forms with far more fields than any page has. They must be refused before every field is read, which used to take
// minutes; the deadline turns a hang into a failure.
func TestPostedFields(t *testing.T) {
	v := visit(t)
	huge, at := url.Values{"form": {"registerDemand"}}, url.Values{"form": {"registerDemand"}}
	for i := range 9_000 {
		huge.Set(fmt.Sprintf("filter.cities.%d.z", i), "1")
	}
	for i := range limits.PostedFields - 10 {
		at.Set(fmt.Sprintf("filter.cities.%d.zip", i), "3640")
	}
	for name, c := range map[string]struct {
		form     url.Values
		status   int
		problems string
	}{
		"many fields": {huge, 400, ""},
		"many values": {url.Values{"form": {"registerDemand"}, "filter.categories": make([]string, limits.PostedFields+1)}, 400,
			""},
		"a deep path": {url.Values{"form": {"registerDemand"}, strings.Repeat("filter.", limits.PostedDepth) + "goal": {"SALE"}},
			400, ""},
		"a long list": {at, 422, "filter.cities TOO_MANY"},
		"a long list as JSON": {url.Values{"form": {"registerDemand"},
			"filter.polygon": {"[" + strings.Repeat(`{"latitude":51,"longitude":5},`, 20_000) + "{}]"}}, 422, "filter.polygon TOO_MANY"},
	} {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		r, _ := http.NewRequestWithContext(ctx, "POST", v.URL+"/nl/ik-zoek/", strings.NewReader(c.form.Encode()))
		got := sitetest.Send(t, r, "Content-Type", "application/x-www-form-urlencoded")
		cancel()
		if got.StatusCode != c.status {
			t.Errorf("%s: status %d, want %d: %.100s", name, got.StatusCode, c.status, got.Text)
		} else if c.status == 422 && !strings.Contains(got.Returned(t).ProblemText(), c.problems) {
			t.Errorf("%s: the problems are %q, want %s", name, got.Returned(t).ProblemText(), c.problems)
		}
	}
}
