package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// TestBadRequestsGetAClearAnswer sends each bad request, over HTTP/1.1 and HTTP/2, while another client reads pages.
func TestBadRequestsGetAClearAnswer(t *testing.T) {
	t.Run("HTTP/1.1", badRequestsGetAClearAnswer)
	t.Run("HTTP/2", func(t *testing.T) {
		sitetest.OverHTTP2(t)
		badRequestsGetAClearAnswer(t)
	})
}

func badRequestsGetAClearAnswer(t *testing.T) {
	v := visit(t)
	stop, pages := make(chan struct{}), make(chan int)
	go func() {
		n := 0
		for {
			select {
			case <-stop:
				pages <- n
				return
			default:
			}
			if r, err := http.Get(v.URL + "/nl/"); err != nil || r.StatusCode != 200 {
				t.Errorf("a page fails during the bad requests: %v, %v", r, err)
			} else {
				r.Body.Close()
				n++
			}
		}
	}()
	i := 0
	for name, b := range badRequests {
		t.Run(name, func(t *testing.T) { b.send(t, v, i) })
		i++
	}
	close(stop)
	if n := <-pages; n == 0 {
		t.Error("no page was answered during the bad requests")
	}
}

// send sends the request from an address of its own, and checks status and code.
func (b badRequest) send(t *testing.T, v visitor, i int) {
	method, kind := b.method, b.kind
	if method == "" {
		method = "POST"
	}
	if kind == "" {
		kind = "application/json"
	}
	r, err := http.NewRequest(method, v.URL+"/graphql?"+b.search, strings.NewReader(b.body))
	if err != nil {
		t.Fatal(err)
	}
	got := sitetest.Send(t, r, "Content-Type", kind, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", i))
	if want := sitetest.NoFollow.Transport != nil; (got.ProtoMajor == 2) != want {
		t.Errorf("the answer came over %s; want HTTP/2: %t", got.Proto, want)
	}
	var a struct {
		Errors []struct {
			Message    string
			Extensions struct{ Code string }
		}
	}
	if err := json.Unmarshal([]byte(got.Text), &a); err != nil {
		t.Fatalf("status %d, the answer is not JSON: %.200s", got.StatusCode, got.Text)
	}
	code := ""
	for _, e := range a.Errors {
		code = e.Extensions.Code
		if e.Message == "" || code == "" {
			t.Errorf("an error without message or code: %.300s", got.Text)
		}
	}
	if got.StatusCode != b.status || code != b.code {
		t.Errorf("status %d with code %q, want %d with %q: %.300s", got.StatusCode, code, b.status, b.code, got.Text)
	}
}
