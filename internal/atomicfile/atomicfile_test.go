package atomicfile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
	"time"
)

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	to := filepath.Join(dir, "a.txt")
	if err := Write(to, strings.NewReader("first"), 0o600); err != nil {
		t.Fatal(err)
	}
	lost := errors.New("the connection is lost")
	if err := Write(to, io.MultiReader(strings.NewReader("sec"), iotest.ErrReader(lost)), 0o600); !errors.Is(err, lost) {
		t.Errorf("a connection that is lost gives %v, want its error", err)
	}
	if got, err := os.ReadFile(to); err != nil || string(got) != "first" {
		t.Errorf("after a write that failed the file has %q, want first (%v)", string(got), err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
		t.Errorf("temporary files are left behind: %v (%v)", left, err)
	}
	if info, err := os.Stat(to); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file is %v, want the mode 0600 (%v)", info, err)
	}
	if err := Write(filepath.Join(dir, "none", "a.txt"), strings.NewReader(""), 0o600); err == nil {
		t.Error("writing into a folder that does not exist did not fail")
	}
}

// TestSweep shows that what a killed writer left goes after a day, and that nothing else goes, in a folder of any name.
func TestSweep(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "media [old]")
	now := time.Now()
	if err := errors.Join(Sweep(dir, now), os.Mkdir(dir, 0o700)); err != nil {
		t.Fatal(err)
	}
	for name, age := range map[string]time.Duration{".part-1": 25 * time.Hour, ".part-2": time.Hour, "a.jpg": 25 * time.Hour} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.WriteFile(file, nil, 0o600), os.Chtimes(file, now.Add(-age), now.Add(-age))); err != nil {
			t.Fatal(err)
		}
	}
	if err := Sweep(dir, now); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 2 || left[0].Name() != ".part-2" || left[1].Name() != "a.jpg" {
		t.Errorf("%v are left, want .part-2, which may still be written, and a.jpg (%v)", left, err)
	}
}
