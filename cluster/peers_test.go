package cluster

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestAMachineThatDoesNotAnswerIsTriedLast copies from two machines of which the first takes connections and says nothing, as a frozen one
// does: it holds up the first copy for a short time, and the next ones not at all.
func TestAMachineThatDoesNotAnswerIsTriedLast(t *testing.T) {
	dir, secret := t.TempDir(), Secret(strings.Repeat("s", 32))
	if err := os.WriteFile(filepath.Join(dir, picture), []byte("a picture"), 0o600); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(Files{secret, map[string]string{"media": dir}})
	defer server.Close()
	frozen, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer frozen.Close()
	p, err := NewPeers("http://"+frozen.Addr().String()+","+server.URL, secret)
	if err != nil {
		t.Fatal(err)
	}
	const patience = 300 * time.Millisecond
	transport, ours := p.client.Transport.(*http.Transport)
	if !ours || transport.ResponseHeaderTimeout == 0 {
		t.Fatal("a machine that says nothing is waited for without end")
	}
	transport.ResponseHeaderTimeout = patience
	for i := range 2 {
		began := time.Now()
		err := p.Copy(t.Context(), "media", picture, func(r io.Reader) error {
			_, err := io.Copy(io.Discard, r)
			return err
		})
		if took := time.Since(began); err != nil || (took >= patience) != (i == 0) {
			t.Errorf("copy %d takes %v (%v), want more than %v of the first alone", i+1, took, err, patience)
		}
	}
}
