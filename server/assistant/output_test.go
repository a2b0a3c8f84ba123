package assistant_test

import (
	"encoding/json"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
)

// TestAssistantAnswersAsDescribed calls every tool about everything in the sample, in each language of the site, and about nothing:
// sitetest.UseTool holds each answer against the schema of the tool. What was asked must have been answered once full, once empty or null
// where it can be.
func TestAssistantAnswersAsDescribed(t *testing.T) {
	t.Parallel()
	var calls atomic.Int64
	now := time.Now()
	// each moment is a minute later, in which the budget has grown again
	v := sitetest.OpenWith(t, server.Settings{Proxies: sitetest.OwnMachine(t),
		Now: func() time.Time { return now.Add(time.Duration(calls.Add(1)) * time.Minute) }})
	s := v.Connect(t)
	seen := map[string][]string{}
	ask := func(name, what string, arguments map[string]any) string {
		text, failed := sitetest.UseTool(t, s, name, arguments)
		if failed {
			t.Fatalf("%s of %v fails: %s", name, arguments, text)
		}
		seen[name] = append(seen[name], what)
		return text
	}
	all := map[string]any{"language": "NL", "first": 100}
	languages, projects := []string{"NL", "FR", "EN"}, numbersIn(t, ask("list_projects", "full", all))
	buyer := map[string]any{"buyers": 3, "loan": 200_000, "rate": 3.5, "years": 20, "onlyOwnHome": true, "energyClasses": 2}
	for i, number := range numbersIn(t, ask("search_properties", "full", all)) {
		one := map[string]any{"language": languages[i%3], "number": number}
		ask("read_property", "full", one)
		ask("appointment_times", "full", map[string]any{"property": number})
		one["buyer"] = buyer
		ask("estimate_costs", "full", one)
		form := map[string]any{"language": "NL", "number": number, "form": "ask_a_question"}
		if _, failed := sitetest.UseTool(t, s, "link_to_form", form); !failed {
			seen["link_to_form"] = append(seen["link_to_form"], "full")
		}
	}
	for _, language := range languages {
		for _, number := range projects {
			ask("read_project", "full", map[string]any{"number": number, "language": language})
			ask("link_to_project_form", "full", map[string]any{"number": number, "language": language})
		}
		ask("list_places", "full", map[string]any{"language": language})
		for _, sentence := range []string{"huis met tuin en garage rond Maaseik onder 350k met 3 slaapkamers",
			"appartement à louer à Kinrooi",
			"house in Flanders, label A, from 2027-01-01, 2 bathrooms", "REF 1096", "xyzzy", ""} {
			ask("find_by_sentence", "full", map[string]any{"language": language, "sentence": sentence})
		}
	}
	var page struct {
		Projects struct{ PageInfo struct{ EndCursor string } }
	}
	if err := json.Unmarshal([]byte(ask("list_projects", "full", all)), &page); err != nil {
		t.Fatal(err)
	}
	for name, arguments := range map[string]map[string]any{
		"read_property":     {"language": "NL", "number": 1},
		"read_project":      {"language": "NL", "number": 1},
		"estimate_costs":    {"language": "NL", "number": 1},
		"search_properties": {"language": "NL", "filter": map[string]any{"numbers": []int{1}}},
		"list_projects":     {"language": "NL", "first": 1, "after": page.Projects.PageInfo.EndCursor},
		"appointment_times": {"property": 1},
		"find_by_sentence":  {"language": "NL", "sentence": "kasteel van 1 euro in Brussel"},
	} {
		ask(name, "empty", arguments)
	}
	v.Write(t, "UPDATE property SET hidden_until = 99999999999")
	ask("list_places", "empty", map[string]any{"language": "NL"})
	for name := range sitetest.ToolOutputs(t, s) {
		if !slices.Contains(seen[name], "full") {
			t.Errorf("%s was never answered with something", name)
		}
		if !slices.Contains(seen[name], "empty") && name != "link_to_form" && name != "link_to_project_form" {
			t.Errorf("%s was never answered with nothing", name)
		}
	}
}

// numbersIn are the numbers of what a list has.
func numbersIn(t *testing.T, text string) (numbers []int) {
	t.Helper()
	var lists map[string]struct{ Nodes []struct{ Number int } }
	if err := json.Unmarshal([]byte(text), &lists); err != nil {
		t.Fatal(err)
	}
	for _, list := range lists {
		for _, node := range list.Nodes {
			numbers = append(numbers, node.Number)
		}
	}
	return numbers
}
