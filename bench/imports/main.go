// Command imports measures what it takes to bring the same properties in by each way: a folder, each format of files, and importProperties.
// Each import is a process of its own on a copy of one data folder, in turns, so that figures of one run can be compared.
//
//	go run ./bench/imports [-homes 10000] [-rounds 3]
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
)

const sample = "sample"

// settings are the flags of the command.
type settings struct {
	program, addr, write string
	properties, rounds   int
}

func main() {
	var s settings
	flag.StringVar(&s.program, "program", "bin/gevel", "the program that is measured")
	flag.StringVar(&s.addr, "addr", "127.0.0.1:8095", "the loopback address on which it listens for importProperties")
	flag.IntVar(&s.properties, "homes", 10_000, "how many homes come in")
	flag.IntVar(&s.rounds, "rounds", 3, "how often each is measured; the least of each figure counts, since other programs only add to it")
	flag.StringVar(&s.write, "write", "", "only write the homes into this folder, in each format")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if s.write != "" {
		fail(s.writeAll())
		return
	}
	work, err := os.MkdirTemp("", "gevel-imports-")
	if err == nil {
		err = cmp.Or(s.run(ctx, work), os.RemoveAll(work))
	}
	fail(err)
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "imports:", err)
		os.Exit(1)
	}
}

// writeAll writes the properties in each format, and in "site" the folder without any.
func (s settings) writeAll() error {
	list, err := makeProperties(sample, s.properties)
	if err == nil {
		err = writeFolder(filepath.Join(s.write, "site"), nil)
	}
	for _, f := range formats {
		file := filepath.Join(s.write, f.file)
		if err == nil {
			err = os.MkdirAll(filepath.Dir(file), 0o755)
		}
		if err == nil {
			err = f.write(file, list)
		}
	}
	return err
}

// run makes the files in a process of their own, since Linux counts the memory of who starts a program as that program's, and measures.
func (s settings) run(ctx context.Context, work string) error {
	own, err := os.Executable()
	if err != nil {
		return err
	}
	base := filepath.Join(work, "base")
	for _, c := range [][]string{{own, "-write", work, "-homes", strconv.Itoa(s.properties)},
		{s.program, "import", "-data", base, filepath.Join(work, "site")}} {
		if out, err := exec.CommandContext(ctx, c[0], c[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w: %.2000s", c, err, out)
		}
	}
	var t table
	for round := range s.rounds {
		for _, f := range formats {
			file := filepath.Join(work, f.file)
			err := s.inCopy(base, func(data string) error { return s.importFile(ctx, &t, f.name, file, data) }, func(data string) error {
				return s.compare(ctx, &t, f.name, filepath.Join(work, "folder"), data, round)
			})
			if err != nil {
				return err
			}
		}
		err := s.inCopy(base, func(data string) error { return s.push(ctx, &t, data) }, func(data string) error {
			return s.compare(ctx, &t, pushed, filepath.Join(work, "folder"), data, round)
		})
		if err != nil {
			return err
		}
	}
	t.print(s)
	return nil
}

// inCopy does something with a copy of a data folder.
func (s settings) inCopy(base string, actions ...func(data string) error) error {
	data, err := os.MkdirTemp(filepath.Dir(base), "data-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	if err := os.CopyFS(filepath.Join(data, "site"), os.DirFS(base)); err != nil {
		return err
	}
	for _, do := range actions {
		if err := do(filepath.Join(data, "site")); err != nil {
			return err
		}
	}
	return nil
}
