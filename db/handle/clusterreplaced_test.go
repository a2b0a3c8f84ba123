package handle

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/db/sqlite"
)

// TestAFileThatIsReplacedTwice puts a node's file in place of one to which no connection was opened yet: it is read, unless it is not as
// far.
func TestAFileThatIsReplacedTwice(t *testing.T) {
	dir := t.TempDir()
	fileAt := func(n int) string {
		path := filepath.Join(dir, fmt.Sprint(n))
		s, err := OpenFile(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		st := Statement{SQL: "INSERT INTO cluster_write (n, token) VALUES (?, ?)", Args: []any{n, n}}
		if _, err := s.Write(t.Context(), st); err != nil {
			t.Fatal(err)
		}
		return path
	}
	first, second, third, early := fileAt(1), fileAt(2), fileAt(4), fileAt(3)
	f := &clusterFile{path: filepath.Join(dir, "db.sqlite")}
	replace := func(path string) {
		if err := os.Rename(path, f.path); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(f.path)
		if err != nil {
			t.Fatal(err)
		}
		if f.approved.Load() == nil {
			f.approved.Store(&fileID{info})
			return
		}
		f.replace(t.Context(), info)
	}
	replace(first)
	f.position = f.connect(sqlite.Settled, 2)
	t.Cleanup(func() { f.position.Close() })
	for _, path := range []string{second, third} {
		replace(path)
		if info, err := os.Stat(f.path); err != nil || !f.approved.Load().is(info) {
			t.Fatalf("a file that is as far is not read (%v)", err)
		}
	}
	replace(early)
	if info, err := os.Stat(f.path); err != nil || f.approved.Load().is(info) {
		t.Errorf("a file that is not as far is read (%v)", err)
	}
	if got := f.seen.Load(); got != 4 {
		t.Errorf("write %d was seen last, want 4", got)
	}
}
