package remote

import (
	"bytes"
	"crypto/x509"
	"image"
	"image/jpeg"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/foldertest"
)

// trust makes a fetcher reach this machine alone, and accept one certificate.
func trust(f *Fetcher, certificate *x509.Certificate) {
	f.Client.Reachable = netip.Addr.IsLoopback
	trusted := x509.NewCertPool()
	trusted.AddCert(certificate)
	f.Client.Trust(trusted)
}

// trustFile reads the certificate from a file.
func trustFile(t *testing.T, f *Fetcher, file string) {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	certificate, err := x509.ParseCertificate(raw)
	if err != nil {
		t.Fatal(err)
	}
	trust(f, certificate)
}

// pictureServer is a server of another company over real HTTPS. Each path answers what answers says, 404 without one, and counts its
// requests.
type pictureServer struct {
	*httptest.Server
	mu       sync.Mutex
	answers  map[string]http.HandlerFunc
	requests map[string]int
}

func startPictures(t *testing.T) *pictureServer {
	t.Helper()
	p := &pictureServer{answers: map[string]http.HandlerFunc{}, requests: map[string]int{}}
	p.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		p.requests[r.URL.Path]++
		answer := p.answers[r.URL.Path]
		p.mu.Unlock()
		if answer == nil {
			http.NotFound(w, r)
			return
		}
		answer(w, r)
	}))
	t.Cleanup(p.Close)
	return p
}

// has answers a path with some bytes.
func (p *pictureServer) has(path string, body []byte) {
	p.answer(path, func(w http.ResponseWriter, _ *http.Request) { w.Write(body) })
}

func (p *pictureServer) answer(path string, answer http.HandlerFunc) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.answers[path] = answer
}

func (p *pictureServer) count(path string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests[path]
}

// jpegOf is a picture of a width.
func jpegOf(t *testing.T, width int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, image.NewGray(image.Rect(0, 0, width, 20)), nil); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// fetcher makes one that trusts the server and reaches this machine alone. Its clock is the test's.
func fetcher(store *db.Store, media string, p *pictureServer) (*Fetcher, *time.Time) {
	now := time.Now().Truncate(time.Second).Add(2 * time.Second)
	f := NewFetcher(store, media, fetch.New())
	f.Now = func() time.Time { return now }
	trust(f, p.Certificate())
	return f, &now
}

// settle fetches all that is due now.
func settle(t *testing.T, f *Fetcher) {
	t.Helper()
	for {
		f.requested, f.requestedOthers = false, false
		f.begin(t.Context())
		if f.running == 0 {
			break
		}
		f.take(t.Context(), <-f.done)
	}
	f.write(t.Context())
}

// withPhotos is the property of the small folder with other pictures.
func withPhotos(names ...string) string {
	return strings.Replace(foldertest.PropertyFile(`"price":1`), `["a.jpg"]`, `["`+strings.Join(names, `","`)+`"]`, 1)
}

func widths(t *testing.T, store *db.Store) (list []int) {
	t.Helper()
	for _, p := range foldertest.Only(t, store).PhotoList {
		list = append(list, p.Width)
	}
	return list
}

func (p *pictureServer) total() (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.requests {
		n += c
	}
	return n
}
