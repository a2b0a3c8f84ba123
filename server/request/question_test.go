package request

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http/httptest"
	"testing"

	"github.com/99designs/gqlgen/graphql"
)

func TestReadMapsFilesToVariables(t *testing.T) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	w.WriteField("operations", `{"query":"q","variables":{"a":null,"list":[null,{"b":null}],"n":12345678901234567890}}`)
	w.WriteField("map", `{"x":["variables.a","variables.list.0"],"y":["variables.list.1.b"]}`)
	for _, name := range []string{"x", "y"} {
		part, _ := w.CreateFormFile(name, name+".pdf")
		io.WriteString(part, "the file "+name)
	}
	w.Close()
	r := httptest.NewRequest("POST", "/", &b)
	r.Header.Set("Content-Type", w.FormDataContentType())
	q, refusal := Limits{JSON: 1 << 20, Variables: 1 << 10, Upload: 1 << 20}.Read(httptest.NewRecorder(), r)
	if refusal != nil {
		t.Fatalf("a request with two files is refused: %+v", refusal)
	}
	defer q.Close()
	list := q.Variables["list"].([]any)
	for _, c := range []struct {
		file any
		name string
	}{{q.Variables["a"], "x"}, {list[0], "x"}, {list[1].(map[string]any)["b"], "y"}} {
		upload := c.file.(graphql.Upload)
		text, err := io.ReadAll(upload.File)
		if err != nil || string(text) != "the file "+c.name || upload.Filename != c.name+".pdf" || upload.Size != int64(len(text)) {
			t.Errorf("a variable has the file %+v with %q (%v), want %s.pdf", upload, text, err, c.name)
		}
	}
	if q.Variables["n"] != json.Number("12345678901234567890") {
		t.Errorf("the large number is %v, want every digit of 12345678901234567890", q.Variables["n"])
	}
}

// TestPartsMayBeFiles reads a request whose parts are all files, as a browser's program sends them that appends a Blob; one that is too
// large is refused as such.
func TestPartsMayBeFiles(t *testing.T) {
	for most, want := range map[int64]int{1 << 10: 0, 10: 413} {
		var b bytes.Buffer
		w := multipart.NewWriter(&b)
		for name, text := range map[string]string{"operations": `{"query":"q","variables":{"a":null}}`, "map": `{"0":["variables.a"]}`,
			"0": "the file"} {
			part, _ := w.CreateFormFile(name, "blob")
			io.WriteString(part, text)
		}
		w.Close()
		r := httptest.NewRequest("POST", "/", &b)
		r.Header.Set("Content-Type", w.FormDataContentType())
		q, refusal := Limits{JSON: most, Variables: 1 << 10, Upload: 1 << 20}.Read(httptest.NewRecorder(), r)
		if want != 0 {
			if refusal == nil || refusal.Status != want {
				t.Errorf("an operation of more than %d bytes: refusal %+v, want %d", most, refusal, want)
			}
			continue
		}
		if refusal != nil {
			t.Fatalf("a request whose parts are files is refused: %+v", refusal)
		}
		defer q.Close()
		if upload, is := q.Variables["a"].(graphql.Upload); q.Query != "q" || !is || upload.Filename != "blob" {
			t.Errorf("the request is %+v, want its query and its file", q)
		}
	}
}

// TestWebSocketsAreToldOfEvents is of clients that subscribe by graphql-ws, whose first request has no query.
func TestWebSocketsAreToldOfEvents(t *testing.T) {
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("Upgrade", "WebSocket")
	if _, refusal := (Limits{}).Read(httptest.NewRecorder(), r); refusal == nil || refusal.Code != "STREAM_ONLY" {
		t.Errorf("a WebSocket is answered with %+v, want STREAM_ONLY", refusal)
	}
}

func TestReadNamesOperations(t *testing.T) {
	for body, want := range map[string][2]string{
		`{"documentId":"d"}`:                               {"d", ""},
		`{"extensions":{"documentId":"d"}}`:                {"d", ""},
		`{"extensions":{"documentId":"d"},"query":"{ a}"}`: {"", "{ a}"},
	} {
		q, refusal := Limits{Variables: 1 << 10}.fromJSON([]byte(body))
		if refusal != nil || [2]string{q.DocumentID, q.Query} != want {
			t.Errorf("%s: got %+v, refusal %+v, want %v", body, q, refusal, want)
		}
	}
}

// TestBodiesAsClientsSendThem reads a query with a byte order mark, and refuses one that is compressed by what it is.
func TestBodiesAsClientsSendThem(t *testing.T) {
	for encoding, want := range map[string]int{"": 0, "identity": 0, "gzip": 415} {
		r := httptest.NewRequest("POST", "/", bytes.NewReader([]byte("\ufeff{\"query\":\"{ a }\"}\n")))
		r.Header.Set("Content-Type", "application/json; charset=utf-8")
		r.Header.Set("Content-Encoding", encoding)
		q, refusal := Limits{JSON: 1 << 10, Variables: 1 << 10}.Read(httptest.NewRecorder(), r)
		switch {
		case want == 0 && (refusal != nil || q.Query != "{ a }"):
			t.Errorf("a query with a byte order mark: %+v, refusal %+v, want it read", q, refusal)
		case want != 0 && (refusal == nil || refusal.Status != want):
			t.Errorf("a query in %s: refusal %+v, want %d", encoding, refusal, want)
		}
	}
}

// TestEmptyObjectsAsClientsWriteThem is of PHP, whose empty array is a list, and of programs in which variables are typed as a text.
func TestEmptyObjectsAsClientsWriteThem(t *testing.T) {
	for _, nothing := range []string{`null`, `{}`, `[]`, `[ ]`, `""`, `" "`, `"{}"`} {
		q, refusal := Limits{Variables: 1 << 10}.fromJSON([]byte(`{"query":"q","variables":` + nothing + `,"extensions":` + nothing + `}`))
		if refusal != nil || q.Query != "q" || len(q.Variables) != 0 {
			t.Errorf("%s as variables and extensions: %+v, refusal %+v, want none of both", nothing, q, refusal)
		}
	}
	q, refusal := Limits{Variables: 1 << 10}.fromJSON([]byte(`{"query":"q","variables":"{\"n\": 1096}"}`))
	if refusal != nil || q.Variables["n"] != json.Number("1096") {
		t.Errorf("variables as a text: %+v, refusal %+v, want those in it", q, refusal)
	}
	for _, wrong := range []string{`[1]`, `[[]]`, `"n"`, `1`, `true`} {
		if _, refusal := (Limits{Variables: 1 << 10}).fromJSON([]byte(`{"query":"q","variables":` + wrong + `}`)); refusal == nil {
			t.Errorf("%s as variables is taken, want it refused", wrong)
		}
	}
}

// TestWholeNumbersAreTakenAsTheyAreWritten is of programs in Python, R or PHP, whose numbers are in floating point. What has a fraction, or
// more digits than such a number, stays as it is.
func TestWholeNumbersAreTakenAsTheyAreWritten(t *testing.T) {
	q, refusal := Limits{Variables: 1 << 10}.fromJSON([]byte(`{"query": "q", "variables": {"a": [1096.0, {"b": 1e3}, -2.50E1, 0.0],
		"c": 12.5, "d": 12345678901234567890.0, "e": 12345678901234567890, "f": "7.0"}}`))
	if refusal != nil {
		t.Fatalf("the variables are refused: %+v", refusal)
	}
	got, err := json.Marshal(q.Variables)
	want := `{"a":[1096,{"b":1000},-25,0],"c":12.5,"d":12345678901234567890.0,"e":12345678901234567890,"f":"7.0"}`
	if string(got) != want || err != nil {
		t.Errorf("the variables are %s (%v), want %s", got, err, want)
	}
}
