// Package sources reads the literal texts of the program's Go files, for tests that judge them: its SQL, and its words for people.
package sources

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
)

// Text is a literal text and the declaration that it stands in: a function or method, or the first name of a variable or constant.
type Text struct{ In, Literal string }

// Texts returns the literal texts of all Go files below a folder that are no tests, by file. Comments are none.
func Texts(root string) (map[string][]Text, error) {
	texts := map[string][]Text{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == "node_modules" || strings.HasPrefix(name, ".") && path != root):
			return fs.SkipDir
		case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go"):
			texts[path], err = textsOf(path)
		}
		return err
	})
	return texts, err
}

func textsOf(path string) (list []Text, err error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	in := ""
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.FuncDecl:
			in = n.Name.Name
		case *ast.ValueSpec:
			if !inFunction(file, n) {
				in = n.Names[0].Name
			}
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				text, _ := strconv.Unquote(n.Value) // the parser has read it
				list = append(list, Text{in, text})
			}
		}
		return true
	})
	return list, nil
}

// inFunction reports whether a node lies in a function of the file.
func inFunction(file *ast.File, n ast.Node) bool {
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Pos() <= n.Pos() && n.End() <= f.End() {
			return true
		}
	}
	return false
}
