package server_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/locale"
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

func (v visitor) ask(t *testing.T, body any, headers ...string) reply {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequest("POST", v.URL+"/graphql", bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return send(t, r, append([]string{"Content-Type", "application/json"}, headers...)...)
}

func TestAFormByTheGraph(t *testing.T) {
	v := visit(t)
	variables := v.contact(t)
	for range 2 { // a form may come from any origin, and twice
		r := v.ask(t, map[string]any{"query": contactMutation, "variables": variables}, "Origin", "https://portal.example")
		if !strings.HasPrefix(r.text, `{"data":{"sendContact":{"__typename":"ContactSent","path":"/en/thank-you/contact-us/"}},`) {
			t.Errorf("the form is answered with %s, want it sent, and the path of the thanks", r.text)
		}
	}
	if n := len(v.leads(t, "sendContact")); n != 1 {
		t.Errorf("%d leads are stored, want 1", n)
	}
	r := v.ask(t,
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
		"query": `mutation ($input: JobInput!) { applyForJob(input: $input) { __typename ... on InvalidInput { problems { path code } } } }`,
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

func TestEmailsEndWithOneClick(t *testing.T) {
	v := visit(t)
	key, err := v.store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.store.Write(t.Context(),
		db.Subscribed(db.Subscriber{ID: "an", Email: "an@example.org", Language: locale.French, State: "PENDING"})); err != nil {
		t.Fatal(err)
	}
	token := key.Sign("newsletter", "an", time.Now().Add(time.Hour))
	if r := v.get(t, "/unsubscribe?token="+token, "Accept-Language",
		"fr"); r.StatusCode != 303 || r.Header.Get("Location") != "/fr/lettre-d-information/?token="+token+"&leave=1" {
		t.Errorf("an email's link to unsubscribe: status %d, want 303 to the French page: %v", r.StatusCode, r.Header)
	}
	if r := v.get(t, "/unsubscribe?token=x"); r.StatusCode != 404 {
		t.Errorf("a made-up link to unsubscribe: status %d, want 404", r.StatusCode)
	}
	state := func() string {
		s, err := v.store.Subscriber(t.Context(), "an")
		if err != nil {
			t.Fatal(err)
		}
		if s == nil {
			return "erased"
		}
		return s.State
	}
	if state() != "PENDING" {
		t.Error("opening the link with GET ended the emails")
	}
	for range 2 { // a mail program may post again
		r, _ := http.NewRequest("POST", v.URL+"/unsubscribe?token="+token, strings.NewReader("List-Unsubscribe=One-Click"))
		if got := send(t, r, "Content-Type", "application/x-www-form-urlencoded"); got.StatusCode != 204 || state() != "erased" {
			t.Errorf("one click to unsubscribe: status %d and the subscriber is %s, want 204 and erased", got.StatusCode, state())
		}
	}
}

func TestDocumentsOfAnEmailsLink(t *testing.T) {
	v := visit(t)
	key, err := v.store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"EPC", "Bodem/attest"} {
		file := []string{"a.pdf", "b.pdf"}[i]
		if err := os.WriteFile(filepath.Join(v.media, file), []byte("%PDF "+name), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := v.store.Write(t.Context(),
			db.Statement{SQL: "INSERT INTO document (property, position, file, size, public, name) VALUES (1096, ?, ?, 1, 0, json_object('nl', ?))", Args: []any{i, file, name}}); err != nil {
			t.Fatal(err)
		}
	}
	open := func(subject string, life time.Duration) reply {
		return v.get(t, "/documents/"+key.Sign("documents", subject, time.Now().Add(life)))
	}
	if r := open(`{"p":1096,"l":"nl","f":["a.pdf"]}`,
		time.Hour); r.text != "%PDF EPC" || !strings.Contains(r.Header.Get("Content-Disposition"),
		"EPC.pdf") || r.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("the link to one document: status %d, want EPC.pdf, not cached: %v %s", r.StatusCode, r.Header, r.text)
	}
	both := open(`{"p":1096,"l":"nl","f":["a.pdf","b.pdf"]}`, time.Hour)
	z, err := zip.NewReader(strings.NewReader(both.text), int64(len(both.text)))
	if err != nil || len(z.File) != 2 || z.File[1].Name != "2 attest.pdf" {
		t.Errorf("the link to two documents: status %d, want a zip whose second file is 2 attest.pdf (%v)", both.StatusCode, err)
	}
	for status, r := range map[int]reply{410: open(`{"p":1096,"l":"nl","f":["a.pdf"]}`, -time.Hour), 404: v.get(t, "/documents/x")} {
		if r.StatusCode != status {
			t.Errorf("an expired (410) or made-up (404) link to documents: status %d, want %d: %s", r.StatusCode, status, r.text)
		}
	}
	if r := open(`{"p":1096,"l":"nl","f":["../gevel.db"]}`, time.Hour); r.StatusCode != 410 || strings.Contains(r.text, "gevel.db") {
		t.Errorf("a link to the database: status %d, want 410: %s", r.StatusCode, r.text)
	}
}

// TestEmailsLinkToTheSiteOnly sends a form with another Host header, as someone would who wants the token of an email.
func TestEmailsLinkToTheSiteOnly(t *testing.T) {
	v := visit(t)
	body, err := json.Marshal(map[string]any{"query": `mutation ($input: NewsletterInput!) { subscribe(input: $input) { __typename } }`,
		"variables": map[string]any{"input": map[string]any{
			"key": "a key of a visitor", "language": "EN", "privacy": true, "captcha": v.captcha(t), "email": "an@example.org"}}})
	if err != nil {
		t.Fatal(err)
	}
	r, _ := http.NewRequest("POST", v.URL+"/graphql", bytes.NewReader(body))
	r.Host = "evil.example"
	if got := send(t, r, "Content-Type", "application/json"); !strings.Contains(got.text, "Subscribed") {
		t.Fatalf("the newsletter's form is answered with %s, want it accepted", got.text)
	}
	due, err := v.store.DueEmails(t.Context(), time.Now().Add(time.Hour), 9)
	if err != nil || len(due) != 1 || bytes.Contains(due[0].Message, []byte("evil.example")) {
		t.Errorf("%d emails are due, want one, without the made-up host of the request (%v)", len(due), err)
	}
}
