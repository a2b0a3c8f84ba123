package main

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"
	"time"
)

// attack is one kind of request that strangers may send in bulk. run ends with the client's context.
type attack struct {
	name    string
	about   string
	run     func(t *target, c *client)
	streams bool // the limit for /healthz holds for its slowest answer, not for the 99th percentile
	alone   bool // measures what one request costs, so that nothing runs beside it
	crawl   bool // reads something else each time: crawlMemory limits the memory held afterwards
}

// result is what an attack cost.
type result struct {
	attack
	requests  int
	answers   string
	processor time.Duration // processor time of the server
	memory    int64         // resident memory at the end (VmRSS), the program's code included
	peak      int64         // most resident memory during the attack (VmHWM)
	page      time.Duration // 99th percentile of a cached page
	health    time.Duration // 99th percentile of /healthz
	longest   time.Duration // slowest answer of /healthz
	figures   []string      // what the attack measured beside this
	problems  []string      // limits of its own that it exceeded
}

// perRequest returns the processor time of one request on average.
func (r result) perRequest() time.Duration { return r.processor / time.Duration(max(1, r.requests)) }

// attack makes one attack for at most the given time and meanwhile measures /healthz and a cached page.
func (t *target) attack(ctx context.Context, a attack, within time.Duration) result {
	t.served.ID().ResetPeak()
	before := t.served.ID().ProcessorTime()
	limited, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	c := newClient(limited, t.addr)
	var page, health, longest time.Duration
	if a.alone {
		t.alone.Store(true)
		a.run(t, c)
		t.alone.Store(false)
	} else {
		watch := t.watch()
		a.run(t, c)
		page, health, longest = watch.stop()
	}
	c.http.CloseIdleConnections()
	return result{attack: a, requests: c.requests, answers: c.answers(), processor: t.served.ID().ProcessorTime() - before,
		memory: t.served.ID().ResidentMemory(),
		peak:   t.served.ID().PeakMemory(),
		page:   page, health: health, longest: longest, figures: c.figures, problems: c.problems}
}

// Limits that no attack may exceed, however long it takes and however busy the machine is.
const (
	crawlMemory = 250 << 20 // resident after an attack that only reads
	peakMemory  = 300 << 20 // resident at any moment
	maxCost     = time.Second
)

// maxHealth returns how long the 99th percentile of /healthz may take, and during the attack with streams every answer, lest a watchdog
// restart the server. The attacker shares the processors with the server, so a single answer may wait longer. A short run is one among
// tests that keep all processors busy, so it allows more.
func maxHealth(all time.Duration) time.Duration {
	if all < 2*time.Minute {
		return 30 * time.Second
	}
	return 100 * time.Millisecond
}

// exceeded lists the limits that an attack exceeded.
func (r result) exceeded(health time.Duration) (problems []string) {
	for _, p := range r.problems {
		problems = append(problems, r.name+": "+p)
	}
	if r.crawl && r.memory > crawlMemory {
		problems = append(problems, fmt.Sprintf("%s: %d MB of memory held at the end, limit %d MB", r.name, r.memory>>20, crawlMemory>>20))
	}
	if r.peak > peakMemory {
		problems = append(problems, fmt.Sprintf("%s: %d MB of memory at its peak, limit %d MB", r.name, r.peak>>20, peakMemory>>20))
	}
	if r.perRequest() > maxCost {
		problems = append(problems,
			fmt.Sprintf("%s: %v of processor time for a request, limit %v", r.name, r.perRequest().Round(time.Millisecond), maxCost))
	}
	if r.streams {
		r.health = r.longest
	}
	if r.health > health {
		problems = append(problems, fmt.Sprintf("%s: /healthz took %v, limit %v", r.name, r.health.Round(time.Millisecond), health))
	}
	if r.requests == 0 {
		problems = append(problems, r.name+": no request was sent")
	}
	return problems
}

// write prints the results as a table, and below it what single attacks measured.
func write(out io.Writer, results []result) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	defer func() {
		w.Flush()
		for _, r := range results {
			for _, f := range r.figures {
				fmt.Fprintf(out, "%s: %s\n", r.name, f)
			}
		}
	}()
	fmt.Fprintln(w, "attack\twhat\trequests\tprocessor\teach\tmemory\tpeak\tpage p99\thealthz p99\tmax\tanswers")
	for _, r := range results {
		fmt.Fprintf(w, "%s\t%s\t%d\t%v\t%v\t%d MB\t%d MB\t%v\t%v\t%v\t%s\n", r.name, r.about, r.requests,
			r.processor.Round(10*time.Millisecond), r.perRequest().Round(10*time.Microsecond),
			r.memory>>20, r.peak>>20, r.page.Round(100*time.Microsecond), r.health.Round(100*time.Microsecond),
			r.longest.Round(100*time.Microsecond), r.answers)
	}
}
