package db

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// ofItself matches what gives another value on each node of a cluster: chance, the clock, and the time zone of the machine. A function of
// time that is given a time is the same everywhere.
var ofItself = regexp.MustCompile(`(?i)\brandom(blob)?\s*\(|\bcurrent_(timestamp|date|time)\b|'now'|'localtime'|` +
	`\b(unixepoch|julianday|datetime|date|time)\s*\(\s*\)|\bstrftime\s*\(\s*'[^']*'\s*\)`)

// TestOfItself shows what the walk over all statements would find.
func TestOfItself(t *testing.T) {
	for _, found := range []string{"SELECT random()", "randomblob(8)", "DEFAULT CURRENT_TIMESTAMP", "unixepoch()", "date( )",
		"datetime('now', '-1 day')", "strftime('%s')", "date(at, 'unixepoch', 'localtime')"} {
		if !ofItself.MatchString(found) {
			t.Errorf("%s is not found", found)
		}
	}
	for _, lawful := range []string{"unixepoch(day)", "strftime('%Y', day)", "date(?)", "current_timestamps", "UPDATE time SET at = ?"} {
		if ofItself.MatchString(lawful) {
			t.Errorf("%s is taken for a clock or chance", lawful)
		}
	}
}

// TestStatementsHaveNoClockAndNoChance reads every text of the program and the schema with its triggers, because each node of a cluster
// runs the statements for itself. Migrations run on one machine alone; what they left behind is in the schema.
func TestStatementsHaveNoClockAndNoChance(t *testing.T) {
	statements := 0
	for name, texts := range programTexts(t) {
		for _, text := range texts {
			if found := ofItself.FindString(text); found != "" {
				t.Errorf("%s has %s: give the value as an argument, so that each node of a cluster writes the same", name, found)
			}
			if strings.Contains(text, "INSERT INTO") || strings.Contains(text, "UPDATE ") || strings.Contains(text, "DELETE FROM") {
				statements++
			}
		}
	}
	if statements < 200 {
		t.Errorf("only %d statements were read", statements)
	}
}

// programTexts returns the texts in the program's Go files and the SQL beside them, by file.
func programTexts(t *testing.T) map[string][]string {
	t.Helper()
	texts := map[string][]string{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == "node_modules" || name == "migrations" || strings.HasPrefix(name, ".") && path != ".."):
			return fs.SkipDir
		case strings.HasSuffix(name, ".sql"):
			text, err := os.ReadFile(path)
			texts[path] = []string{string(text)}
			return err
		case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go"):
			texts[path], err = stringsOf(path)
		}
		return err
	})
	if err != nil || texts["../db/schema.sql"] == nil {
		t.Fatal("the program cannot be read:", err)
	}
	return texts
}

// stringsOf returns the literal texts of a Go file, so that comments may speak of clocks.
func stringsOf(path string) (list []string, err error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			text, _ := strconv.Unquote(literal.Value) // the parser has read it
			list = append(list, text)
		}
		return true
	})
	return list, nil
}
