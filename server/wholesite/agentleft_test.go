package wholesite_test

import (
	"strings"
	"testing"
)

// TestAnAgentWhoLeftIsGone imports the sample with one agent more, then without and with another name of the first, then with both again.
func TestAnAgentWhoLeftIsGone(t *testing.T) {
	v := visit(t)
	wim := map[string]any{"id": 9, "name": "Wim Weg", "phone": "089 00 00 09", "email": "wim@example.com"}
	v.importAgents(t, "An Vermeulen", wim)
	leads := func(path string, status int, to string) {
		t.Helper()
		if r := v.Get(t, path); r.StatusCode != status || r.Header.Get("Location") != to {
			t.Errorf("%s answers %d and leads to %q, want %d and %q", path, r.StatusCode, r.Header.Get("Location"), status, to)
		}
	}
	leads("/nl/makelaars/wim-weg/", 200, "")
	v.importAgents(t, "An Claes")
	leads("/nl/makelaars/an-claes/", 200, "")
	leads("/nl/makelaars/an-vermeulen/", 308, "/nl/makelaars/an-claes/")
	leads("/fr/agents/an-vermeulen/", 308, "/fr/agents/an-claes/")
	leads("/nl/makelaars/wim-weg/", 410, "")
	leads("/fr/agents/wim-weg/", 410, "")
	leads("/nl/makelaars/wim/", 404, "")
	if text := v.Get(t, "/nl/makelaars/wim-weg/").Text; !strings.Contains(text, "Deze medewerker werkt niet meer bij ons") ||
		!strings.Contains(text, `content="noindex"`) || strings.Contains(text, "Wim Weg") {
		t.Error("the page of an agent who left does not say so, may be indexed, or has the agent's name")
	}
	if text := v.Get(t, strings.TrimPrefix(v.Sitemap(t, "/sitemap.xml").Files[0].Loc, v.URL)).Text; strings.Contains(text, "wim-weg") ||
		strings.Contains(text, "an-vermeulen") || !strings.Contains(text, "/makelaars/an-claes/") {
		t.Error("the sitemap has an agent who left or an old name, or lacks the new one")
	}
	v.importAgents(t, "An Vermeulen", wim)
	leads("/nl/makelaars/wim-weg/", 200, "")
	leads("/nl/makelaars/an-vermeulen/", 200, "")
	leads("/nl/makelaars/an-claes/", 308, "/nl/makelaars/an-vermeulen/")
}

// importAgents imports the sample with another name of its first agent, and more agents.
func (v visitor) importAgents(t *testing.T, first string, more ...map[string]any) {
	t.Helper()
	v.ImportChanged(t, func(site map[string]any) {
		agents := site["agents"].([]any)
		agents[0].(map[string]any)["name"] = first
		for _, a := range more {
			agents = append(agents, a)
		}
		site["agents"] = agents
	})
}
