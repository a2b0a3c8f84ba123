package locale

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ownDays are the files outside tests that may write a moment as a day, or count months and years, themselves, with the reason.
var ownDays = map[string]string{
	"locale/date.go":          "the helpers that everything else uses",
	"bench/folder/main.go":    "days of a benchmark",
	"calendar/timezone.go":    "years of the rules of a time zone, by that zone's own clock",
	"feed/sheets/workbook.go": "a day that a spreadsheet counts, in no zone",
	"values/date.go":          "a day as another program wrote it, in that program's zone",
	"values/moment.go":        "a moment as another program wrote it, in that program's zone",
}

// TestDaysAreTheAgencys reads the program's Go files for days that Today and DayOf would give in the agency's zone, and for months and
// years that AddYears and MonthsAfter would end in the right month.
func TestDaysAreTheAgencys(t *testing.T) {
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == "node_modules" || strings.HasPrefix(name, ".") && path != ".."):
			return fs.SkipDir
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, is := n.(*ast.CallExpr); is && makesDay(call) {
				at := filepath.ToSlash(strings.TrimPrefix(path, "../"))
				if found[at] = true; ownDays[at] == "" {
					t.Errorf("%s makes a day, or counts months, itself: use locale.Today, DayOf, AddYears or MonthsAfter", at)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for at := range ownDays {
		if !found[at] {
			t.Errorf("%s makes no days any more: take it out of ownDays", at)
		}
	}
}

// makesDay reports whether a call writes a day, or adds months or years to a moment.
func makesDay(call *ast.CallExpr) bool {
	method, is := call.Fun.(*ast.SelectorExpr)
	switch {
	case is && method.Sel.Name == "Format" && len(call.Args) == 1:
		return isDayLayout(call.Args[0])
	case is && method.Sel.Name == "AddDate" && len(call.Args) == 3:
		return slices.ContainsFunc(call.Args[:2], func(n ast.Expr) bool {
			number, is := n.(*ast.BasicLit)
			return !is || number.Value != "0"
		})
	}
	return false
}

func isDayLayout(n ast.Expr) bool {
	switch n := n.(type) {
	case *ast.BasicLit:
		return n.Value == `"2006-01-02"`
	case *ast.SelectorExpr:
		return n.Sel.Name == "DateOnly"
	}
	return false
}

// TestMakesDay shows what the walk finds and what it leaves alone.
func TestMakesDay(t *testing.T) {
	for text, want := range map[string]bool{"t.AddDate(0, 0, 7)": false, "t.AddDate(0, 1, 0)": true, "t.AddDate(n, 0, 0)": true,
		"t.Format(time.DateOnly)": true, `t.UTC().Format("2006-01-02")`: true, "t.Format(time.RFC3339)": false} {
		n, err := parser.ParseExpr(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := makesDay(n.(*ast.CallExpr)); got != want {
			t.Errorf("%s makes a day: %v, want %v", text, got, want)
		}
	}
}
