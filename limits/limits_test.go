package limits_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/build"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "write the table of docs/integrators.md")

const (
	document = "../docs/integrators.md"
	begin    = "<!-- limits: written by go test ./limits -update -->\n"
	end      = "<!-- end of limits -->\n"
)

func TestDocumentedLimits(t *testing.T) {
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, _ := strings.Cut(string(text), begin)
	found, after, ok := strings.Cut(rest, end)
	if !ok {
		t.Fatalf("%s has no table of limits between its two comments", document)
	}
	want := table(t)
	if found == want {
		return
	}
	if !*update {
		t.Fatalf("the table of %s is out of date; run go test ./limits -update. It should be:\n%s", document, want)
	}
	if err := os.WriteFile(document, []byte(before+begin+want+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestEveryLimitIsUsed searches the code of the other packages for each constant: a limit that nothing reads limits nothing.
func TestEveryLimitIsUsed(t *testing.T) {
	// TestCachesBytes uses the first, tests of web/site/pages/window/ the others.
	used := map[string]bool{"CachesBytes": true, "WindowCards": true, "BrochurePhotos": true, "BrochurePlans": true,
		"BrochureCharacters": true}
	limit := regexp.MustCompile(`\blimits\.([A-Z]\w*)`)
	for _, path := range sources(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range limit.FindAllSubmatch(text, -1) {
			used[string(found[1])] = true
		}
	}
	shared, err := os.ReadFile("shares.go") // the package network hands out what stands there
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range regexp.MustCompile(`\b[A-Z]\w*`).FindAllString(string(shared), -1) {
		used[name] = true
	}
	for _, f := range parse(t, token.NewFileSet()) {
		for name, o := range f.Scope.Objects {
			if o.Kind == ast.Con && !used[name] {
				t.Errorf("no package uses limits.%s", name)
			}
		}
	}
}

// root is where Go's own packages are, which a test built with -trimpath does not know.
func root(t *testing.T) string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// table writes a row for each constant of the package.
func table(t *testing.T) string {
	set := token.NewFileSet()
	files := parse(t, set)
	build.Default.GOROOT = root(t)
	config := types.Config{Importer: importer.ForCompiler(set, "source", nil)}
	pkg, err := config.Check("limits", set, files, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := new(strings.Builder)
	for _, f := range files {
		for _, d := range f.Decls {
			writeGroup(t, b, pkg, d)
		}
	}
	return b.String()
}

func parse(t *testing.T, set *token.FileSet) (files []*ast.File) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// writeGroup writes the constants of one declaration under its comment.
func writeGroup(t *testing.T, b *strings.Builder, pkg *types.Package, d ast.Decl) {
	group, ok := d.(*ast.GenDecl)
	if !ok || group.Tok != token.CONST {
		return
	}
	fmt.Fprintf(b, "\n%s\n\n| limit | value | what it limits |\n|---|---|---|\n", strings.TrimSpace(group.Doc.Text()))
	for _, s := range group.Specs {
		spec := s.(*ast.ValueSpec)
		name := spec.Names[0].Name
		about, ok := strings.CutPrefix(strings.Join(strings.Fields(spec.Doc.Text()), " "), name+" is ")
		if !ok {
			t.Errorf("the comment of %s does not begin with %q", name, name+" is ")
		}
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", name, valueOf(pkg.Scope().Lookup(name).(*types.Const)), about)
	}
}

// valueOf formats a constant's value for people.
func valueOf(c *types.Const) string {
	n, exact := constant.Int64Val(constant.ToInt(c.Val()))
	if !exact {
		return c.Val().String()
	}
	switch {
	case c.Type().String() == "time.Duration":
		return short(time.Duration(n))
	case strings.HasSuffix(c.Name(), "Bytes"):
		return bytes(n)
	}
	return grouped(n)
}

func short(d time.Duration) string {
	if d >= 48*time.Hour && d%(24*time.Hour) == 0 {
		return fmt.Sprintf("%d days", d/(24*time.Hour))
	}
	text := d.String()
	for _, zero := range []string{"m0s", "h0m"} {
		if strings.HasSuffix(text, zero) {
			text = text[:len(text)-2]
		}
	}
	return text
}

func bytes(n int64) string {
	switch {
	case n >= 1<<20 && n%(1<<20) == 0:
		return grouped(n>>20) + " MiB"
	case n >= 1<<10 && n%(1<<10) == 0:
		return grouped(n>>10) + " KiB"
	}
	return grouped(n) + " bytes"
}

func grouped(n int64) string {
	text := fmt.Sprint(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}
