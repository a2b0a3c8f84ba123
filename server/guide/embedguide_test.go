package guide_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// TestTheGuideToEmbedsShowsThemLive looks for each example as text and as an element, with the site's own address.
func TestTheGuideToEmbedsShowsThemLive(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/embed/")
	if policy := r.Header.Get("Content-Security-Policy"); r.StatusCode != 200 || !strings.Contains(policy, "script-src 'self'") ||
		!strings.Contains(policy, "frame-ancestors 'none'") || r.Header.Get("X-Robots-Tag") != "noindex" {
		t.Fatalf("the guide to embeds: status %d, want 200, own scripts, no frame and noindex: %v", r.StatusCode, r.Header)
	}
	for _, part := range []string{`<script async src="` + v.URL + `/embed/homes.js"></script>`,
		`<gevel-homes filter="goal=SALE&amp;city=Kinrooi|3640&amp;priceMax=400000" language="fr" count="6">`,
		`&lt;gevel-homes filter=`, `<iframe src="` + v.URL + `/embed/homes/?goal=RENT&amp;language=fr&amp;count=4"`, `&lt;iframe src=`,
		"<title>On other sites", `href="/integrators/#queries-by-get"`} {
		if !strings.Contains(r.Text, part) {
			t.Errorf("the guide to embeds lacks %s", part)
		}
	}
	if strings.Contains(r.Text, "localhost:8080") {
		t.Error("an example has the sample's host instead of the site's")
	}
}
