package cluster

import (
	"context"
	"errors"
	"math"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

type word string

func TestStatementsAreSentExactly(t *testing.T) {
	null := (*string)(nil)
	got, err := encode([]Statement{{SQL: "INSERT INTO a VALUES ('<&>')"},
		{"B ?", []any{int64(math.MaxInt64), 5.0, 1e300, 0.1, true, nil, null,
			"é\x00'<", word("w"), []byte{0, 255}, []byte(nil), []byte{}}}})
	want := `[["INSERT INTO a VALUES ('<&>')"],["B ?",9223372036854775807,5.0,1e+300,0.1,true,null,null,"é\u0000'<","w",[0,255],null,[]]]`
	if flat := strings.ReplaceAll(string(got), "\n", ""); err != nil || flat != want {
		t.Errorf("the statements are sent as\n%s (%v), want\n%s", flat, err, want)
	}
	for _, wrong := range []any{"\xff", math.NaN(), math.Inf(1), time.Now(), struct{}{}} {
		if _, err := encode([]Statement{{"A ?", []any{wrong}}}); err == nil {
			t.Errorf("the argument %v is sent, want an error", wrong)
		}
	}
	if _, err := encode([]Statement{{"A ?", []any{strings.Repeat("a", limits.ClusterWriteBytes)}}}); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a list above the limit gives %v, want ErrTooLarge", err)
	}
}

// The node takes the text x'41' of an argument for the byte 0x41.
func TestTextThatLooksLikeBytesStaysText(t *testing.T) {
	for sql, want := range map[string]string{
		"INSERT INTO a VALUES (?, ?)": `["INSERT INTO a VALUES (?1, CAST(?2 AS TEXT))","a",[120,39,52,49,39]]`,
		"UPDATE a SET b = ?2, c = '?' WHERE d = ?1 --?": `["UPDATE a SET b = CAST(?2 AS TEXT), ` +
			`c = '?' WHERE d = ?1 --?","a",[120,39,52,49,39]]`,
	} {
		got, err := encode([]Statement{{sql, []any{"a", "x'41'"}}})
		if flat := strings.Trim(strings.ReplaceAll(string(got), "\n", ""), "[]"); err != nil || flat != strings.Trim(want, "[]") {
			t.Errorf("it is sent as %s (%v), want %s", flat, err, want)
		}
	}
}

func TestNodeIsOfThisMachine(t *testing.T) {
	for _, address := range []string{"", "127.0.0.1:4001", "https://127.0.0.1:4001", "http://10.0.0.2:4001", "http://localhost:4001/db",
		"http://"} {
		if _, err := NewNode(address); err == nil {
			t.Errorf("the address %q is taken", address)
		}
	}
	if _, err := NewNode("http://localhost:4001/"); err != nil {
		t.Error(err)
	}
}

func TestWriteIsSentOnce(t *testing.T) {
	var requests atomic.Int32
	n := answering(t, func(w http.ResponseWriter, r *http.Request) {
		requests.Add(1)
		panic(http.ErrAbortHandler) // the connection breaks
	})
	var unknown Unknown
	for range 2 {
		if _, _, err := n.Write(t.Context(), []Statement{{SQL: "A"}}, limits.ClusterAnswerTime); !errors.As(err, &unknown) {
			t.Errorf("a broken connection gives %v, want Unknown", err)
		}
	}
	if got := requests.Load(); got != 2 {
		t.Errorf("two writes made %d requests", got)
	}
}

func TestWriteEndsWithItsContextAndItsLimits(t *testing.T) {
	const within = time.Minute // the longest answer takes seconds on a busy machine
	n := answering(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Query().Get("timeout") != within.String() {
			t.Errorf("the node is asked %s, want the limit of time", r.URL)
		}
		w.Write(make([]byte, limits.ClusterAnswerBytes+1))
	})
	if _, _, err := n.Write(t.Context(), []Statement{{SQL: "A"}}, within); err == nil || !strings.Contains(err.Error(), "too long") {
		t.Errorf("an answer without end gives %v, want that it is too long", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := n.Write(ctx, []Statement{{SQL: "A"}}, limits.ClusterAnswerTime); !errors.Is(err, context.Canceled) {
		t.Errorf("a write whose request ended gives %v, want Canceled", err)
	}
}
