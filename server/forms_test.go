package server_test

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

const contactMutation = `mutation ($input: ContactInput!) { sendContact(input: $input) { __typename
	... on ContactSent { path } ... on InvalidInput { problems { path code } } } }`

func (v visitor) contact(t *testing.T) map[string]any {
	return map[string]any{"input": map[string]any{"key": "a key of a visitor", "language": "EN", "privacy": true, "captcha": v.Captcha(t),
		"remark": "Hello",
		"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": "an@example.org"}}}
}

func TestAFormByTheGraph(t *testing.T) {
	v := visit(t)
	variables := v.contact(t)
	for range 2 { // a form may come from any origin, and twice
		r := v.PostJSON(t, map[string]any{"query": contactMutation, "variables": variables}, "Origin", "https://portal.example")
		if !strings.HasPrefix(r.Text, `{"data":{"sendContact":{"__typename":"ContactSent","path":"/en/thank-you/contact-us/"}},`) {
			t.Errorf("the form is answered with %s, want it sent, and the path of the thanks", r.Text)
		}
	}
	if n := len(v.Leads(t, "sendContact")); n != 1 {
		t.Errorf("%d leads are stored, want 1", n)
	}
	r := v.PostJSON(t,
		map[string]any{"query": contactMutation,
			"variables": map[string]any{"input": map[string]any{"key": "another key", "language": "EN", "privacy": false,
				"person": map[string]any{}}}})
	for _, want := range []string{`{"path":["privacy"],"code":"PRIVACY"}`, `{"path":["person","email"],"code":"REQUIRED"}`,
		`{"path":["captcha"],"code":"REQUIRED"}`} {
		if !strings.Contains(r.Text, want) {
			t.Errorf("the answer to a form with mistakes lacks %s: %s", want, r.Text)
		}
	}
}

func TestMutationsByGetAreRefused(t *testing.T) {
	v := visit(t)
	r := v.Get(t, `/graphql?query=mutation{unsubscribe(input:{token:"x"}){__typename}}`)
	if !strings.Contains(r.Text, "errors") || strings.Contains(r.Text, "InvalidInput") {
		t.Errorf("a mutation by GET is not refused: status %d, %s", r.StatusCode, r.Text)
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
			"captcha": v.Captcha(t), "cv": nil,
			"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": "an@example.org", "phone": "0475 12 34 56"}}}})
	w.WriteField("operations", string(operations))
	w.WriteField("map", `{"0": ["variables.input.cv"]}`)
	part, _ := w.CreateFormFile("0", "cv.pdf")
	io.WriteString(part, "%PDF-1.7\n%%EOF")
	w.Close()
	r, _ := http.NewRequest("POST", v.URL+"/graphql", &body)
	if got := sitetest.Send(t, r, "Content-Type", w.FormDataContentType()); !strings.HasPrefix(got.Text,
		`{"data":{"applyForJob":{"__typename":"ApplicationSent"}},`) {
		t.Errorf("an application with a CV is answered with %s, want it sent", got.Text)
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
		response, err := sitetest.NoFollow.Do(r)
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
