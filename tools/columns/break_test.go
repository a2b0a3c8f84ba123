package main

import (
	"go/format"
	"strings"
	"testing"
)

// TestLinesAreBroken breaks lines of each kind: the result must be valid Go, fit, and not be found again. Only single strings stay, and are
// named.
func TestLinesAreBroken(t *testing.T) {
	word := strings.Repeat("x", 40)
	text := `"` + strings.Repeat("y", 150) + `"`
	for name, c := range map[string]struct {
		line  string
		lines int
	}{
		"a call":             {"\tf(a" + word + ", g(b" + word + ", c" + word + "), d" + word + ")", 2},
		"an assignment":      {"\ta, err := f(b" + word + ", g(c" + word + ", d" + word + "))", 2},
		"a condition":        {"\tif a" + word + " && b" + word + " && c" + word + " && d" + word + " {\n\t}", 3},
		"a comment":          {"\t// " + strings.Repeat("word ", 40), 2},
		"a comment behind":   {"\tf(a" + word + ") // " + strings.Repeat("word ", 25), 2},
		"a text that is one": {"\tf(" + text + ")", 1},
		"a line of a text":   {"\tf(`SELECT\n" + strings.Repeat("y", 150) + "\n`)", 3},
		"a line that fits":   {"\tf(a" + word + ")", 1},
	} {
		source := "package p\n\nfunc q() {\n" + c.line + "\n}\n"
		short, _, _ := shortened([]byte(source))
		short, err := format.Source(short)
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, short)
		}
		if got := strings.Count(string(short), "\n") - 4; got != c.lines {
			t.Errorf("%s: %d lines, want %d:\n%s", name, got, c.lines, short)
		}
		if name == "an assignment" && !strings.Contains(string(short), "\ta, err := f(") {
			t.Errorf("the left side of an assignment is broken:\n%s", short)
		}
		_, broken, inText := shortened(short)
		if isText := name == "a text that is one" || name == "a line of a text"; len(broken) > 0 || (len(inText) > 0) != isText {
			t.Errorf("%s: the lines %v and, in one string, %v are still too long:\n%s", name, broken, inText, short)
		}
	}
}
