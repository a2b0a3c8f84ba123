package words

import (
	"go/ast"
	"go/token"
	"regexp"
)

// ofTest is the name of a function that go test runs.
var ofTest = regexp.MustCompile(`^(Test|Fuzz|Benchmark|Example)`)

// declared lists the names that a file declares, those within functions too, without those of tests.
func declared(file *ast.File) (list []string) {
	add := func(names ...*ast.Ident) {
		for _, n := range names {
			list = append(list, n.Name)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch d := n.(type) {
		case *ast.FuncDecl:
			if !ofTest.MatchString(d.Name.Name) {
				add(d.Name)
			}
		case *ast.TypeSpec:
			add(d.Name)
		case *ast.ValueSpec:
			add(d.Names...)
		case *ast.Field:
			add(d.Names...)
		case *ast.AssignStmt:
			if d.Tok == token.DEFINE {
				add(identifiers(d.Lhs...)...)
			}
		case *ast.RangeStmt:
			if d.Tok == token.DEFINE {
				add(identifiers(d.Key, d.Value)...)
			}
		}
		return true
	})
	return list
}

// identifiers leaves out what is not a name, such as a field of something or a missing part.
func identifiers(list ...ast.Expr) (names []*ast.Ident) {
	for _, e := range list {
		if name, is := e.(*ast.Ident); is {
			names = append(names, name)
		}
	}
	return names
}
