// Peers measures Gevel beside Apollo Server on better-sqlite3: the same made data, the same questions, each server alone on one core.
//
//	just peers 10000
//
// Pages that must be rendered are measured beside Next.js by next/run.mjs (just pages), on the data that -make writes.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"time"
)

// settings are the flags of the command.
type settings struct {
	program string        // Gevel
	rounds  int           // of which the median counts
	measure time.Duration // one measurement
	alone   bool          // without Apollo
	makeIn  string        // a folder for the data, which ends there
}

func main() {
	var s settings
	flag.StringVar(&s.program, "gevel", "bin/gevel", "the program to measure")
	flag.IntVar(&s.rounds, "rounds", 3, "rounds in turns, of which the median counts")
	flag.DurationVar(&s.measure, "time", 6*time.Second, "time of one measurement")
	flag.BoolVar(&s.alone, "alone", false, "measure Gevel without the peer")
	flag.StringVar(&s.makeIn, "make", "", "write the data into this folder, and measure nothing")
	flag.Parse()
	n, err := strconv.Atoi(flag.Arg(0))
	if err == nil && (n < 1 || flag.NArg() > 1) {
		err = fmt.Errorf("%d properties", n)
	}
	if err != nil {
		fail(fmt.Errorf("peers N, the number of properties: %w", err))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, s, n); err != nil {
		fail(err)
	}
}

// write writes the data as Gevel's import folder and as the peer's database.
func write(d *data, folder string) error {
	if err := writeFolder(d, filepath.Join(folder, "folder")); err != nil {
		return err
	}
	return writeDatabase(d, filepath.Join(folder, "peer.db"))
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "peers:", err)
	os.Exit(1)
}

// run makes the data, starts the servers, measures and prints the table.
func run(ctx context.Context, s settings, n int) error {
	if s.makeIn != "" {
		return write(makeData(n), s.makeIn)
	}
	for _, tool := range []string{"wrk", "taskset"} {
		if _, err := exec.LookPath(tool); err != nil {
			return fmt.Errorf("%s is missing: apt install wrk util-linux", tool)
		}
	}
	work, err := os.MkdirTemp("", "gevel-peers-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	say("Making %d properties", n)
	d := makeData(n)
	questions := newQuestions(d)
	servers, err := startAll(ctx, s, d, work)
	defer stopAll(servers)
	if err != nil {
		return err
	}
	results, err := measureAll(ctx, s, contenders(servers), questions, work)
	if err != nil {
		return err
	}
	printTable(os.Stdout, n, servers, results)
	return nil
}

func say(format string, values ...any) { fmt.Fprintf(os.Stderr, format+"\n", values...) }
