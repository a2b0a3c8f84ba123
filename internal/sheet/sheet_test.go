package sheet_test

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sheet"
)

// TestASheetHasOneMarkAndNoFormula writes what visitors may have typed, and what CSV itself must quote.
func TestASheetHasOneMarkAndNoFormula(t *testing.T) {
	var out strings.Builder
	w := sheet.Writer{To: &out}
	for _, cells := range [][]string{
		{"naam", "bericht"},
		{"=1+1", "+32 475"},
		{"-2", "@SUM(A1)"},
		{"\tHYPERLINK()", "＝1"},
		{"René, \"An\"", "een\ntwee"},
		{"", "a=b"},
	} {
		if err := w.Line(cells); err != nil {
			t.Fatal(err)
		}
	}
	want := "\uFEFFnaam,bericht\n'=1+1,'+32 475\n'-2,'@SUM(A1)\n'\tHYPERLINK(),'＝1\n\"René, \"\"An\"\"\",\"een\ntwee\"\n,a=b\n"
	if got := out.String(); got != want {
		t.Errorf("the sheet is\n%q, want\n%q", got, want)
	}
}

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

var errFull = errors.New("no room")

func TestALineThatIsNotWrittenIsAnError(t *testing.T) {
	w := sheet.Writer{To: full{}}
	if err := w.Line([]string{"a"}); !errors.Is(err, errFull) {
		t.Errorf("without room the line gives %v, want %v", err, errFull)
	}
}

// TestNoOtherPlaceWritesCSV finds a file that writes CSV by itself, and so without this package's care.
func TestNoOtherPlaceWritesCSV(t *testing.T) {
	root := os.DirFS("../..")
	var found []string
	err := fs.WalkDir(root, ".", func(name string, e fs.DirEntry, err error) error {
		if err == nil && e.IsDir() && (e.Name() == "node_modules" || strings.HasPrefix(e.Name(), ".") && name != ".") {
			return fs.SkipDir
		}
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(root, name)
		if strings.Contains(string(text), "csv.NewWriter(") {
			found = append(found, name)
		}
		return err
	})
	if err != nil || len(found) != 1 || found[0] != "internal/sheet/sheet.go" {
		t.Errorf("CSV is written in %v, want in internal/sheet/sheet.go alone (%v)", found, err)
	}
}
