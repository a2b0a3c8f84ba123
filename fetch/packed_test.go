package fetch

import (
	"bytes"
	"compress/gzip"
	"errors"
	"net/http"
	"strings"
	"testing"
)

// TestPackedAnswers is of servers whose headers are wrong: what is packed is unpacked, whatever they say, within the size.
func TestPackedAnswers(t *testing.T) {
	pack := func(text string) string {
		var out bytes.Buffer
		z := gzip.NewWriter(&out)
		z.Write([]byte(text))
		z.Close()
		return out.String()
	}
	const text = `{"id": 7}`
	long := pack(strings.Repeat("a", 1001))
	for name, c := range map[string]struct {
		body, said, want string
		err              error
	}{
		"packed":             {pack(text), "gzip", text, nil},
		"without a header":   {pack(text), "", text, nil},
		"a wrong header":     {text, "gzip", text, nil},
		"packed twice":       {pack(pack(text)), "gzip", text, nil},
		"cut off":            {pack(text)[:20], "gzip", "", ErrHalf},
		"too large unpacked": {long, "gzip", "", ErrTooLarge},
	} {
		client, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) {
			if c.said != "" {
				w.Header().Set("Content-Encoding", c.said)
			}
			w.Header().Set("Content-Type", "application/json")
			w.Write([]byte(c.body))
		})
		a, err := client.Do(t.Context(), Request{Method: http.MethodGet, Address: address}, 1000)
		if string(a.Body) != c.want && c.err == nil || !errors.Is(err, c.err) {
			t.Errorf("%s gives %q and %v, want %q and %v", name, a.Body, err, c.want, c.err)
		}
		if a, err := client.Get(t.Context(), address, "", 1000); c.err == nil && (err != nil || string(a.Body) != c.want) {
			t.Errorf("Get of %s gives %q and %v, want %q", name, a.Body, err, c.want)
		}
	}
}
