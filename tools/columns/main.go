// Command columns finds Go lines of more than 140 columns. With -w it breaks them after a comma, else after an operator, in the fewest
// brackets; a comment behind code moves above it, and a comment of its own is wrapped. A line that is too long because of a single string
// stays as it is. Generated files are left out.
//
//	go run ./tools/columns [-w] FILE…
package main

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"os"
)

const (
	most     = 140
	tabWidth = 4
)

func main() {
	write := flag.Bool("w", false, "break the lines")
	flag.Parse()
	found := false
	for _, name := range flag.Args() {
		source, err := os.ReadFile(name)
		if err != nil {
			fail(err)
		}
		if bytes.HasPrefix(source, []byte("// Code generated ")) {
			continue
		}
		short, lines := shortened(source)
		for _, n := range lines {
			fmt.Printf("%s:%d: more than %d columns; go run ./tools/columns -w %s breaks it\n", name, n, most, name)
		}
		found = found || len(lines) > 0
		if *write && len(lines) > 0 {
			short, err = format.Source(short)
			if err != nil {
				fail(fmt.Errorf("%s: %w", name, err))
			}
			if err := os.WriteFile(name, short, 0o644); err != nil {
				fail(err)
			}
		}
	}
	if found && !*write {
		os.Exit(1)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "columns:", err)
	os.Exit(1)
}

// width returns how many columns a line takes.
func width(line []byte) int {
	return len([]rune(string(line))) + (tabWidth-1)*bytes.Count(line, []byte("\t"))
}
