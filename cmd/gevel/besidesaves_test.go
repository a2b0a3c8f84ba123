package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
)

// saving saves title after title without pause until stop is called, which returns how many were saved.
func (s *busyDesk) saving(t *testing.T) (stop func() int) {
	t.Helper()
	over, ended, first := make(chan struct{}), make(chan int), make(chan struct{})
	began := sync.OnceFunc(func() { close(first) })
	go func() {
		for saved := 0; ; {
			select {
			case <-over:
				ended <- saved
				return
			default:
			}
			switch got := s.save(t, fmt.Sprint("Titel ", saved), func() {}); {
			case strings.Contains(got, "PartsSaved"):
				saved++
				began()
			case !strings.Contains(got, "PartsStale"):
				t.Errorf("save %d answers %s", saved, got)
				began()
			}
		}
	}()
	<-first
	return func() int {
		close(over)
		return <-ended
	}
}

// TestImportsBesideSaves imports other prices with the command while an editor saves titles without pause: every import comes through, and
// neither undoes what the other wrote.
func TestImportsBesideSaves(t *testing.T) {
	releasetest.Only(t, "it imports again and again while others save")
	t.Parallel()
	s := startBusyDesk(t)
	x := &repriced{site: s.site, folder: manyProperties(t, 50)}
	stop := s.saving(t)
	for price := range 3 {
		if err := x.begin(t, price+1).Wait(); err != nil {
			t.Errorf("import %d beside saves fails: %v", price+1, err)
		}
	}
	saved := stop()
	if title := s.title(t); title != fmt.Sprint("Titel ", saved-1) {
		t.Errorf("after %d saves the title is %q, want the last one", saved, title)
	}
	if price := x.compare(t); price != 3 {
		t.Errorf("after three imports the copies have price %d, want 3", price)
	}
}

// TestExportsBesideSaves exports the folder while an editor saves a title in two languages at once: each folder has the same in both, and
// none is older than the one before it.
func TestExportsBesideSaves(t *testing.T) {
	releasetest.Only(t, "it exports again and again while others save")
	t.Parallel()
	s := startBusyDesk(t)
	stop := s.saving(t)
	last := -1
	for range 4 {
		folder := filepath.Join(t.TempDir(), "export")
		if out, err := exec.Command(s.program, "export", "-data", s.data, folder).CombinedOutput(); err != nil {
			t.Fatalf("an export beside saves fails: %v\n%s", err, out)
		}
		title := exportedTitle(t, folder)
		var number int
		if _, err := fmt.Sscanf(title["nl"], "Titel %d", &number); err != nil || title["fr"] != title["nl"] || number < last {
			t.Errorf("an export has the title %q after number %d (%v)", title, last, err)
		}
		last = number
	}
	if saved := stop(); saved <= last {
		t.Errorf("%d titles were saved, and the last export has number %d", saved, last)
	}
}

// exportedTitle reads the title of the page from an export.
func exportedTitle(t *testing.T, folder string) map[string]string {
	t.Helper()
	var site struct {
		Menu []struct {
			ID    string
			Title map[string]string
		}
	}
	file, err := os.ReadFile(filepath.Join(folder, "site.json"))
	if err == nil {
		err = json.Unmarshal(file, &site)
	}
	for _, e := range site.Menu {
		if e.ID == "about" {
			return e.Title
		}
	}
	t.Fatal("the export has no such page", err)
	return nil
}
