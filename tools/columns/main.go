// Command columns finds Go lines of more than 140 columns. With -w it breaks them after a comma, else after an operator, in the fewest
// brackets; a comment behind code moves above it, and a comment of its own is wrapped. A single string that is too long is named, to be
// broken by hand: SQL and queries as they read best, other texts where their author would. Generated files are left out.
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
		short, lines, inText := shortened(source)
		for _, n := range lines {
			fmt.Printf("%s:%d: more than %d columns; go run ./tools/columns -w %s breaks it\n", name, n, most, name)
		}
		for _, n := range inText {
			fmt.Printf("%s:%d: more than %d columns in one string; break it by hand\n", name, n, most)
		}
		found = found || !*write && len(lines) > 0 || len(inText) > 0
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
	if found {
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
