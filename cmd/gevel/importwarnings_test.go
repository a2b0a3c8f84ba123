package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/intake/check"
)

func TestWarningsAreCountedByKindAndWrittenToAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "warnings.txt")
	var warnings check.Problems
	for i := range fewWarnings {
		warnings = append(warnings,
			check.Problem{File: fmt.Sprint("properties/", i, ".json"), Field: "videos", Text: fmt.Sprintf(`"%d" is unknown`, i)})
	}
	var few, many strings.Builder
	if err := warn(&few, warnings, file); err != nil || strings.Count(few.String(), "\n") != fewWarnings+1 {
		t.Errorf("a few warnings are shown as %s, want each on its line (%v)", few.String(), err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a file is written for a few warnings, which need none")
	}
	warnings = append(warnings, check.Problem{File: "properties/7.json", Field: "legal.pScore", Text: "is missing"})
	if err := warn(&many, warnings, file); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"21 warnings of 2 kinds", "\n20 times:\nproperties/0.json",
		"\n1 times:\nproperties/7.json, legal.pScore: is missing\n", file} {
		if !strings.Contains(many.String(), want) {
			t.Errorf("want %q in:\n%s", want, many.String())
		}
	}
	if n := strings.Count(many.String(), "videos"); n != filesOfKind {
		t.Errorf("%d warnings of a kind are shown, want %d", n, filesOfKind)
	}
	if text, _ := os.ReadFile(file); strings.Count(string(text), "\n") != len(warnings) {
		t.Errorf("the file lacks some of the %d warnings: %s", len(warnings), text)
	}
}
