package server_test

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
)

// largest is a request whose body can be as large as its address takes it.
type largest struct {
	name, path, kind, body string
	header                 [2]string
	bytes, status          int
}

// filled is the body with the word ROOM made so long that it has so many bytes.
func (c largest) filled(bytes int) string {
	return strings.Replace(c.body, "ROOM", strings.Repeat("x", max(0, bytes-len(c.body)+len("ROOM"))), 1)
}

func (v visitor) fill(t *testing.T, c largest, bytes int, from string) sitetest.Reply {
	t.Helper()
	r, err := http.NewRequest("POST", v.URL+c.path, strings.NewReader(c.filled(bytes)))
	if err != nil {
		t.Fatal(err)
	}
	headers := []string{"Content-Type", c.kind, "X-Forwarded-For", from, "Accept", "application/json, text/event-stream"}
	return sitetest.Send(t, r, append(headers, c.header[:]...)...)
}

// TestTheLargestBodiesAreCharged sends to each address a small body, the largest that it takes, and one byte more. What the largest one
// costs beyond the small one is its bytes, whatever becomes of it; one that is larger is refused before it is read.
func TestTheLargestBodiesAreCharged(t *testing.T) {
	now := time.Now()
	v := visitSettings(t, server.Settings{Proxies: sitetest.OwnMachine(t), Now: func() time.Time { return now }})
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "crm", true, desklog.Action{At: now})
	if err != nil {
		t.Fatal(err)
	}
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	const text, body = "application/json", limits.GraphBodyBytes
	none := [2]string{"X-None", ""}
	for i, c := range []largest{
		{"a query", "/graphql", text, `{"query":"{__typename}","extensions":{"x":"ROOM"}}`, none, body, 200},
		{"what is no JSON", "/graphql", text, `{"ROOM`, none, body, 400},
		{"variables that are no object", "/graphql", text, `{"query":"{__typename}","variables":7,"x":"ROOM"}`, none, body, 400},
		{"an operation of the app, answered from the cache the second time", "/graphql", text, `{"documentId":"` +
			sitetest.OperationID(t, "PropertyPageQuery") + `","variables":{"language":"NL","number":1096},"extensions":{"x":"ROOM"}}`,
			none, body, 200},
		{"a mutation of the desk", "/desk/graphql", text, `{"documentId":"` + sitetest.OperationID(t, "DeskAppLanguageMutation") +
			`","variables":{"input":{"language":"NL"}},"extensions":{"x":"ROOM"}}`, [2]string{"Cookie", manager}, body, 200},
		{"an import of one record", "/graphql", text, `{"query":"mutation($i: ImportPropertiesInput!) { importProperties(input: $i) ` +
			`{ __typename } }","variables":{"i":{"dryRun":true,"properties":[{"number":700000,"descriptions":{"nl":"ROOM"}}]}}}`,
			[2]string{"Authorization", "Bearer " + key}, limits.GraphImportBodyBytes, 200},
		{"a call of an assistant", "/mcp", text, `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"x":"ROOM"}}}`, none,
			body, 200},
		{"a batch of an assistant", "/mcp", text, `[ROOM`, none, body, 400},
		{"a form", "/nl/contact/", "application/x-www-form-urlencoded", "form=sendContact&remark=ROOM", none, limits.FormBodyBytes, 422},
		{"a form of more fields than are read", "/nl/contact/", "application/x-www-form-urlencoded", "form=sendContact&remark=ROOM" +
			strings.Repeat("&a=b", 11_000), none, limits.FormBodyBytes, 400},
		{"fields of a form that cannot be read", "/nl/contact/", "application/x-www-form-urlencoded", "form=%zz&remark=ROOM", none,
			limits.FormBodyBytes, 400},
	} {
		small, full, over := v.fill(t, c, 0, fmt.Sprint("192.0.2.", i)), v.fill(t, c, c.bytes, fmt.Sprint("198.51.100.", i)),
			v.fill(t, c, c.bytes+1, fmt.Sprint("203.0.113.", i))
		if small.StatusCode != c.status || full.StatusCode != c.status || over.StatusCode != http.StatusRequestEntityTooLarge {
			t.Errorf("%s: the status is %d, with %d bytes %d and with one more %d, want %d, %[6]d and 413: %.200[7]s", c.name,
				small.StatusCode, c.bytes, full.StatusCode, over.StatusCode, c.status, full.Text)
		}
		least, got, bytes := small.Charged(limits.FreeMinuteCost), full.Charged(limits.FreeMinuteCost),
			c.bytes/limits.BodyBytesOfOneCost-limits.LeastCost
		if c.header[0] == "Authorization" { // whose address does not count
			least, got = small.Charged(limits.KeyMinuteCost), full.Charged(small.Left())
		}
		if least > limits.MutationCost+limits.LeastCost || got < bytes-1 || got > bytes+least {
			t.Errorf("%s: %d is charged, and %d for %d bytes, want %d more, or up to %d less", c.name, least, got, c.bytes, bytes, least)
		}
	}
}

// TestFilesAreNotChargedAsText sends 5 MiB in a file, to the graph and with a form: they cost less than as much text, and not nothing.
func TestFilesAreNotChargedAsText(t *testing.T) {
	v := visit(t)
	const file, cost = 5 << 20, 5 << 20 / limits.FileBytesOfOneCost
	for i, c := range []struct {
		path   string
		fields map[string]string
		status int
	}{
		{"/graphql", map[string]string{"operations": `{"query":"{__typename}"}`, "map": "{}"}, 200},
		{"/nl/contact/", map[string]string{"form": "sendContact"}, 422},
	} {
		var body bytes.Buffer
		w := multipart.NewWriter(&body)
		for name, value := range c.fields {
			w.WriteField(name, value)
		}
		part, err := w.CreateFormFile("file", "plan.pdf")
		if err != nil {
			t.Fatal(err)
		}
		part.Write(bytes.Repeat([]byte("x"), file))
		w.Close()
		r, err := http.NewRequest("POST", v.URL+c.path, &body)
		if err != nil {
			t.Fatal(err)
		}
		got := sitetest.Send(t, r, "Content-Type", w.FormDataContentType(), "X-Forwarded-For", fmt.Sprint("192.0.2.", i))
		if got.StatusCode != c.status || got.Charged(limits.FreeMinuteCost)/100 != cost/100 {
			t.Errorf("a file to %s: status %d and %d charged, want %d and %d: %.200s", c.path, got.StatusCode,
				got.Charged(limits.FreeMinuteCost), c.status, cost, got.Text)
		}
	}
}
