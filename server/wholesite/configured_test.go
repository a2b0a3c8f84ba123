package wholesite_test

import (
	"strings"
	"testing"
)

// publish publishes the draft of the sample, at addresses of its own, with two modules in a row, a text as questions, flats under a heading
// of the agency's, the staff and a form.
func publish(site map[string]any) {
	for _, e := range site["menu"].([]any) {
		if e := e.(map[string]any); e["id"] == "open-house-day" {
			e["status"] = "Published"
			e["paths"] = map[string]string{"nl": "/opendeurdag/", "fr": "/portes-ouvertes/"}
			e["modules"] = []map[string]any{
				{"contentRow": 0, "span": 0, "sm": 12, "md": 12, "lg": 8, "view": "news-view",
					"relation": map[string]string{"type": "category", "id": "our-services"}},
				{"contentRow": 0, "span": 1, "sm": 12, "md": 12, "lg": 4, "view": "single-view",
					"relation": map[string]string{"type": "contact", "id": "contact-us"}},
				{"contentRow": 1, "view": "questions-view", "relation": map[string]string{"type": "article", "id": "pages/about"}},
				{"contentRow": 2, "view": "news-view", "title": map[string]string{"nl": "Appartementen van nu"},
					"relation": map[string]any{"type": "property-list", "id": "sale", "filter": "?type=2", "max": 3}},
				{"contentRow": 3, "view": "news-view", "relation": map[string]string{"type": "team"}},
				{"contentRow": 4, "view": "news-view", "relation": map[string]string{"type": "form", "id": "valuation"}},
			}
		}
	}
}

func TestConfiguredPageIsServedAfterImport(t *testing.T) {
	v := visit(t)
	paths := map[string]string{"nl": "/nl/opendeurdag/", "fr": "/fr/portes-ouvertes/", "en": "/en/opendeurdag/"}
	for _, path := range paths {
		if r := v.Get(t, path); r.StatusCode != 404 {
			t.Errorf("%s before the import: status %d, want 404", path, r.StatusCode)
		}
	}
	v.Get(t, "/fr/") // cached without the new page in its menu
	v.ImportChanged(t, publish)
	for language, path := range paths {
		v.checkPage(t, language, path, paths)
	}
	if got := strings.Count(v.Get(t, "/nl/opendeurdag/").Text, "<details"); got < 3 {
		t.Errorf("the page has %d questions that open, want at least the three headings of the text", got)
	}
	for path, parts := range map[string][]string{
		"/nl/opendeurdag/": {"Appartementen van nu", `href="/nl/te-koop/?type=2"`, "Ons team", `href="/nl/makelaars/`,
			"Wat is uw huis waard?", `href="/nl/gratis-schatting/"`},
		"/fr/portes-ouvertes/": {"Notre équipe", `href="/fr/a-vendre/?type=2"`, "Que vaut votre bien\u00a0?"},
	} {
		for _, part := range parts {
			if !strings.Contains(v.Get(t, path).Text, part) {
				t.Errorf("%s lacks %s", path, part)
			}
		}
	}
	if text := v.Get(t, "/fr/portes-ouvertes/").Text; strings.Contains(text, "Appartementen van nu") {
		t.Error("a page in French has a heading in Dutch")
	}
	if !strings.Contains(v.Get(t, "/fr/").Text, `href="/fr/portes-ouvertes/"`) {
		t.Error("the menu has no link to the new page after the import")
	}
}

func TestThePagesOfTheSampleAreConfigured(t *testing.T) {
	v := visit(t)
	for path, want := range map[string]string{
		"/nl/diensten/":                       "Verkoop &amp; verhuur",
		"/fr/services/":                       "Vente &amp; location",
		"/nl/wie-zijn-wij/":                   "Waar u op kunt rekenen",
		"/nl/contact/":                        "Langskomen",
		"/nl/vacatures/werfleider-nieuwbouw/": "?form=apply",
		"/nl/testimonials/testimonial-1/":     "<blockquote>",
		"/nl/cookie-policy/":                  "Cookiebeleid",
		"/about/?lng=en":                      "About us",
		"/nl/login/":                          `name="password"`,
		"/fr/proprietaire/":                   "Mon bien",
	} {
		if r := v.Get(t, path); r.StatusCode != 200 || !strings.Contains(r.Text, want) {
			t.Errorf("%s: status %d, want 200 and %q", path, r.StatusCode, want)
		}
	}
	for _, path := range []string{"/nl/open-house-day/", "/nl/testimonials/testimonial-99/", "/open-house-day/"} {
		if r := v.Get(t, path); r.StatusCode != 404 || !strings.Contains(r.Text, `role="search"`) {
			t.Errorf("%s: status %d, want 404 and a page with the search form", path, r.StatusCode)
		}
	}
}
