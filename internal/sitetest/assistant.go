package sitetest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Connect connects a client of the protocol's own SDK to /mcp.
func (s Site) Connect(t *testing.T) *mcp.ClientSession { return s.ConnectBy(t, http.DefaultClient) }

// ConnectBy is Connect by a client of HTTP.
func (s Site) ConnectBy(t *testing.T, by *http.Client) *mcp.ClientSession {
	t.Helper()
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	to := &mcp.StreamableClientTransport{Endpoint: s.URL + "/mcp", DisableStandaloneSSE: true, HTTPClient: by}
	session, err := client.Connect(t.Context(), to, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close() })
	return session
}

// UseTool calls a tool and returns what it says, which the tool's schema allows.
func UseTool(t *testing.T, s *mcp.ClientSession, name string, arguments any) (text string, failed bool) {
	t.Helper()
	r, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: name, Arguments: arguments})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for _, c := range r.Content {
		text += c.(*mcp.TextContent).Text
	}
	if !r.IsError {
		asDescribed(t, s, name, r)
	}
	return text, r.IsError
}

// outputs are the schemas of what the tools say, as a client gets them. They are the same for every site.
var outputs struct {
	sync.Once
	of map[string]*jsonschema.Resolved
}

// ToolOutputs reads the schemas once.
func ToolOutputs(t *testing.T, s *mcp.ClientSession) map[string]*jsonschema.Resolved {
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
	schema := ToolOutputs(t, s)[name]
	if schema == nil {
		t.Fatalf("%s has no outputSchema", name)
	}
	if err := schema.Validate(r.StructuredContent); err != nil {
		t.Errorf("%s answers what its schema does not allow: %v\n%v", name, err, r.StructuredContent)
	}
	if problem := unnamed(schema.Schema(), r.StructuredContent, name); problem != "" {
		t.Error(problem)
	}
	var text any
	if err := json.Unmarshal([]byte(r.Content[0].(*mcp.TextContent).Text),
		&text); err != nil || fmt.Sprint(text) != fmt.Sprint(r.StructuredContent) {
		t.Errorf("%s says %v in its text and %v in its structured content (%v)", name, text, r.StructuredContent, err)
	}
}

// unnamed returns what a value has that its schema does not name, or a date that is not written as its format says; "" for nothing. Neither
// is refused by a validator: more fields may come, and formats are notes.
func unnamed(schema *jsonschema.Schema, value any, path string) (problem string) {
	switch value := value.(type) {
	case map[string]any:
		for name, one := range value {
			inner := schema.Properties[name]
			if inner == nil {
				return fmt.Sprintf("the schema of %s does not name %s", path, name)
			}
			if problem = unnamed(inner, one, path+"."+name); problem != "" {
				return problem
			}
		}
	case []any:
		for _, one := range value {
			if problem = unnamed(schema.Items, one, path); problem != "" {
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
