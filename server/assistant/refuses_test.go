package assistant_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// TestAssistantRefusesNonsense shows that wrong arguments are explained in a result that the assistant can read.
func TestAssistantRefusesNonsense(t *testing.T) {
	v := sitetest.Open(t)
	s := v.Connect(t)
	for _, c := range []struct {
		tool      string
		arguments any
		want      string
	}{
		{"search_properties", map[string]any{}, "language"},
		{"search_properties", map[string]any{"language": "XX"}, "XX"},
		{"search_properties", map[string]any{"language": "NL", "filter": map[string]any{"colour": "red"}}, "colour"},
		{"search_properties", map[string]any{"language": "NL", "first": 1000}, "100"},
		{"read_property", map[string]any{"language": "NL", "number": "one"}, "Int"},
		{"find_by_sentence", map[string]any{"language": "NL"}, "sentence: cannot be null"},
		{"find_by_sentence", map[string]any{"language": "NL", "sentence": strings.Repeat("huis ", 1000)}, `"notUnderstood":[]`},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "steal"}, "form is one of"},
		{"link_to_form", map[string]any{"language": "NL", "number": 1, "form": "ask_a_question"}, "no such property"},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "apply_for_a_rental"}, "no such form"},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "ask_a_question", "moment": "2026-11-27T09:00:00Z"},
			"moment belongs"},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "book_an_appointment", "moment": "tomorrow"},
			"moment is a start"},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "ask_a_question", "message": strings.Repeat("é", 1001)},
			"at most 1000"},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "ask_a_question", "message": "Is de kelder droog? & zo"},
			`/?form=ask#remark=Is+de+kelder+droog%3F+%26+zo"`},
		{"link_to_form", map[string]any{"language": "NL", "number": 1096, "form": "book_an_appointment", "moment": "2026-11-27T09:00:00Z"},
			`/?form=appointment#start=2026-11-27T09%3A00%3A00Z"`},
		{"link_to_project_form", map[string]any{"language": "FR", "number": 2001, "message": "Bonjour"}, `/?form=ask#remark=Bonjour"`},
		{"link_to_project_form", map[string]any{"language": "FR", "number": 1}, "no such project"},
		{"appointment_times", map[string]any{"property": 1096, "days": 1000}, "62"},
		{"estimate_costs", map[string]any{"language": "NL", "number": 1096, "buyer": map[string]any{"buyers": 5000}}, `"problems":[{`},
	} {
		if text, _ := sitetest.UseTool(t, s, c.tool, c.arguments); !strings.Contains(text, c.want) {
			t.Errorf("%s of %v says %s, want %q", c.tool, c.arguments, text, c.want)
		}
	}
	if _, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: "delete_everything"}); err == nil {
		t.Error("a tool that does not exist was called")
	}
}

// ofMCP are the headers of a request of the protocol.
var ofMCP = http.Header{"Content-Type": {"application/json"}, "Accept": {"application/json, text/event-stream"}}

// TestAssistantIsCharged shows that an assistant has the budget of any client of the graph, and that a request has a maximum size. The
// clock stands still, because a budget grows again with each minute.
func TestAssistantIsCharged(t *testing.T) {
	now := time.Now()
	v := sitetest.OpenWith(t, server.Settings{Proxies: sitetest.OwnMachine(t), Now: func() time.Time { return now }})
	request := `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_properties",` +
		`"arguments":{"language":"NL","first":100}}}`
	refused := false
	for range 200 {
		r := v.SendAll(t, "POST", "/mcp", request, ofMCP)
		if refused = r.StatusCode == http.StatusTooManyRequests || strings.Contains(r.Text, "too much was asked"); refused {
			break
		}
		if r.StatusCode != http.StatusOK {
			t.Fatalf("status %d: %s", r.StatusCode, r.Text)
		}
	}
	if !refused {
		t.Error("200 searches of an assistant were answered, want them refused when its budget is used up")
	}
	large := v.SendAll(t, "POST", "/mcp", `{"a":"`+strings.Repeat("x", 2<<20)+`"}`, ofMCP)
	if large.StatusCode != http.StatusRequestEntityTooLarge && large.StatusCode != http.StatusTooManyRequests {
		t.Errorf("a request of two megabytes is answered %d, want 413 or 429", large.StatusCode)
	}
}
