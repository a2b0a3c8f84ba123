package assistant_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// TestAssistantSpeaksEveryProtocol talks in each version that the library knows, from the one that began with a handshake to the one
// without: the same tools, the same answer, and of what was asked for nothing that the server does not announce.
func TestAssistantSpeaksEveryProtocol(t *testing.T) {
	v := sitetest.Open(t)
	first := ""
	for _, version := range mcp.SupportedProtocolVersions() {
		client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, &mcp.ClientOptions{
			// A client that has these asks for notifications, if the server announces them.
			ToolListChangedHandler:     func(context.Context, *mcp.ToolListChangedRequest) {},
			ResourceListChangedHandler: func(context.Context, *mcp.ResourceListChangedRequest) {}})
		s, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{Endpoint: v.URL + "/mcp"},
			&mcp.ClientSessionOptions{ProtocolVersion: version})
		if err != nil {
			t.Fatalf("%s: %v", version, err)
		}
		is := s.InitializeResult()
		if is.ProtocolVersion != version {
			t.Errorf("a client of %s is answered in %s", version, is.ProtocolVersion)
		}
		can := is.Capabilities
		//lint:ignore SA1019 logging is deprecated, and earlier clients would use it if it were announced
		logs := can.Logging != nil
		if can.Tools == nil || can.Resources == nil || can.Tools.ListChanged || can.Resources.ListChanged || can.Resources.Subscribe ||
			can.Prompts != nil || logs || can.Completions != nil {
			t.Errorf("%s: the server announces %+v, want tools and resources, and no notifications of them", version, can)
		}
		text, failed := sitetest.UseTool(t, s, "read_property", map[string]any{"language": "NL", "number": 1096})
		if first == "" {
			first = text
		}
		if failed || text != first {
			t.Errorf("%s: the property is read as %s, want %s", version, text, first)
		}
		if list, err := s.ListResources(t.Context(), nil); err != nil || len(list.Resources) != 1 {
			t.Errorf("%s: the resources are %+v (%v), want the list of pages", version, list, err)
		}
		if _, err := s.ListPrompts(t.Context(), nil); err == nil || !strings.Contains(err.Error(), "method not found") {
			t.Errorf("%s: prompts, which are not announced, are answered with the error %v", version, err)
		}
		s.Close()
	}
}

// TestAssistantHasNoMethodsBeside sends the methods of what is not announced as no client of the library would: there are none.
func TestAssistantHasNoMethodsBeside(t *testing.T) {
	v := sitetest.Open(t)
	for method, params := range map[string]string{
		"prompts/list": `{}`, "prompts/get": `{"name":"a"}`, "logging/setLevel": `{"level":"debug"}`,
		"completion/complete":   `{"ref":{"type":"ref/resource","uri":"site:///pages"},"argument":{"name":"a","value":"b"}}`,
		"resources/subscribe":   `{"uri":"site:///pages"}`,
		"resources/unsubscribe": `{"uri":"site:///pages"}`,
	} {
		r := v.SendAll(t, "POST", "/mcp", `{"jsonrpc":"2.0","id":1,"method":"`+method+`","params":`+params+`}`, ofMCP)
		if !strings.Contains(r.Text, `"code":-32601`) {
			t.Errorf("%s is answered %d: %s, want the error -32601", method, r.StatusCode, r.Text)
		}
	}
}

// TestAssistantHoldsNoListener listens to everything: nothing of it will ever be said, so the server answers at once, and the place before
// the gate is free again.
func TestAssistantHoldsNoListener(t *testing.T) {
	v := sitetest.Open(t)
	headers := ofMCP.Clone()
	headers.Set("Mcp-Protocol-Version", "2026-07-28")
	headers.Set("Mcp-Method", "subscriptions/listen")
	r := v.SendAll(t, "POST", "/mcp", `{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"_meta":{`+
		`"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}},`+
		`"notifications":{"toolsListChanged":true,"promptsListChanged":true,"resourcesListChanged":true,`+
		`"resourceSubscriptions":["site:///pages"]}}}`, headers)
	if r.StatusCode != http.StatusOK || !strings.Contains(r.Text, `"id":1`) {
		t.Errorf("listening is answered %d: %s, want an end", r.StatusCode, r.Text)
	}
}
