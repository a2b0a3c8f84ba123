package media

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/cluster"
)

// TestPicturesComeFromOtherMachines asks for a picture that only another machine of the cluster has, and for one that none has.
func TestPicturesComeFromOtherMachines(t *testing.T) {
	const name = "00112233445566778899aabb.svg"
	there, here := t.TempDir(), filepath.Join(t.TempDir(), "media")
	if err := os.WriteFile(filepath.Join(there, name), []byte("<svg/>"), 0o600); err != nil {
		t.Fatal(err)
	}
	secret := cluster.Secret(strings.Repeat("s", 32))
	other := httptest.NewServer(cluster.Files{Secret: secret, Folders: map[string]string{"media": there}})
	defer other.Close()
	peers, err := cluster.NewPeers(other.URL, secret)
	if err != nil {
		t.Fatal(err)
	}
	f := Open(nil, here, "", peers, nil)
	for requested, want := range map[string]int{name: http.StatusOK, "00112233445566778899aacc.svg": http.StatusNotFound} {
		w := httptest.NewRecorder()
		http.StripPrefix("/media/", f).ServeHTTP(w, httptest.NewRequest("GET", "/media/"+requested, nil))
		if w.Code != want {
			t.Errorf("the picture %s is answered %d, want %d", requested, w.Code, want)
		}
	}
	if copied, err := os.ReadFile(filepath.Join(here, name)); err != nil || string(copied) != "<svg/>" {
		t.Errorf("this machine has %q (%v), want the picture", copied, err)
	}
}

// TestAFileThatCannotBeCopiedKeepsNoOtherAway follows a machine that lists a file which it cannot give, before another.
func TestAFileThatCannotBeCopiedKeepsNoOtherAway(t *testing.T) {
	const bad, good = "00112233445566778899aaaa.jpg", "00112233445566778899bbbb.jpg"
	there, here := t.TempDir(), t.TempDir()
	for _, name := range []string{bad, good} {
		if err := os.WriteFile(filepath.Join(there, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	secret := cluster.Secret(strings.Repeat("s", 32))
	files := cluster.Files{Secret: secret, Folders: map[string]string{"media": there}}
	broken := true
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if broken && strings.HasSuffix(r.URL.Path, bad) {
			http.Error(w, "the file cannot be read", http.StatusInternalServerError)
			return
		}
		files.ServeHTTP(w, r)
	}))
	defer other.Close()
	peers, err := cluster.NewPeers(other.URL, secret)
	if err != nil {
		t.Fatal(err)
	}
	p := newPeerFiles(here, "", peers)
	var since time.Time
	for range 3 {
		since = p.follow(t.Context(), other.URL, since)
	}
	if lacks(here, good) {
		t.Error("a file is not copied because another cannot be")
	}
	if !since.IsZero() {
		t.Errorf("what could not be copied is not looked for again: only files since %v are", since)
	}
	broken = false
	if since = p.follow(t.Context(), other.URL, since); lacks(here, bad) || since.IsZero() || len(p.failed) > 0 {
		t.Errorf("once the file can be read, it is lacking: %v; the next are looked for since %v; failed: %v", lacks(here, bad), since,
			p.failed)
	}
}
