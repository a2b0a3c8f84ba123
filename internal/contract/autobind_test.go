package contract

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/codegen/config"
	"github.com/vektah/gqlparser/v2"
)

// TestTypesOfTheSchemasAreBoundToTypes looks up every type of both schemas in the packages of autobind, as gqlgen 0.17.95 does. It
// takes the first exported name there, and a constant or a function is one as well: the generated code then has the constant's type, or
// what the function takes first (findings/gqlgen-autobind-takes-functions-for-types.sh).
func TestTypesOfTheSchemasAreBoundToTypes(t *testing.T) {
	t.Chdir("../..")
	for _, file := range []string{"gqlgen.yml", "desk/gqlgen.yml"} {
		of, err := config.LoadConfig(file)
		if err != nil {
			t.Fatal(err)
		}
		schema, err := gqlparser.LoadSchema(of.Sources...)
		if err != nil {
			t.Fatal(err)
		}
		var packages []map[string]bool
		for _, path := range of.AutoBind {
			packages = append(packages, declared(t, strings.TrimPrefix(path, "github.com/gevel/gevel/")))
		}
		for name, definition := range schema.Types {
			if definition.BuiltIn || of.Models.UserDefined(name) {
				continue
			}
			for i, names := range packages {
				isType, found := names[name]
				if found && !isType {
					t.Errorf("%s: %s is bound to what is no type of %s; name its Go type under models", file, name, of.AutoBind[i])
				}
				if found {
					break
				}
			}
		}
	}
}

// declared are the names that a package declares, with whether each is a type.
func declared(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s has no Go files (%v)", folder, err)
	}
	names := map[string]bool{}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			declare(names, d)
		}
	}
	return names
}

func declare(names map[string]bool, d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			names[d.Name.Name] = false
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				names[spec.Name.Name] = true
			case *ast.ValueSpec:
				for _, name := range spec.Names {
					names[name.Name] = false
				}
			}
		}
	}
}
