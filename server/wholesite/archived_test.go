package wholesite_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// TestAnArchivedPropertyIsInNothingThatIsRead archives a property at the desk: whatever said it before to people and programs leaves it
// out.
func TestAnArchivedPropertyIsInNothingThatIsRead(t *testing.T) {
	v := visit(t)
	v.Write(t, "UPDATE property SET published_at = published_at + 1000000000 WHERE number = 1096") // the feed has the newest
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	path := v.Path(t, "/property/1096/", "nl")
	requested := func(query string) string { return v.PostJSON(t, map[string]string{"query": "{ " + query + " }"}).Text }
	outputs := map[string]struct {
		read func() string
		says string
	}{
		"its page":  {func() string { return fmt.Sprint(v.Get(t, path).StatusCode) }, "200"},
		"the graph": {func() string { return requested(`property(number: 1096) { number }`) }, `"number":1096`},
		"a list": {
			func() string { return requested(`properties(filter: {text: "1096"}) { nodes { number } }`) },
			`"number":1096`,
		},
		"the pins":   {func() string { return requested(`properties { pins(zoom: 18) { property { number } } }`) }, `"number":1096`},
		"the search": {func() string { return requested(`search(text: "1096", language: NL) { path }`) }, path},
		"a similar one": {
			func() string { return requested(`property(number: 1097) { similar(first: 12) { number } }`) },
			`"number":1096`,
		},
		"the feed":         {func() string { return v.Get(t, "/nl/feed.xml").Text }, path},
		"the sitemap":      {func() string { return v.Get(t, "/sitemap-nl.xml").Text }, path},
		"the export":       {func() string { return v.Get(t, "/export/properties.jsonl").Text }, `"number":1096,`},
		"the list in HTML": {func() string { return v.Get(t, "/nl/te-koop/?text=1096").Text }, path},
	}
	check := func(when string, want bool) {
		for name, o := range outputs {
			if text := strings.ReplaceAll(o.read(), `\/`, "/"); strings.Contains(text, o.says) != want {
				t.Errorf("%s, %s says %s: %t, want %t: %.300q", when, name, o.says, !want, want, text)
			}
		}
	}
	check("on offer", true)
	for _, mutation := range []string{`takeOverProperty(input: {number: 1096})`,
		`setStanding(input: {number: 1096, version: 0, standing: ARCHIVED})`} {
		a := v.PostDesk(t, map[string]string{"query": "mutation { " + mutation + " { __typename } }"}, "Cookie", manager).Text
		if !strings.Contains(a, `"PropertyChanged"`) {
			t.Fatalf("%s is answered with %s", mutation, a)
		}
	}
	check("archived", false)
}
