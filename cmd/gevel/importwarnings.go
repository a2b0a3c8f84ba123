package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/intake/check"
)

// fewWarnings is how many warnings are shown whole.
const fewWarnings = 20

// filesOfKind is how many warnings of a kind are shown when there are more.
const filesOfKind = 3

// warningsFile is where all warnings are written, unless a flag names another file.
func warningsFile(data string) string { return filepath.Join(data, "import-warnings.txt") }

// warn shows a few warnings whole. More are counted by kind, with the first of each, and all of them are written to a file.
func warn(out io.Writer, warnings check.Problems, file string) error {
	if len(warnings) == 0 {
		return nil
	}
	if len(warnings) <= fewWarnings {
		fmt.Fprintf(out, "%d warnings, which do not stop the import:\n%s\n", len(warnings), warnings.Error())
		return nil
	}
	kinds := warnings.Kinds()
	fmt.Fprintf(out, "%d warnings of %d kinds, which do not stop the import. The first of each kind:\n", len(warnings), len(kinds))
	for _, k := range kinds {
		fmt.Fprintf(out, "\n%d times:\n%s\n", len(k), k[:min(len(k), filesOfKind)].Error())
	}
	if err := os.WriteFile(file, []byte(warnings.Error()+"\n"), 0o600); err != nil {
		return fmt.Errorf("the warnings could not be written to a file: %w", err)
	}
	fmt.Fprintf(out, "\nAll of them are in %s.\n", file)
	return nil
}
