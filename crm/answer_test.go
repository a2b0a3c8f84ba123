package crm_test

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"testing"

	"github.com/gevel/gevel/crm"
)

// TestARefusalNamesFieldsAlone: what the CRM says of the person is left out, and what it says of the request's fields is told.
func TestARefusalNamesFieldsAlone(t *testing.T) {
	server, api := start(t)
	api.Token = nil
	server.Fail(1, func(w http.ResponseWriter, _ *http.Request) {
		http.Error(w, `{"errors": {"Email": ["jan@example.net is taken"], "phone": ["0475"], "name": ["?"]}}`, http.StatusConflict)
	})
	sent := map[string]any{"email": "jan@example.net", "phone": "0475", "message": "name"}
	var refused crm.Refused
	if err := api.Call(t.Context(), http.MethodPost, "/contacts", sent, nil, nil); !errors.As(err, &refused) {
		t.Fatalf("the error is %v, want a refusal", err)
	}
	if got := refused.Reason(); got != "it answered 409, and names email, phone" {
		t.Errorf("the reason is %q, want the status and the fields email and phone", got)
	}
}

// TestAnotherShapeIsToldWithoutItsValue is of numbers, which Go's own errors repeat, and of texts that are no JSON.
func TestAnotherShapeIsToldWithoutItsValue(t *testing.T) {
	var into struct {
		Contact struct {
			Name  string
			Phone json.Number
		}
	}
	for text, want := range map[string]string{
		`{"Contact": {"Name": 32475998877}}`:    "the answer has another shape than expected: Contact.Name is a JSON number",
		`{"Contact": {"Phone": "jan@example"}}`: "the answer has another shape than expected",
		`{"Contact": jan@example`:               "the answer has another shape than expected: it is no JSON from byte 13 on",
	} {
		if err := crm.OtherShape("the answer", json.Unmarshal([]byte(text), &into)); err.Error() != want {
			t.Errorf("%s gives %q, want %q", text, err, want)
		}
	}
	if got := crm.NamedFields([]byte(`[1]`), []byte("1")); !slices.Equal(got, nil) {
		t.Errorf("a request without fields has the fields %v, want none", got)
	}
}

// TestAByteOrderMarkIsNoPartOfAnAnswer is of a server in .NET.
func TestAByteOrderMarkIsNoPartOfAnAnswer(t *testing.T) {
	server, api := start(t)
	api.Token = nil
	server.Fail(1, func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("\ufeff" + `{"id": "7"}`)) })
	var answer struct{ ID string }
	if err := api.Call(t.Context(), http.MethodGet, "/contacts", nil, &answer, nil); err != nil || answer.ID != "7" {
		t.Errorf("an answer with a byte order mark gives %+v (%v), want 7", answer, err)
	}
}

// TestNumbersAsText is of programs that write ids and counts in quotes.
func TestNumbersAsText(t *testing.T) {
	for text, want := range map[string]crm.Number{`7`: 7, `"7"`: 7, `" 7 "`: 7, `7.0`: 7, `null`: 0, `""`: 0, `-1`: -1} {
		var got crm.Number
		if err := json.Unmarshal([]byte(text), &got); err != nil || got != want {
			t.Errorf("%s is %d (%v), want %d", text, got, err, want)
		}
	}
	for _, text := range []string{`"many"`, `1.5`, `{}`, `[7]`, `true`} {
		if err := json.Unmarshal([]byte(text), new(crm.Number)); err == nil {
			t.Errorf("%s is read as a number", text)
		}
	}
}

// TestAnAnswerInAnotherEncoding is of a server that writes Windows-1252, or UTF-16, where JSON is UTF-8.
func TestAnAnswerInAnotherEncoding(t *testing.T) {
	server, api := start(t)
	api.Token = nil
	for name, text := range map[string]string{"Windows-1252": "{\"name\": \"Zo\xeb \x80\"}",
		"UTF-16 without its mark": "{\x00\"\x00n\x00a\x00m\x00e\x00\"\x00:\x00\"\x00Z\x00o\x00\xeb\x00 \x00\xac\x20\"\x00}\x00",
		"UTF-16":                  "\xff\xfe{\x00\"\x00n\x00a\x00m\x00e\x00\"\x00:\x00\"\x00Z\x00o\x00\xeb\x00 \x00\xac\x20\"\x00}\x00"} {
		server.Fail(1, func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte(text)) })
		var answer struct{ Name string }
		if err := api.Call(t.Context(), http.MethodGet, "/contacts", nil, &answer, nil); err != nil || answer.Name != "Zoë €" {
			t.Errorf("an answer in %s gives %+v (%v), want Zoë €", name, answer, err)
		}
	}
}
