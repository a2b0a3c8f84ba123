package staff

import (
	"encoding/json"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/gevel/gevel/"

// goPackage is a package of the program, with the file of what it exports.
type goPackage struct {
	ImportPath, Dir, Export string
	GoFiles, CgoFiles       []string
}

// TestEveryActionHasAText finds the names of actions in the code of the program, so that it knows new ones: the log shows each in words of
// every language.
func TestEveryActionHasAText(t *testing.T) {
	names := actionNames(t)
	if len(names) < 50 || names["addStaff"] == "" || names["signIn"] == "" || names["mailLacks"] == "" {
		t.Fatalf("%d names of actions are found, want more: %v", len(names), names)
	}
	for _, l := range []string{"nl", "fr", "en", "de"} {
		text, err := os.ReadFile("../web/desk/texts/" + l + ".json")
		var texts map[string]string
		if err != nil || json.Unmarshal(text, &texts) != nil {
			t.Fatal(l, err)
		}
		for name, place := range names {
			if !strings.Contains(texts["log.action"], " "+name+" {") {
				t.Errorf("log.action of web/desk/texts/%s.json has no words for %s of %s", l, name, place)
			}
		}
	}
}

// actionNames returns the names of actions with the place in the code where one is given to an action or written in SQL.
func actionNames(t *testing.T) map[string]string {
	all := program(t)
	set, names := token.NewFileSet(), map[string]string{}
	open := func(path string) (io.ReadCloser, error) { return os.Open(all[path].Export) }
	imports := importer.ForCompiler(set, "gc", open)
	for path, p := range all {
		if !strings.HasPrefix(path, module) {
			continue
		}
		var files []*ast.File
		for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
			f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		if _, err := (&types.Config{Importer: imports, FakeImportC: true}).Check(path, set, files, info); err != nil {
			t.Fatal(err)
		}
		for e, of := range info.Types {
			for _, name := range namesIn(of) {
				names[name] = set.Position(e.Pos()).String()
			}
			if call, ok := e.(*ast.CallExpr); ok && isAction(of) && of.Value == nil && info.Types[call.Fun].IsType() {
				t.Errorf("%s makes the name of an action of a variable: give it a constant, so that this test knows it",
					set.Position(e.Pos()))
			}
		}
	}
	return names
}

// program lists the packages that the program is made of.
func program(t *testing.T) map[string]goPackage {
	out, err := exec.Command("go", "list", "-deps", "-export", "-json=ImportPath,Dir,Export,GoFiles,CgoFiles", "../cmd/gevel").Output()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]goPackage{}
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var p goPackage
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p
	}
	return all
}

var quoted = regexp.MustCompile(`'(\w+)'`)

// isAction reports whether an expression is the name of an action.
func isAction(of types.TypeAndValue) bool {
	return of.IsValue() && of.Type.String() == module+"db/desklog.ActionName"
}

// namesIn returns the names of actions that a constant is or has: one of type desklog.ActionName, or SQL that writes a line of the log.
func namesIn(of types.TypeAndValue) (names []string) {
	if of.Value == nil || of.Value.Kind() != constant.String {
		return nil
	}
	text := constant.StringVal(of.Value)
	if strings.Contains(text, "INTO action (") {
		for _, found := range quoted.FindAllStringSubmatch(text, -1) {
			names = append(names, found[1])
		}
	}
	if isAction(of) && text != "" {
		names = append(names, text)
	}
	return names
}
