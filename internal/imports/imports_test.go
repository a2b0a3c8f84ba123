// Package imports holds the test of the direction in which the program's packages import each other.
package imports

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/gevel/gevel/"

// order lists every room of the program. A room may import those before it, never one after it.
var order = []string{
	"limits",
	"cluster",
	"network",
	"fetch",
	"locale",
	"markdown",
	"places",
	"calendar",
	"cache",
	"docs",
	"web",
	"internal",
	"basemap",
	"datafolder",
	"agency/prose",
	"agency/geo",
	"agency/market",
	"agency/forms",
	"agency/detail",
	"agency/energy",
	"agency/media",
	"agency/traffic",
	"agency/reference",
	"agency/desk",
	"agency",
	"agency/records",
	"agency/owned",
	"agency/law",
	"values",
	"costs",
	"sentence",
	"search",
	"mail",
	"db",
	"datafolder/backups",
	"app",
	"person",
	"auth/principal",
	"leads",
	"auth",
	"staff",
	"parts/fields",
	"parts/merge",
	"intake",
	"setup",
	"parts",
	"pictures",
	"properties",
	"export",
	"feed",
	"deliveries",
	"transit",
	"crm",
	"webhook",
	"graph",
	"desk",
	"server",
	"cmd",
}

// pkg is a package with the imports of its files.
type pkg struct {
	ImportPath string
	Imports    []string
}

// TestImportsGoOneWay checks the imports of all packages, except those of tests and of developers' tools.
func TestImportsGoOneWay(t *testing.T) {
	for _, p := range packages(t) {
		room := roomOf(p.ImportPath)
		if slices.Contains([]string{"bench", "examples", "tests", "tools", "internal"}, room) {
			continue
		}
		at := slices.Index(order, room)
		if at < 0 {
			t.Errorf("the room %s is missing in the order of this test", room)
		}
		for _, imported := range p.Imports {
			if other, ours := strings.CutPrefix(imported, module); ours && slices.Index(order, roomOf(module+other)) > at {
				t.Errorf("%s imports %s, which comes after it: turn the dependency round, or give what is needed as an argument",
					p.ImportPath, imported)
			}
		}
	}
}

// TestAgencyAndLocaleKnowNoDatabase shows that the rules of the trade need no store, request or graph.
func TestAgencyAndLocaleKnowNoDatabase(t *testing.T) {
	allowed := []string{"golang.org/x/text/", "golang.org/x/net/idna", "github.com/mozillazg/go-unidecode", module + "limits",
		module + "locale",
		module + "places", module + "agency"}
	for _, p := range packages(t) {
		if room, _, _ := strings.Cut(strings.TrimPrefix(p.ImportPath, module), "/"); room != "agency" && room != "locale" {
			continue
		}
		for _, imported := range p.Imports {
			standard := !strings.Contains(strings.Split(imported, "/")[0], ".") && imported != "net/http" && imported != "database/sql"
			if !standard && !slices.ContainsFunc(allowed, func(a string) bool { return strings.HasPrefix(imported, a) }) {
				t.Errorf("%s imports %s, which it may not", p.ImportPath, imported)
			}
		}
	}
}

// roomOf is the folder of a package. Some folders within a room have a place of their own: what needs no catalog comes before agency; leads
// reads the principal, and auth imports leads; copies of a data folder are made from its store; intake merges into the folder what the desk
// edited, and parts saves by the checks of intake.
func roomOf(imported string) string {
	imported = strings.TrimPrefix(imported, module)
	if slices.Contains(order, imported) {
		return imported
	}
	room, _, _ := strings.Cut(imported, "/")
	return room
}

// packages reads the imports of all Go files but those of tests. It opens the files itself, so that go test runs it again when one changes.
func packages(t *testing.T) (list []pkg) {
	t.Helper()
	root := os.DirFS("../..")
	err := fs.WalkDir(root, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() && (e.Name() == "node_modules" || strings.HasPrefix(e.Name(), ".") && name != ".") {
			return fs.SkipDir
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		text, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil {
			return err
		}
		p := pkg{ImportPath: module + path.Dir(name)}
		for _, i := range file.Imports {
			p.Imports = append(p.Imports, strings.Trim(i.Path.Value, `"`))
		}
		list = append(list, p)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}
