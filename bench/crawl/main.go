// Command crawl measures what the program holds in memory: after its start, and after a crawler asked for many addresses of its sitemap,
// each once. It makes copies of the sample's properties, imports them, and serves them on this machine.
//
//	go run ./bench/crawl [-properties 10000] [-addresses 20000]
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
	"time"

	"github.com/gevel/gevel/bench/process"
)

// settings are the flags of the command.
type settings struct {
	program, addr         string
	properties, addresses int
}

func main() {
	var s settings
	flag.StringVar(&s.program, "program", "bin/gevel", "the program that is measured")
	flag.StringVar(&s.addr, "addr", "127.0.0.1:8096", "the loopback address on which it listens")
	flag.IntVar(&s.properties, "properties", 10_000, "how many properties it serves")
	flag.IntVar(&s.addresses, "addresses", 20_000, "how many addresses the crawler asks for")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	work, err := os.MkdirTemp("", "gevel-crawl-")
	if err == nil {
		err = cmp.Or(run(ctx, s, work), os.RemoveAll(work))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "crawl:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, s settings, work string) error {
	folder, data := filepath.Join(work, "folder"), filepath.Join(work, "data")
	for _, c := range [][]string{{"go", "run", "./bench/folder", strconv.Itoa(s.properties), folder},
		{s.program, "import", "-data", data, folder}} {
		if out, err := exec.CommandContext(ctx, c[0], c[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w: %.2000s", c[0], err, out)
		}
	}
	first, err := process.Serve(s.program, folder, data, s.addr)
	if err != nil {
		return err
	}
	first.ID().WaitUntilIdle(ctx, 30*time.Minute) // pictures are made after the first start
	first.End()
	began := time.Now()
	served, err := process.Serve(s.program, folder, data, s.addr)
	if err != nil {
		return err
	}
	defer served.End()
	c := crawler{origin: "http://" + s.addr}
	if _, err := c.get(c.origin+"/nl/", 0); err != nil {
		return err
	}
	fmt.Printf("%d properties: the first page %d ms after the start", s.properties, time.Since(began).Milliseconds())
	served.ID().WaitUntilIdle(ctx, time.Minute)
	fmt.Printf(", then %s\n", memory(served.ID()))
	began = time.Now()
	pages, err := c.crawl(ctx, s.addresses)
	if err == nil {
		fmt.Printf("after %d pages in %s: %s\n", pages, time.Since(began).Round(time.Second), memory(served.ID()))
	}
	return err
}

// memory says what the program holds, and how much of that is not of a file: neither of the program itself nor of the database's file.
func memory(p process.ID) string {
	return fmt.Sprintf("%d MB resident, %d MB of them of no file", p.ResidentMemory()>>20, p.AnonymousMemory()>>20)
}
