package buffer

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// steps notes in which order a handler works, a body is read and an answer is written.
type steps struct {
	http.ResponseWriter
	list []string
}

func (s *steps) Write(p []byte) (int, error) {
	s.list = append(s.list, "written")
	return s.ResponseWriter.Write(p)
}

type noted struct {
	io.Reader
	*steps
}

func (n noted) Read(p []byte) (int, error) {
	got, err := n.Reader.Read(p)
	if err == io.EOF {
		n.list = append(n.list, "received")
	}
	return got, err
}

func (noted) Close() error { return nil }

func stranger(*http.Request) network.Client { return network.Client{Address: "192.0.2.1"} }

func TestHandlersRunBetweenBodyAndAnswer(t *testing.T) {
	order := &steps{ResponseWriter: httptest.NewRecorder()}
	h := New(stranger).Handler(100, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		order.list = append(order.list, "begun")
		body, err := io.ReadAll(r.Body)
		if string(body) != "body" || err != nil {
			t.Errorf("the handler reads %q, %v", body, err)
		}
		w.WriteHeader(http.StatusAccepted)
		io.WriteString(w, "an ")
		io.WriteString(w, "answer")
		order.list = append(order.list, "returned")
	}))
	r := httptest.NewRequest("POST", "/", nil)
	r.Body = noted{strings.NewReader("body"), order}
	h.ServeHTTP(order, r)
	if got := strings.Join(order.list, " "); got != "received begun returned written" {
		t.Error("the order is", got)
	}
	if w := order.ResponseWriter.(*httptest.ResponseRecorder); w.Code != 202 || w.Body.String() != "an answer" ||
		w.Header().Get("Content-Length") != "9" {
		t.Errorf("the answer is %d %q with %v", w.Code, w.Body, w.Header())
	}
}

func TestBodiesKeepTheErrorWithWhichTheyEnd(t *testing.T) {
	broken := errors.New("cut off")
	for name, c := range map[string]struct {
		body io.Reader
		want func(error) bool
	}{
		"too large": {strings.NewReader(strings.Repeat("x", 101)),
			func(err error) bool { return errors.As(err, new(*http.MaxBytesError)) }},
		"broken": {io.MultiReader(strings.NewReader("x"), failing{broken}), func(err error) bool { return errors.Is(err, broken) }},
		"whole":  {strings.NewReader(strings.Repeat("x", 100)), func(err error) bool { return err == nil }},
	} {
		h := New(stranger).Handler(100, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			if _, err := io.ReadAll(r.Body); !c.want(err) {
				t.Errorf("a body that is %s ends with %v", name, err)
			}
		}))
		r := httptest.NewRequest("POST", "/", c.body)
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
}

type failing struct{ error }

func (f failing) Read([]byte) (int, error) { return 0, f.error }

// blocked is a client that does not read.
type blocked struct {
	http.ResponseWriter
	until <-chan struct{}
}

func (b blocked) Write(p []byte) (int, error) {
	<-b.until
	return len(p), nil
}

// TestSlowReadersFillTheirPartOfTheMemory shows that a network whose clients read nothing is refused beyond its part, and others are not.
func TestSlowReadersFillTheirPartOfTheMemory(t *testing.T) {
	b := New(func(r *http.Request) network.Client { return network.Client{Address: r.RemoteAddr} })
	text := bytes.Repeat([]byte("x"), limits.SharedMemory.OfOne/4)
	h := b.Handler(0, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write(text) }))
	from := func(address string) *http.Request {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = address
		return r
	}
	until := make(chan struct{})
	done := make(chan bool)
	for range 4 {
		go func() {
			h.ServeHTTP(blocked{httptest.NewRecorder(), until}, from("192.0.2.1"))
			done <- true
		}()
	}
	for b.memory.Taken() < 4*len(text) {
	}
	for address, want := range map[string]int{"192.0.2.1": 503, "198.51.100.1": 200} {
		w := httptest.NewRecorder()
		if h.ServeHTTP(w, from(address)); w.Code != want {
			t.Errorf("%s gets %d, want %d", address, w.Code, want)
		}
	}
	close(until)
	for range 4 {
		<-done
	}
	if b.memory.Taken() != 0 {
		t.Error(b.memory.Taken(), "bytes are taken when everything was read")
	}
}

// TestSharedTextsTakeNoMemory shows that what a cache holds is neither copied nor counted.
func TestSharedTextsTakeNoMemory(t *testing.T) {
	text := []byte("of a cache")
	h := New(stranger).Handler(0, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.(interface{ WriteShared([]byte) }).WriteShared(text)
	}))
	out := &first{ResponseWriter: httptest.NewRecorder()}
	h.ServeHTTP(out, httptest.NewRequest("GET", "/", nil))
	if out.at != &text[0] {
		t.Error("the text was copied")
	}
}

type first struct {
	http.ResponseWriter
	at *byte
}

func (f *first) Write(p []byte) (int, error) {
	f.at = &p[0]
	return len(p), nil
}

// TestTooLargeAnswersAreFailures shows that no handler fills the memory.
func TestTooLargeAnswersAreFailures(t *testing.T) {
	h := New(func(*http.Request) network.Client { return network.Client{} }).Handler(0,
		http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write(make([]byte, limits.AnswerBytes+1)) }))
	w := httptest.NewRecorder()
	if h.ServeHTTP(w, httptest.NewRequest("GET", "/", nil)); w.Code != 500 || w.Body.Len() > 100 {
		t.Errorf("an answer of more than may be gets %d with %d bytes, want 500", w.Code, w.Body.Len())
	}
}

// TestHandlersThatPanicAreAnswered shows that what a handler had written so far is not sent, and that what it sends itself is cut off.
func TestHandlersThatPanicAreAnswered(t *testing.T) {
	for name, c := range map[string]struct {
		handler http.HandlerFunc
		cut     any // what net/http gets to end the connection with
	}{
		"before it wrote": {func(http.ResponseWriter, *http.Request) { panic("boom") }, nil},
		"after it wrote": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("ETag", `"half"`)
			w.WriteHeader(http.StatusAccepted)
			io.WriteString(w, "half")
			panic("boom")
		}, nil},
		"while it sends": {func(w http.ResponseWriter, _ *http.Request) {
			io.WriteString(Direct(w), "half")
			panic("boom")
		}, "boom"},
		"as it wants": {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, http.ErrAbortHandler},
	} {
		w := httptest.NewRecorder()
		cut := func() (p any) {
			defer func() { p = recover() }()
			New(stranger).Handler(0, c.handler).ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
			return nil
		}()
		if cut != c.cut {
			t.Errorf("a handler that panics %s ends with %v, want %v", name, cut, c.cut)
		}
		if cut == nil && (w.Code != 500 || strings.Contains(w.Body.String(), "half") || w.Header().Get("ETag") != "") {
			t.Errorf("a handler that panics %s is answered %d %q with %v, want 500", name, w.Code, w.Body, w.Header())
		}
	}
}
