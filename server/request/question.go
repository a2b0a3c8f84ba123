package request

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Request is a GraphQL request: a query, or a persisted operation by its id.
type Request struct {
	Query         string
	OperationName string
	DocumentID    string
	Variables     map[string]any // numbers are json.Number, files are graphql.Upload
	ReadOnly      bool           // came by GET, so it may not change anything
	Registered    bool           // Query is the text of an operation that a program registered
	close         func()
}

// Close deletes the request's temporary files.
func (q *Request) Close() {
	if q.close != nil {
		q.close()
	}
}

// Limits of a request's size.
type Limits struct {
	JSON      int64 // most bytes without files
	Variables int   // most bytes of the variables, as JSON
	Upload    int64 // most bytes of a request with files
	// Charge charges what was received, readable or not, before any of its text is parsed, or says why it is not; nil for no charge.
	Charge func(Received) *Refusal
}

func (b Limits) charge(what Received) *Refusal {
	if b.Charge == nil {
		return nil
	}
	return b.Charge(what)
}

// Read reads a request. Exactly one of its results is nil.
func (b Limits) Read(w http.ResponseWriter, r *http.Request) (*Request, *Refusal) {
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		if strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
			return nil, refusal(http.StatusNotAcceptable, "STREAM_ONLY",
				"subscriptions are server-sent events, with the header Accept: text/event-stream, and no WebSocket")
		}
		return b.fromAddress(r.URL.RawQuery)
	case http.MethodPost:
	default:
		w.Header().Set("Allow", "GET, HEAD, POST, OPTIONS")
		return nil, refusal(http.StatusMethodNotAllowed, "METHOD_NOT_ALLOWED", "the graph is read with GET or POST")
	}
	if coding := r.Header.Get("Content-Encoding"); coding != "" && !strings.EqualFold(coding, "identity") {
		return nil, refusal(http.StatusUnsupportedMediaType, "UNSUPPORTED_MEDIA_TYPE", "the request is sent without Content-Encoding")
	}
	switch kind, parameters, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind {
	case "application/json":
		return b.fromBody(w, r)
	case "multipart/form-data":
		return b.fromParts(w, r, parameters["boundary"])
	}
	return nil, refusal(http.StatusUnsupportedMediaType, "UNSUPPORTED_MEDIA_TYPE",
		"the Content-Type is application/json or, with files, multipart/form-data")
}

func (b Limits) fromAddress(search string) (*Request, *Refusal) {
	if refusal := b.charge(Received{Text: len(search)}); refusal != nil {
		return nil, refusal
	}
	values, err := url.ParseQuery(search)
	if err != nil || !utf8.ValidString(values.Get("query")+values.Get("variables")+values.Get("operationName")) {
		return nil, bad("the address is not written as application/x-www-form-urlencoded in UTF-8")
	}
	q := &Request{Query: values.Get("query"), OperationName: values.Get("operationName"), DocumentID: values.Get("documentId"),
		ReadOnly: true}
	if refusal := b.variables(q, []byte(values.Get("variables"))); refusal != nil {
		return nil, refusal
	}
	var said extensions
	if decode(object([]byte(values.Get("extensions"))), &said) != nil {
		return nil, bad("extensions is not a JSON object")
	}
	return q.complete(said)
}

func (b Limits) fromBody(w http.ResponseWriter, r *http.Request) (*Request, *Refusal) {
	body, refusal := b.body(w, r)
	if refusal != nil {
		return nil, refusal
	}
	return b.fromJSON(body)
}

// extensions are what a request says beside its query.
type extensions struct {
	DocumentID     string          `json:"documentId"`
	PersistedQuery json.RawMessage `json:"persistedQuery"` // the hash of a query that a client leaves out, to learn whether that is known
}

// fromJSON reads a request as in the GraphQL over HTTP specification.
func (b Limits) fromJSON(body []byte) (*Request, *Refusal) {
	body = bytes.TrimSpace(bytes.TrimPrefix(body, []byte("\ufeff"))) // .NET writes a byte order mark
	if !utf8.Valid(body) {
		return nil, bad("the request is not UTF-8")
	}
	if bytes.HasPrefix(body, []byte("[")) {
		return nil, refusal(http.StatusBadRequest, "BATCHING",
			"send one query a request; several fit in one query with aliases, and HTTP/2 takes many requests at once")
	}
	var fields struct {
		Query         string          `json:"query"`
		OperationName string          `json:"operationName"`
		DocumentID    string          `json:"documentId"`
		Variables     json.RawMessage `json:"variables"`
		Extensions    json.RawMessage `json:"extensions"`
	}
	var said extensions
	if decode(body, &fields) != nil || !bytes.HasPrefix(body, []byte("{")) || decode(object(fields.Extensions), &said) != nil {
		return nil, bad("the request is not a JSON object with query as a string, and variables and extensions as objects")
	}
	q := &Request{Query: fields.Query, OperationName: fields.OperationName, DocumentID: fields.DocumentID}
	if refusal := b.variables(q, fields.Variables); refusal != nil {
		return nil, refusal
	}
	if q.DocumentID == "" && q.Query == "" {
		q.DocumentID = said.DocumentID
	}
	return q.complete(said)
}

// object is the JSON object that a client means. PHP writes an empty one as a list, and programs in which variables are a field to type in
// write it as a text, empty when nothing was typed.
func object(text []byte) []byte {
	var typed string
	if json.Unmarshal(text, &typed) == nil {
		text = []byte(typed)
	}
	var list []json.RawMessage
	if len(bytes.TrimSpace(text)) == 0 || json.Unmarshal(text, &list) == nil && len(list) == 0 {
		return []byte("null")
	}
	return text
}

// variables reads the variables unless they are too large.
func (b Limits) variables(q *Request, text []byte) *Refusal {
	if len(text) > b.Variables {
		return refusal(http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE",
			fmt.Sprintf("the variables are larger than %d KiB", b.Variables>>10))
	}
	if decode(object(text), &q.Variables) != nil {
		return refusal(http.StatusBadRequest, "BAD_VARIABLES", "the variables are not a JSON object")
	}
	for name, value := range q.Variables {
		q.Variables[name] = withIntegers(value)
	}
	return nil
}

// withIntegers is a value in which 1096.0 and 1e3 are 1096 and 1000, which in JSON are the same numbers: programs that count in
// floating point write them where the schema has Int.
func withIntegers(value any) any {
	switch value := value.(type) {
	case map[string]any:
		for name, part := range value {
			value[name] = withIntegers(part)
		}
	case []any:
		for i, part := range value {
			value[i] = withIntegers(part)
		}
	case json.Number:
		n, err := value.Float64()
		if err == nil && strings.ContainsAny(value.String(), ".eE") && n == math.Trunc(n) && math.Abs(n) < 1<<53 {
			return json.Number(strconv.FormatInt(int64(n), 10))
		}
	}
	return value
}

// complete returns a request that has something to answer. A client of Apollo's automatic persisted queries sends a hash alone at first,
// and its text when it reads this message.
func (q *Request) complete(said extensions) (*Request, *Refusal) {
	switch {
	case q.Query != "" || q.DocumentID != "":
		return q, nil
	case len(said.PersistedQuery) > 0 && string(said.PersistedQuery) != "null":
		return nil, refusal(http.StatusOK, "PERSISTED_QUERY_NOT_SUPPORTED", "PersistedQueryNotSupported")
	}
	return nil, bad("there is no query")
}

// decode reads one JSON value with nothing after it. Numbers keep all digits.
func decode(text []byte, value any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(value); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return io.ErrUnexpectedEOF
	}
	return nil
}
