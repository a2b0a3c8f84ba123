package server_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// outputs are the schemas of what the tools say, as a client gets them. They are the same for every site.
var outputs struct {
	sync.Once
	of map[string]*jsonschema.Resolved
}

// outputsOf reads the schemas once.
func outputsOf(t *testing.T, s *mcp.ClientSession) map[string]*jsonschema.Resolved {
	t.Helper()
	outputs.Do(func() {
		listed, err := s.ListTools(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		outputs.of = map[string]*jsonschema.Resolved{}
		for _, tool := range listed.Tools {
			text, err := json.Marshal(tool.OutputSchema)
			if err != nil {
				t.Fatal(err)
			}
			var schema jsonschema.Schema
			if err := json.Unmarshal(text, &schema); err != nil || schema.Type != "object" {
				t.Fatalf("the output of %s is described as %s (%v), want an object", tool.Name, text, err)
			}
			if outputs.of[tool.Name], err = schema.Resolve(nil); err != nil {
				t.Fatalf("the output of %s: %v", tool.Name, err)
			}
		}
	})
	return outputs.of
}

// asDescribed fails the test when the structured content of an answer is not what the tool's schema says, or not what its text says.
func asDescribed(t *testing.T, s *mcp.ClientSession, name string, r *mcp.CallToolResult) {
	t.Helper()
	schema := outputsOf(t, s)[name]
	if schema == nil {
		t.Fatalf("%s has no outputSchema", name)
	}
	if err := schema.Validate(r.StructuredContent); err != nil {
		t.Errorf("%s answers what its schema does not allow: %v\n%v", name, err, r.StructuredContent)
	}
	if problem := said(schema.Schema(), r.StructuredContent, name); problem != "" {
		t.Error(problem)
	}
	var text any
	if err := json.Unmarshal([]byte(r.Content[0].(*mcp.TextContent).Text),
		&text); err != nil || fmt.Sprint(text) != fmt.Sprint(r.StructuredContent) {
		t.Errorf("%s says %v in its text and %v in its structured content (%v)", name, text, r.StructuredContent, err)
	}
}

// said returns what a value has that its schema does not name, or a date that is not written as its format says; "" for nothing. Neither
// is refused by a validator: more fields may come, and formats are notes.
func said(schema *jsonschema.Schema, value any, path string) (problem string) {
	switch value := value.(type) {
	case map[string]any:
		for name, one := range value {
			inner := schema.Properties[name]
			if inner == nil {
				return fmt.Sprintf("the schema of %s does not name %s", path, name)
			}
			if problem = said(inner, one, path+"."+name); problem != "" {
				return problem
			}
		}
	case []any:
		for _, one := range value {
			if problem = said(schema.Items, one, path); problem != "" {
				return problem
			}
		}
	case string:
		layout := map[string]string{"date": time.DateOnly, "date-time": time.RFC3339}[schema.Format]
		if _, err := time.Parse(layout, value); layout != "" && err != nil {
			return fmt.Sprintf("%s is %q, want a %s", path, value, schema.Format)
		}
	}
	return ""
}

// TestAssistantAnswersAsDescribed calls every tool about everything in the sample, in each language of the site, and about nothing: use
// holds each answer against the schema of the tool. What was asked must have been answered once full, once empty or null where it can be.
func TestAssistantAnswersAsDescribed(t *testing.T) {
	t.Parallel()
	var calls atomic.Int64
	now := time.Now()
	// each moment is a minute later, in which the budget has grown again
	v := visitSettings(t, server.Settings{Proxies: sitetest.OwnMachine(t),
		Now: func() time.Time { return now.Add(time.Duration(calls.Add(1)) * time.Minute) }})
	s := v.connect(t)
	seen := map[string][]string{}
	ask := func(name, what string, arguments map[string]any) string {
		text, failed := use(t, s, name, arguments)
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
		if _, failed := use(t, s, "link_to_form", map[string]any{"language": "NL", "number": number, "form": "ask_a_question"}); !failed {
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
	for name := range outputsOf(t, s) {
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
