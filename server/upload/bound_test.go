package upload

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestHugeBodiesAreRefusedWithoutReadingThem(t *testing.T) {
	const most, huge = 1 << 20, 200 << 20
	s := httptest.NewServer(Bound(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, err := io.Copy(io.Discard, r.Body)
		var tooLarge *http.MaxBytesError
		if errors.As(err, &tooLarge) {
			w.WriteHeader(http.StatusRequestEntityTooLarge)
		}
	}), most))
	defer s.Close()
	for name, length := range map[string]int64{"said": huge, "not said": -1} {
		body := &zeros{}
		r, err := http.NewRequest("POST", s.URL, io.LimitReader(body, huge))
		if err != nil {
			t.Fatal(err)
		}
		r.ContentLength = length
		response, err := http.DefaultClient.Do(r)
		if err == nil { // otherwise the server hung up while we were still sending
			response.Body.Close()
			if response.StatusCode != http.StatusRequestEntityTooLarge {
				t.Errorf("%s: %d", name, response.StatusCode)
			}
		}
		if sent := body.read.Load(); sent > huge/4 {
			t.Errorf("%s: %d bytes were sent", name, sent)
		}
	}
	response, err := http.Post(s.URL, "text/plain", io.LimitReader(&zeros{}, most))
	if err != nil || response.StatusCode != http.StatusOK {
		t.Error("a body of the largest size is refused", err)
	}
}
