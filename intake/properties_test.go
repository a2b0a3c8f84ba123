package intake_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

// rereading counts how often a property's file is read, and has another text of it from the second time on.
type rereading struct {
	fstest.MapFS
	reads int
	later string
}

func (f *rereading) ReadFile(name string) ([]byte, error) {
	if name == "properties/1096.json" {
		if f.reads++; f.reads > 1 && f.later != "" {
			return []byte(f.later), nil
		}
	}
	return f.MapFS.ReadFile(name)
}

func TestAnUnchangedPropertyIsReadOnce(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := &rereading{MapFS: foldertest.Small(t)}
	foldertest.Import(t, store, folder.MapFS, media)
	report, err := intake.Import(t.Context(), store, folder, media)
	if err != nil || report.RecordCount != (imports.RecordCount{Unchanged: 1}) || folder.reads != 1 {
		t.Errorf("an import without a change gives %+v and reads the property %d times, want one unchanged and 1 (%v)",
			report.RecordCount, folder.reads, err)
	}
}

func TestAPropertyThatChangesDuringTheImportIsRefused(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := &rereading{MapFS: foldertest.Small(t), later: foldertest.PropertyFile(`"price":1`)}
	_, err := intake.Import(t.Context(), store, folder, media)
	if err == nil || !strings.Contains(err.Error(), "properties/1096.json changed during the import") {
		t.Errorf("the import gives %v, want that the file changed", err)
	}
}
