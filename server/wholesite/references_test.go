package wholesite_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
)

// TestAReferenceOfLettersIsSaidByEveryOutput gives a property the reference of its sender's own system, and looks for it in everything that
// names the property to people and programs.
func TestAReferenceOfLettersIsSaidByEveryOutput(t *testing.T) {
	v := visit(t)
	const reference = "MAAS-0512/B"
	v.Write(t, "UPDATE property SET reference = '"+reference+"', published_at = published_at + 1000000000 WHERE number = 1096")
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.LeadFrom(t, "one")
	path := v.Path(t, "/property/1096/", "nl")
	said := map[string]string{
		"the page":        v.Get(t, path).Text,
		"the brochure":    v.Get(t, "/print/nl/brochure/1096/").Text,
		"the feed":        v.Get(t, "/nl/feed.xml").Text,
		"the export":      lineOf(v.Get(t, "/export/properties.jsonl").Text, `"number":1096,`),
		"its JSON-LD":     v.Get(t, path).Text[strings.Index(v.Get(t, path).Text, "application/ld+json"):],
		"the desk":        v.deskSays(t, manager, `property(number: 1096) { reference }`),
		"the desk finds":  v.deskSays(t, manager, `find(words: "ref. maas 0512 b") { properties { reference } }`),
		"a lead":          v.deskSays(t, manager, `lead(id: "one") { propertyReference }`),
		"a list of leads": v.deskSays(t, manager, `leads(list: ALL) { nodes { propertyReference } }`),
	}
	_, said["the sheet of leads"], _ = v.Sheet(t, manager, url.Values{"list": {"ALL"}})
	s := v.Connect(t)
	for _, typed := range []string{"maas-0512/b", "Réf. MAAS 0512 B", "villa ref maas0512b"} {
		said["an assistant finds "+typed], _ = sitetest.UseTool(t, s, "find_by_sentence",
			map[string]any{"sentence": typed, "language": "NL"})
		said["an assistant searches "+typed], _ = sitetest.UseTool(t, s, "search_properties",
			map[string]any{"filter": map[string]any{"text": typed}, "language": "NL"})
	}
	said["an assistant reads"], _ = sitetest.UseTool(t, s, "read_property", map[string]any{"number": 1096, "language": "NL"})
	changed, err := graph.New(leadstest.Open(t, v.Store).Auth(), nil).Changed(t.Context(), locale.Dutch,
		[]webhooks.ChangedRecord{{Kind: "property", Number: 1096}})
	if said["a webhook"] = ""; err == nil && len(changed) == 1 {
		said["a webhook"] = string(changed[0])
	}
	for output, text := range said {
		if !strings.Contains(strings.ReplaceAll(text, `\/`, "/"), reference) {
			t.Errorf("%s does not say %s: %.400q", output, reference, text)
		}
	}
	// a card says no reference, and the list finds the property by it
	if list := v.Get(t, "/nl/te-koop/?text=maas+0512b").Text; !strings.Contains(list, path) {
		t.Errorf("the list of what the reference finds does not lead to %s: %.400q", path, list)
	}
	for _, typed := range []string{"maas0512b", "REF. MAAS-0512/B", "#maas 0512 b", "REF1096", "nr. 1096", "n° 1096", "no 1096", "ID 1096",
		"#1096", "1.096", "1096"} {
		query := fmt.Sprintf(`{ search(text: %q, language: NL) { path } }`, typed)
		if got := v.PostJSON(t, map[string]string{"query": query}).Text; !strings.Contains(got, path) {
			t.Errorf("%q leads to %s, want %s", typed, got, path)
		}
	}
}

func lineOf(text, part string) string {
	for line := range strings.Lines(text) {
		if strings.Contains(line, part) {
			return line
		}
	}
	return ""
}

func (v visitor) deskSays(t *testing.T, cookie, selection string) string {
	t.Helper()
	return v.PostDesk(t, map[string]string{"query": "{ desk { " + selection + " } }"}, "Cookie", cookie).Text
}
