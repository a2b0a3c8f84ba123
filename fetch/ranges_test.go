package fetch

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/limits"
)

func TestRange(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("ETag", `"1"`)
		http.ServeContent(w, r, "", time.Time{}, strings.NewReader("0123456789"))
	})
	for _, q := range []struct {
		offset, length uint64
		want           string
	}{{0, 3, "012"}, {7, 3, "789"}, {8, 100, "89"}} {
		part, err := c.Range(t.Context(), address, q.offset, q.length)
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(part.Body)
		part.Body.Close()
		if err != nil || string(got) != q.want || part.Size != 10 || part.Version != `"1"` {
			t.Errorf("from %d on there is %q of %d bytes of version %s, want %q (%v)", q.offset, got, part.Size, part.Version, q.want, err)
		}
	}
	if _, err := c.Range(t.Context(), address, 10, 1); !errors.Is(err, Unavailable{Status: 416}) {
		t.Errorf("a part beyond the end gives %v, want 416", err)
	}
	if _, err := c.Range(t.Context(), strings.Replace(address, "https:", "http:", 1), 0, 1); !errors.Is(err, ErrAddress) {
		t.Errorf("an address without https gives %v, want ErrAddress", err)
	}
	c.Reachable = IsPublic
	if _, err := c.Range(t.Context(), address, 0, 1); !errors.Is(err, ErrPrivate) {
		t.Errorf("a private network gives %v, want ErrPrivate", err)
	}
	for _, bad := range []string{"ftp://example.com/", "http://", "http://a:b@example.com/", "basemap.pmtiles"} {
		if _, err := Chosen().Range(t.Context(), bad, 0, 1); !errors.Is(err, ErrAddress) {
			t.Errorf("%q gives %v although the operator chose it, want ErrAddress", bad, err)
		}
	}
}

// TestStreetsStall has a server that sends something now and then, and at last nothing.
func TestStreetsStall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		here, there := net.Pipe()
		c := Chosen()
		c.http.Transport.(*http.Transport).DialContext = func(context.Context, string, string) (net.Conn, error) { return here, nil }
		go func() {
			http.ReadRequest(bufio.NewReader(there))
			io.WriteString(there, "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-99/100\r\nContent-Length: 100\r\n\r\n")
			for range 3 {
				time.Sleep(limits.StreetsStall - time.Second)
				io.WriteString(there, "0123456789")
			}
		}()
		begun := time.Now()
		part, err := c.Range(t.Context(), "http://example.com/", 0, 100)
		if err != nil {
			t.Fatal(err)
		}
		defer part.Body.Close()
		got, err := io.ReadAll(part.Body)
		if want := 4*limits.StreetsStall - 3*time.Second; !errors.Is(err, ErrStalled) || len(got) != 30 || time.Since(begun) != want {
			t.Errorf("it ends with %v after %d bytes and %v, want ErrStalled after 30 and %v", err, len(got), time.Since(begun), want)
		}
	})
}
