package cluster

import (
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const picture = "00112233445566778899aabb.jpg"

// TestFilesAreGivenToPeersOnly copies a file, and refuses whoever has another secret, signed long ago or asks for something else.
func TestFilesAreGivenToPeersOnly(t *testing.T) {
	dir, secret := t.TempDir(), Secret(strings.Repeat("s", 32))
	if err := os.WriteFile(filepath.Join(dir, picture), []byte("a picture"), 0o600); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(Files{secret, map[string]string{"media": dir}})
	defer server.Close()
	copied := func(secret Secret, folder, name string) (text string, err error) {
		p, err := NewPeers(server.URL, secret)
		if err != nil {
			t.Fatal(err)
		}
		return text, p.Copy(t.Context(), folder, name, func(r io.Reader) error {
			all, err := io.ReadAll(r)
			text = string(all)
			return err
		})
	}
	if text, err := copied(secret, "media", picture); err != nil || text != "a picture" {
		t.Errorf("the copy is %q (%v)", text, err)
	}
	if _, err := copied(Secret(strings.Repeat("x", 32)), "media", picture); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("with another secret a file is given, or its absence: %v", err)
	}
	for _, c := range [][2]string{{"uploads", picture}, {"media", "00112233445566778899aacc.jpg"}, {"media", "..%2F" + picture}} {
		if text, err := copied(secret, c[0], c[1]); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s of %s gives %q (%v), want fs.ErrNotExist", c[1], c[0], text, err)
		}
	}
	p, err := NewPeers(server.URL, secret)
	if err != nil {
		t.Fatal(err)
	}
	for since, want := range map[time.Time]int{{}: 1, time.Now().Add(time.Hour): 0} {
		if names, err := p.Names(t.Context(), server.URL, "media", since); err != nil || len(names) != want {
			t.Errorf("since %v there are %v (%v), want %d", since, names, err, want)
		}
	}
	r := httptest.NewRequest(http.MethodGet, Path+"media/"+picture, nil)
	r.Header.Set("Gevel-Time", "1000")
	r.Header.Set("Gevel-Signature", secret.sign("ask", Path+"media/"+picture, "1000"))
	w := httptest.NewRecorder()
	Files{secret, map[string]string{"media": dir}}.ServeHTTP(w, r)
	if w.Code != http.StatusForbidden {
		t.Errorf("a request of long ago is answered %d, want 403", w.Code)
	}
}

// TestChangedFilesAreRefused answers with other bytes than those that were signed, and with half of them.
func TestChangedFilesAreRefused(t *testing.T) {
	secret := Secret(strings.Repeat("s", 32))
	for _, body := range []string{"another picture", "a pict", ""} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			sum := "fe0e5d8c8d5c4b6f3ad2a6e6d3d1d6b4c9bfe5d7f9e9f3a1b2c3d4e5f6a7b8c9"
			w.Header().Set("Gevel-Sum", sum)
			w.Header().Set("Gevel-Signature", secret.sign("answer", r.URL.RequestURI(), r.Header.Get("Gevel-Time"), sum))
			io.WriteString(w, body)
		}))
		p, err := NewPeers(server.URL, secret)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Copy(t.Context(), "media", picture, func(r io.Reader) error {
			_, err := io.ReadAll(r)
			return err
		}); err == nil {
			t.Errorf("%q is taken, which was not signed", body)
		}
		server.Close()
	}
}
