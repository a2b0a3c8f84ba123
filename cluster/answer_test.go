package cluster

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"reflect"
	"testing"

	"github.com/gevel/gevel/limits"
)

// said are answers to a list of two statements: those that rqlite 8.43.4 and 10.2 write, and some that no node should write.
var said = []struct {
	what, text string
	status     int
	want       []Result
	refused    string // the error of a statement; when this and want are both empty, the outcome is unknown
}{
	{what: "both statements wrote", want: []Result{{1, 7}, {3, 7}},
		text: `{"results":[{"last_insert_id":7,"rows_affected":1},{"last_insert_id":7,"rows_affected":3}],"raft_index":12}`},
	{what: "with times, as of a request with timings", want: []Result{{1, 7}, {0, 0}},
		text: `{"results":[{"last_insert_id":7,"rows_affected":1,"time":0.0001},{"time":0.00002}],"time":0.0009,"raft_index":12}`},
	{what: "a table is made", want: []Result{{0, 0}, {0, 0}}, text: `{"results":[{},{}],"raft_index":1}`},
	{what: "an id above 2^53", want: []Result{{1, 9007199254740993}, {1, 9223372036854775807}}, text: `{"results":[
		{"last_insert_id":9007199254740993,"rows_affected":1},{"last_insert_id":9223372036854775807,"rows_affected":1}],"raft_index":2}`},
	{what: "what a later version adds beside it", want: []Result{{1, 1}, {1, 2}}, text: `{"results":[{"last_insert_id":1,"rows_affected":1,
		"more":[]},{"last_insert_id":2,"rows_affected":1}],"raft_index":2,"served_by":"n1"}`},
	{what: "a statement failed", refused: "UNIQUE constraint failed: a.b",
		text: `{"results":[{"last_insert_id":1,"rows_affected":1},{"error":"UNIQUE constraint failed: a.b"}],"raft_index":4}`},
	{what: "the first statement failed", refused: "no such table: a", text: `{"results":[{"error":"no such table: a"}],"raft_index":4}`},
	{what: "the leader's disk is full, while the others may have written it",
		text: `{"results":[{"rows_affected":1},{"error":"database or disk is full"}],"raft_index":4}`},
	{what: "the leader's disk is full, as is found when the list is to be kept", text: `{"results":[],"error":"database or disk is full"}`},
	{what: "the leader's disk is broken", text: `{"results":[{"error":"disk I/O error: no space left on device"}],"raft_index":4}`},
	{what: "the leader cannot be reached, with status 200 (gorqlite took it for a success)",
		text: `{"results":[],"error":"node failed to process Execute on remote node at 127.0.0.1:4002: connection refused"}`},
	{what: "an error beside results",
		text: `{"results":[{"rows_affected":1},{"rows_affected":1}],"error":"leadership lost","raft_index":4}`},
	{what: "a pragma that is not allowed", text: `{"results":[],"error":"disallowed pragma"}`},
	{what: "no results", text: `{"results":[],"raft_index":4}`},
	{what: "one result of two", text: `{"results":[{"rows_affected":1}],"raft_index":4}`},
	{what: "one result too many", text: `{"results":[{},{},{}],"raft_index":4}`},
	{what: "no index", text: `{"results":[{"rows_affected":1},{"rows_affected":1}]}`},
	{what: "a queued write", text: `{"results":[],"sequence_number":4}`},
	{what: "a count that is no integer", text: `{"results":[{"rows_affected":1.5},{}],"raft_index":4}`},
	{what: "a count below 0", text: `{"results":[{"rows_affected":-1},{}],"raft_index":4}`},
	{what: "half an answer", text: `{"results":[{"rows_affected":1},{"rows_aff`},
	{what: "two answers", text: `{"results":[{},{}],"raft_index":4}{"results":[]}`},
	{what: "nothing"},
	{what: "null", text: "null"},
	{what: "a page", text: "<html>"},
	{what: "no leader", status: http.StatusServiceUnavailable, text: "leader not found"},
	{what: "somewhere else", status: http.StatusMovedPermanently, text: "there"},
	{what: "results with the status of an error", status: http.StatusInternalServerError, text: `{"results":[{},{}],"raft_index":4}`},
}

func TestWriteBelievesCompleteAnswersOnly(t *testing.T) {
	list := []Statement{{SQL: "INSERT INTO a VALUES (1)"}, {SQL: "INSERT INTO a VALUES (2)"}}
	for _, c := range said {
		n := answering(t, func(w http.ResponseWriter, r *http.Request) {
			if c.status != 0 {
				w.WriteHeader(c.status)
			}
			w.Write([]byte(c.text))
		})
		got, _, err := n.Write(t.Context(), list, limits.ClusterAnswerTime)
		var refused Refused
		var unknown Unknown
		switch {
		case c.want != nil && (err != nil || !reflect.DeepEqual(got, c.want)):
			t.Errorf("%s: the results are %v (%v), want %v", c.what, got, err, c.want)
		case c.want == nil && c.refused != "" && (!errors.As(err, &refused) || refused.Why != c.refused):
			t.Errorf("%s: the error is %v, want Refused with %s", c.what, err, c.refused)
		case c.want == nil && c.refused == "" && !errors.As(err, &unknown):
			t.Errorf("%s: the results are %v and the error %v, want Unknown", c.what, got, err)
		}
	}
}

func TestReadBelievesCompleteAnswersOnly(t *testing.T) {
	for text, rows := range map[string]int{
		`{"results":[{"columns":["n","b"],"types":["integer","text"],"values":[[9007199254740993,"1 2"]]}]}`: 1,
		`{"results":[{"columns":["n"],"types":["integer"]}]}`:                                                0,
		`{"results":[{"columns":["n"],"types":["integer"],"values":[[1,2]]}]}`:                               -1,
		`{"results":[{}]}`:                        -1,
		`{"results":[]}`:                          -1,
		`{"results":[{"error":"no such table"}]}`: -1,
		`{"results":[],"error":"no leader"}`:      -1,
		`{"results":[{"columns":["n"]},{}]}`:      -1,
	} {
		n := answering(t, func(w http.ResponseWriter, r *http.Request) { w.Write([]byte(text)) })
		got, err := n.Read(t.Context(), Leader, "SELECT n FROM a")
		if (err != nil) != (rows < 0) || rows >= 0 && len(got) != rows {
			t.Errorf("%s gives %v (%v), want %d rows", text, got, err, rows)
		}
	}
}

func answering(t *testing.T, handler http.HandlerFunc) *Node {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	n, err := NewNode(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
