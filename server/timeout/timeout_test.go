package timeout

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httptrace"
	"os"
	"strings"
	"testing"
	"time"
)

// quick holds short limits, so that tests need not wait long.
var quick = Limits{Body: 300 * time.Millisecond, Speed: 1 << 20, Answer: 2 * time.Second, Piece: 64 << 10, After: 50 * time.Millisecond}

// over serves a handler with the quick limits over HTTP/1.1 and over HTTP/2.
func over(t *testing.T, h http.HandlerFunc, test func(t *testing.T, s *httptest.Server)) {
	for name, two := range map[string]bool{"HTTP/1.1": false, "HTTP/2": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := httptest.NewUnstartedServer(quick.Handler(h))
			s.EnableHTTP2 = two
			s.StartTLS()
			t.Cleanup(s.Close)
			test(t, s)
		})
	}
}

// read answers 408 for a body that comes too slowly, and otherwise how many bytes came.
func read(w http.ResponseWriter, r *http.Request) {
	n, err := io.Copy(io.Discard, r.Body)
	if errors.Is(err, os.ErrDeadlineExceeded) {
		w.WriteHeader(http.StatusRequestTimeout)
	}
	fmt.Fprint(w, n)
}

func TestBodyThatNeverEndsIsAnswered(t *testing.T) {
	over(t, read, func(t *testing.T, s *httptest.Server) {
		for name, drip := range map[string]func(io.Writer){
			"silence": func(w io.Writer) { io.WriteString(w, "{") },
			"a byte now and then": func(w io.Writer) {
				for _, err := io.WriteString(w, "{"); err == nil; _, err = io.WriteString(w, " ") {
					time.Sleep(10 * time.Millisecond)
				}
			},
		} {
			body, writing := io.Pipe()
			go drip(writing)
			response, err := s.Client().Post(s.URL, "application/json", body)
			if err != nil {
				t.Fatalf("%s: the body was not answered: %v", name, err)
			}
			io.Copy(io.Discard, response.Body) // the answer may be cut off
			response.Body.Close()
			writing.Close()
			if response.StatusCode != http.StatusRequestTimeout || response.ProtoMajor == 1 && !response.Close {
				t.Errorf("%s: status %d, closes the connection: %v, want 408, and over HTTP/1.1 closed", name, response.StatusCode,
					response.Close)
			}
		}
	})
}

// TestARefusedBodyDoesNotHoldItsConnection sends less than its Content-Length and waits for the server to close the connection.
func TestARefusedBodyDoesNotHoldItsConnection(t *testing.T) {
	unread := func(w http.ResponseWriter, r *http.Request) { http.Error(w, "no", http.StatusForbidden) }
	for name, h := range map[string]http.HandlerFunc{"read": read, "not read": unread,
		"without an answer": func(http.ResponseWriter, *http.Request) {}} {
		s := httptest.NewServer(quick.Handler(h))
		c, err := net.Dial("tcp", s.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		c.SetDeadline(time.Now().Add(time.Minute))
		io.WriteString(c, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n{")
		if answer, err := io.ReadAll(c); err != nil || !strings.Contains(string(answer), "Connection: close") {
			t.Errorf("%s: the body is answered %q (%v), want the connection closed", name, answer, err)
		}
		s.Close()
	}
}

func TestReaderWhoStopsIsDisconnected(t *testing.T) {
	ended := make(chan error, 4)
	endless := func(w http.ResponseWriter, r *http.Request) {
		var err error
		for err == nil {
			_, err = w.Write(make([]byte, 1<<20))
		}
		ended <- err
	}
	video := func(w http.ResponseWriter, r *http.Request) {
		_, err := io.CopyN(w, zeros{}, 1<<40)
		ended <- err
	}
	for _, h := range []http.HandlerFunc{endless, video} {
		over(t, h, func(t *testing.T, s *httptest.Server) {
			response, err := s.Client().Get(s.URL)
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			select {
			case <-ended:
			case <-time.After(time.Minute):
				t.Fatal("the answer is still being written to a client that does not read")
			}
		})
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

// TestSlowReaderIsServed reads for longer than the time limit of one piece.
func TestSlowReaderIsServed(t *testing.T) {
	const size = 8 << 20
	over(t, func(w http.ResponseWriter, r *http.Request) { w.Write(make([]byte, size)) }, func(t *testing.T, s *httptest.Server) {
		response, err := s.Client().Get(s.URL)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		in := bufio.NewReaderSize(response.Body, 1<<20)
		got := int64(0)
		for err == nil {
			time.Sleep(quick.Answer / 6)
			var n int64
			n, err = io.CopyN(io.Discard, in, 1<<20)
			got += n
		}
		if got != size || err != io.EOF {
			t.Errorf("a slow reader got %d bytes (%v), want all %d", got, err, size)
		}
	})
}

// TestSlowHandlerIsNotTimedOut shows that there is a deadline only while something is written, neither before nor for the next request.
func TestSlowHandlerIsNotTimedOut(t *testing.T) {
	slow := func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, "one")
		time.Sleep(quick.Answer + quick.Answer/4)
		io.WriteString(w, "two")
	}
	over(t, slow, func(t *testing.T, s *httptest.Server) {
		response, err := s.Client().Get(s.URL)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		if text, err := io.ReadAll(response.Body); err != nil || string(text) != "onetwo" {
			t.Errorf("got answer %q, error %v, want onetwo", text, err)
		}
	})
}

// TestEarlyAnswerKeepsSharedConnections shows that an early answer closes the connection over HTTP/1.1, but not over HTTP/2, where requests
// share it.
func TestEarlyAnswerKeepsSharedConnections(t *testing.T) {
	over(t, func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNotFound) }, func(t *testing.T, s *httptest.Server) {
		var reused bool
		trace := &httptrace.ClientTrace{GotConn: func(i httptrace.GotConnInfo) { reused = i.Reused }}
		for range 2 {
			r, err := http.NewRequestWithContext(httptrace.WithClientTrace(t.Context(), trace), "POST", s.URL, strings.NewReader("unread"))
			if err != nil {
				t.Fatal(err)
			}
			response, err := s.Client().Do(r)
			if err != nil {
				t.Fatal(err)
			}
			io.Copy(io.Discard, response.Body)
			response.Body.Close()
		}
		if reused != s.EnableHTTP2 {
			t.Errorf("the connection was used again: %v, want %v", reused, s.EnableHTTP2)
		}
	})
}
