package wholesite_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestDrafts(t *testing.T) {
	hidden := []string{"for-rent", "projects", "about", "vacancies", "sale-and-rent"}
	v := sitetest.OpenConfigured(t, func(site map[string]any) {
		for _, e := range site["menu"].([]any) {
			if e := e.(map[string]any); slices.Contains(hidden, e["id"].(string)) {
				e["status"] = "Draft"
			}
		}
	})
	gone := []string{"/nl/te-huur/", "/for-rent/", "/fr/projets/", "/nl/wie-zijn-wij/", "/about/", "/nl/vacatures/",
		"/nl/vacatures/werfleider-nieuwbouw/", "/nl/onze-diensten/verkoop--verhuur/", "/our-services/sale-and-rent/"}
	for _, path := range gone {
		if r := v.Get(t, path); r.StatusCode != 404 || !strings.Contains(r.Text, `role="search"`) {
			t.Errorf("%s is a draft: status %d, want 404 and a page with the search form", path, r.StatusCode)
		}
	}
	for _, path := range []string{"/nl/", "/fr/", "/nl/te-koop/", "/nl/diensten/", "/nl/contact/", "/nl/nergens/", "/sitemap-nl.xml",
		"/sitemap-fr.xml", "/llms.txt", "/nl/feed.xml"} {
		text := v.Get(t, path).Text
		for _, draft := range gone {
			if strings.Contains(text, draft+`"`) || strings.Contains(text, draft+`<`) || strings.Contains(text, draft+`)`) {
				t.Errorf("%s links to the draft %s", path, draft)
			}
		}
	}
	if r := v.Get(t, "/nl/onze-diensten/nieuwbouw/"); r.StatusCode != 200 {
		t.Errorf("a published service: status %d, want 200", r.StatusCode)
	}
}

func TestOwnPath(t *testing.T) {
	v := visit(t)
	for path, want := range map[string]string{
		"/accessibility/?lng=fr":          "/fr/accessibilite/?lng=fr",
		"/toegankelijkheid/?lng=nl":       "/nl/toegankelijkheid/?lng=nl",
		"/our-services/new-build/?lng=en": "/en/our-services/new-build/?lng=en",
	} {
		r := v.Get(t, path)
		if r.StatusCode != 308 || r.Header.Get("Location") != want || r.Header.Get("Vary") == "" {
			t.Errorf("%s: status %d to %s, want 308 to %s, and Vary", path, r.StatusCode, r.Header.Get("Location"), want)
		}
	}
}
