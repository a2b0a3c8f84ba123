package server_test

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/server/captcha"
)

// captcha requests a captcha and solves it, as the app does.
func (v visitor) captcha(t *testing.T) map[string]any {
	t.Helper()
	r, err := http.Post(v.URL+"/captcha", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var c captcha.Captcha
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil {
		t.Fatal(err)
	}
	solved := leadstest.Solve(c)
	return map[string]any{"id": solved.ID, "proof": solved.Proof}
}

const contactMutation = `mutation ($input: ContactInput!) { sendContact(input: $input) { __typename
	... on ContactSent { path } ... on InvalidInput { problems { path code } } } }`

func (v visitor) contact(t *testing.T) map[string]any {
	return map[string]any{"input": map[string]any{"key": "a key of a visitor", "language": "EN", "privacy": true, "captcha": v.captcha(t),
		"remark": "Hello",
		"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": "an@example.org"}}}
}

// postJSON sends a request to the graph that everybody may ask.
func (v visitor) postJSON(t *testing.T, body any, headers ...string) reply {
	t.Helper()
	return v.postTo(t, "/graphql", body, headers...)
}

// postDesk sends a request to the graph of the desk.
func (v visitor) postDesk(t *testing.T, body any, headers ...string) reply {
	t.Helper()
	return v.postTo(t, "/desk/graphql", body, headers...)
}

func (v visitor) postTo(t *testing.T, path string, body any, headers ...string) reply {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequest("POST", v.URL+path, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return send(t, r, append([]string{"Content-Type", "application/json"}, headers...)...)
}

func TestAFormByTheGraph(t *testing.T) {
	v := visit(t)
	variables := v.contact(t)
	for range 2 { // a form may come from any origin, and twice
		r := v.postJSON(t, map[string]any{"query": contactMutation, "variables": variables}, "Origin", "https://portal.example")
		if !strings.HasPrefix(r.text, `{"data":{"sendContact":{"__typename":"ContactSent","path":"/en/thank-you/contact-us/"}},`) {
			t.Errorf("the form is answered with %s, want it sent, and the path of the thanks", r.text)
		}
	}
	if n := len(v.leads(t, "sendContact")); n != 1 {
		t.Errorf("%d leads are stored, want 1", n)
	}
	r := v.postJSON(t,
		map[string]any{"query": contactMutation,
			"variables": map[string]any{"input": map[string]any{"key": "another key", "language": "EN", "privacy": false,
				"person": map[string]any{}}}})
	for _, want := range []string{`{"path":["privacy"],"code":"PRIVACY"}`, `{"path":["person","email"],"code":"REQUIRED"}`,
		`{"path":["captcha"],"code":"REQUIRED"}`} {
		if !strings.Contains(r.text, want) {
			t.Errorf("the answer to a form with mistakes lacks %s: %s", want, r.text)
		}
	}
}

func TestMutationsByGetAreRefused(t *testing.T) {
	v := visit(t)
	r := v.get(t, `/graphql?query=mutation{unsubscribe(input:{token:"x"}){__typename}}`)
	if !strings.Contains(r.text, "errors") || strings.Contains(r.text, "InvalidInput") {
		t.Errorf("a mutation by GET is not refused: status %d, %s", r.StatusCode, r.text)
	}
}

func TestAFormWithAFileByTheGraph(t *testing.T) {
	v := visit(t)
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	operations, _ := json.Marshal(map[string]any{
		"query": `mutation ($input: JobInput!) { applyForJob(input: $input) { __typename ` +
			`... on InvalidInput { problems { path code } } } }`,
		"variables": map[string]any{"input": map[string]any{"key": "a key of a visitor", "language": "NL", "privacy": true,
			"captcha": v.captcha(t), "cv": nil,
			"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": "an@example.org", "phone": "0475 12 34 56"}}}})
	w.WriteField("operations", string(operations))
	w.WriteField("map", `{"0": ["variables.input.cv"]}`)
	part, _ := w.CreateFormFile("0", "cv.pdf")
	io.WriteString(part, "%PDF-1.7\n%%EOF")
	w.Close()
	r, _ := http.NewRequest("POST", v.URL+"/graphql", &body)
	if got := send(t, r, "Content-Type", w.FormDataContentType()); !strings.HasPrefix(got.text,
		`{"data":{"applyForJob":{"__typename":"ApplicationSent"}},`) {
		t.Errorf("an application with a CV is answered with %s, want it sent", got.text)
	}
}

// endless is a body of 200 MB that counts the bytes read of it.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	if e.read >= 200<<20 {
		return 0, io.EOF
	}
	e.read += len(p)
	return len(p), nil
}

func TestHugeFilesAreNotReadToTheEnd(t *testing.T) {
	v := visit(t)
	for _, path := range []string{"/graphql", "/nl/vacatures/"} {
		body := &endless{}
		r,
			_ := http.NewRequest("POST", v.URL+path,
			io.MultiReader(strings.NewReader("--b\r\nContent-Disposition: form-data; name=\"cv\"; filename=\"cv.pdf\"\r\n\r\n"), body))
		r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
		response, err := noFollow.Do(r)
		if err == nil {
			response.Body.Close()
			if response.StatusCode < 400 {
				t.Errorf("%s: status %d, want a refusal", path, response.StatusCode)
			}
		}
		if body.read > 100<<20 {
			t.Errorf("%s: %d MB were read, want at most 100", path, body.read>>20)
		}
	}
}
