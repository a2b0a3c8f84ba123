// Simplify rewrites the code that gqlgen generated, so that an answer costs less. Each rule is what gqlgen would write if it could be told.
// Nothing is written when a rule finds fewer places than it did with the schema of today: then gqlgen writes other code, and the rule must
// be looked at before answers become slow unnoticed.
//
// Without it a list of 24 properties takes 2.3 times as long and a property 1.9 times (medians of four pairs by turns on one processor of a
// busy machine), with 2.3 and 1.9 times the memory: BenchmarkGraph of bench/, list/84 and detail/84.
package main

import (
	"fmt"
	"go/format"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) != 2 {
		fail("name the generated file")
	}
	path := os.Args[1]
	generated, err := os.ReadFile(path)
	if err != nil {
		fail(err)
	}
	code, _, err := simplify(string(generated), least[filepath.Base(filepath.Dir(path))])
	if err != nil {
		fail(fmt.Errorf("%s: %w", path, err))
	}
	written, err := format.Source([]byte(code))
	if err != nil {
		fail(err)
	}
	if err := os.WriteFile(path, written, 0o644); err != nil {
		fail(err)
	}
}

func fail(why any) {
	fmt.Fprintln(os.Stderr, "simplify:", why)
	os.Exit(1)
}
