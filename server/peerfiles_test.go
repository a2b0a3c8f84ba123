package server

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
	s := &Server{originals: openOriginals(here), peers: newPeerFiles(Settings{Media: here, Peers: peers})}
	for requested, want := range map[string]int{name: http.StatusOK, "00112233445566778899aacc.svg": http.StatusNotFound} {
		w := httptest.NewRecorder()
		http.StripPrefix("/media/", http.HandlerFunc(s.serveMedia)).ServeHTTP(w, httptest.NewRequest("GET", "/media/"+requested, nil))
		if w.Code != want {
			t.Errorf("the picture %s is answered %d, want %d", requested, w.Code, want)
		}
	}
	if copied, err := os.ReadFile(filepath.Join(here, name)); err != nil || string(copied) != "<svg/>" {
		t.Errorf("this machine has %q (%v), want the picture", copied, err)
	}
}
