package graph_test

import (
	"strings"
	"testing"
)

// everyRoot selects the root fields with texts or addresses, in German.
const everyRoot = `{ properties(language: DE, first: 3) { nodes { id path url title } }
	property(number: 1096, language: DE) { id path similar { path } }
	find(number: 1096, language: DE) { property { path } } projects(language: DE) { nodes { path units { path } } }
	project(number: 2001, language: DE) { path }
	cities(language: DE) { name salePath rentPath } categories(language: DE) { name } site(language: DE) { name banner { title } }
	search(language: DE, text: "kinrooi") { path properties { path } }
	changes(language: DE, first: 5) { changes { ... on PropertyChanged { property { path } } } } }`

// TestALanguageNotInUseIsAnsweredInTheDefault queries the sample in German, which it does not use.
func TestALanguageNotInUseIsAnsweredInTheDefault(t *testing.T) {
	c := start(t)
	german, dutch := c.query(t, everyRoot, nil), c.query(t, strings.ReplaceAll(everyRoot, "DE", "NL"), nil)
	if len(german.Errors) > 0 || string(german.Data) != string(dutch.Data) || !strings.Contains(german.text,
		`"path":"/nl/te-koop/kinrooi/`) {
		t.Errorf("in German, which is not in use, the answer is %s, want the Dutch one", german.text)
	}
	if a := c.query(t, `{ node(id: "Property:1096:de") { id } nodes(ids: ["City:1:de", "Property:1096:fr"]) { id } }`,
		nil); string(a.Data) != `{"node":null,"nodes":[null,{"id":"Property:1096:fr"}]}` {
		t.Errorf("ids of a language that is not in use find records: %s", a.text)
	}
}
