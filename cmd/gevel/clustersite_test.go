//go:build cluster

package main

import (
	"bytes"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/datafolder/backups"
	"github.com/gevel/gevel/internal/rqlitetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// machine is one of the machines of a site: a node of rqlite and the program beside it.
type machine struct {
	*rqlitetest.Node
	dir, addr string
	served    served
}

// machines starts some nodes and gives each a data folder and an address for the program.
func machines(t *testing.T, n int) []*machine {
	t.Helper()
	list := make([]*machine, n)
	for i, node := range rqlitetest.Start(t, n) {
		list[i] = &machine{Node: node, dir: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t)}
	}
	return list
}

// flags name the machine's data.
func (m *machine) flags() []string {
	return []string{"-data", m.dir, "-cluster", m.Address, "-cluster-file", m.File}
}

// gevel runs a command of the program on the machine.
func (m *machine) gevel(t *testing.T, words ...string) string {
	t.Helper()
	c := exec.CommandContext(t.Context(), program(t), append(words, m.flags()...)...)
	c.Env = append(os.Environ(), "GEVEL_SMTP=smtp://127.0.0.1:1")
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("gevel %s: %v\n%s", strings.Join(words, " "), err, out)
	}
	return string(out)
}

// serve starts the program on the machine and waits until it serves.
func (m *machine) serve(t *testing.T, args ...string) {
	t.Helper()
	m.served = serveFilled(t, m.dir, nil, nil, append(append(m.flags(), "-addr", m.addr), args...)...)
}

// get asks the machine for a page.
func (m *machine) get(path string) (status int, text string) {
	r, err := (&http.Client{Timeout: 20 * time.Second}).Get("http://" + m.addr + path)
	if err != nil {
		return 0, err.Error()
	}
	defer r.Body.Close()
	body, _ := io.ReadAll(r.Body)
	return r.StatusCode, string(bytes.TrimSpace(body))
}

// becomes waits until the machine answers a path with a status.
func (m *machine) becomes(t *testing.T, path string, status int, within time.Duration) {
	t.Helper()
	var got int
	var text string
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if got, text = m.get(path); got == status {
			return
		}
	}
	t.Errorf("%s is answered %d %.200q after %v, want %d", path, got, text, within, status)
}

// TestClusterServesASite imports the sample on one machine of three and finds it on all. A machine whose node is gone says so, and shows
// its pages nevertheless.
func TestClusterServesASite(t *testing.T) {
	site := machines(t, 3)
	site[0].gevel(t, "import", sampletest.Folder())
	secret := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(secret, []byte("0123456789abcdef0123456789abcdef\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for i, m := range site {
		peers := "http://" + site[(i+1)%3].addr + ",http://" + site[(i+2)%3].addr
		m.serve(t, "-peers", peers, "-cluster-secret-file", secret)
		m.becomes(t, "/readyz", http.StatusOK, 20*time.Second)
		if status, text := m.get("/nl/feed.xml"); status != http.StatusOK || strings.Count(text, "<entry>") < 5 {
			t.Errorf("the feed is answered %d with %d properties, want 200 and some", status, strings.Count(text, "<entry>"))
		}
	}
	if got := site[1].gevel(t, "owner", "list"); !strings.Contains(got, "lieve.claes@example.com") {
		t.Errorf("the owners on another machine are %q, want Lieve among them", got)
	}
	site[2].gevel(t, "key", "add", "partner", "-write")
	if got := site[0].gevel(t, "key", "list"); !strings.Contains(got, "partner") {
		t.Errorf("a key made on one machine is not listed on another: %q", got)
	}
	if got := site[1].gevel(t, "import", sampletest.Folder()); !strings.Contains(got, "unchanged") {
		t.Errorf("the same import on another machine says %q, want everything unchanged", got)
	}
	copied := filepath.Join(t.TempDir(), "copy")
	site[0].gevel(t, "backup", copied)
	if _, err := backups.Check(t.Context(), copied); err != nil {
		t.Error("the copy of a cluster cannot be restored on one machine:", err)
	}
	for _, m := range site[1:] {
		hasMedia(t, m, site[0])
	}
	site[2].Kill()
	site[2].becomes(t, "/readyz", http.StatusServiceUnavailable, 20*time.Second)
	if _, text := site[2].get("/readyz"); text != "not ready: this node is behind the cluster, or has lost contact with it" {
		t.Errorf("without its node /readyz says %q, want that it lost the cluster", text)
	}
	site[2].becomes(t, "/nl/te-koop/", http.StatusOK, time.Second)
	site[2].Run(t)
	site[2].becomes(t, "/readyz", http.StatusOK, 30*time.Second)
}

// hasMedia waits until a machine has the pictures and documents of another.
func hasMedia(t *testing.T, m, other *machine) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(datafolder.Media(other.dir), "*.jpg"))
	if err != nil || len(files) < 50 {
		t.Fatalf("there are %d pictures and documents to copy (%v), want many", len(files), err)
	}
	missing := 0
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Second) {
		missing = 0
		for _, file := range files {
			if _, err := os.Stat(filepath.Join(datafolder.Media(m.dir), filepath.Base(file))); err != nil {
				missing++
			}
		}
		if missing == 0 {
			return
		}
	}
	t.Errorf("a machine lacks %d of %d pictures and documents of another", missing, len(files))
}
