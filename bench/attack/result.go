package main

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"
	"time"
)

// attack is one kind of thing that strangers send. run ends with the client's context.
type attack struct {
	name    string
	about   string
	run     func(t *target, c *client)
	streams bool // every answer of /healthz has its bound, not 99 of 100
	crawl   bool // what only reads, each time something else: the memory after it has a bound of its own
}

// result is what came of an attack.
type result struct {
	attack
	requests int
	answers  string
	spent    time.Duration // by the server's processors
	memory   int64         // resident, at the end: VmRSS of /proc/PID/status, the program's own code and files included
	peak     int64         // the most of it meanwhile: VmHWM
	page     time.Duration // 99 of 100 answers of a cached page came as soon
	health   time.Duration // 99 of 100 answers of /healthz came as soon
	longest  time.Duration // the longest answer of /healthz
}

// perRequest is what a request cost.
func (r result) perRequest() time.Duration { return r.spent / time.Duration(max(1, r.requests)) }

// attack makes one attack for at most so long, while it asks for /healthz and a cached page.
func (t *target) attack(ctx context.Context, a attack, within time.Duration) result {
	t.forgetPeak()
	before := t.spent()
	timed, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	c := newClient(timed, t.addr)
	watch := t.watch()
	a.run(t, c)
	page, health, longest := watch.stop()
	c.http.CloseIdleConnections()
	return result{attack: a, requests: c.requests, answers: c.answers(), spent: t.spent() - before, memory: t.resident(), peak: t.highest(),
		page: page, health: health, longest: longest}
}

// Bounds that no attack may pass, however long it is made and whatever else the machine does.
const (
	crawlMemory = 250 << 20 // resident after what only reads
	peakMemory  = 300 << 20 // resident at any moment
	mostCost    = time.Second
)

// mostHealth is how long 99 of 100 answers of /healthz may take, and while there are streams each: those must not end because a watchdog
// heard nothing. Whoever attacks here shares the processors with the site, so a single answer may wait longer for one. A short run is made
// among tests that keep all processors busy.
func mostHealth(all time.Duration) time.Duration {
	if all < 2*time.Minute {
		return 30 * time.Second
	}
	return 100 * time.Millisecond
}

// passed says which bounds an attack passed.
func (r result) passed(health time.Duration) (problems []string) {
	if r.crawl && r.memory > crawlMemory {
		problems = append(problems, fmt.Sprintf("%s: %d MB of memory at the end, at most %d", r.name, r.memory>>20, crawlMemory>>20))
	}
	if r.peak > peakMemory {
		problems = append(problems, fmt.Sprintf("%s: %d MB of memory, at most %d", r.name, r.peak>>20, peakMemory>>20))
	}
	if r.perRequest() > mostCost {
		problems = append(problems,
			fmt.Sprintf("%s: %v of processor for a request, at most %v", r.name, r.perRequest().Round(time.Millisecond), mostCost))
	}
	if r.streams {
		r.health = r.longest
	}
	if r.health > health {
		problems = append(problems, fmt.Sprintf("%s: /healthz took %v, at most %v", r.name, r.health.Round(time.Millisecond), health))
	}
	if r.requests == 0 {
		problems = append(problems, r.name+": nothing was tried")
	}
	return problems
}

// write prints the table.
func write(out io.Writer, results []result) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	defer w.Flush()
	fmt.Fprintln(w, "attack\twhat\trequests\tprocessor\teach\tmemory\tpeak\tpage p99\thealthz p99\tmax\tanswers")
	for _, r := range results {
		fmt.Fprintf(w, "%s\t%s\t%d\t%v\t%v\t%d MB\t%d MB\t%v\t%v\t%v\t%s\n", r.name, r.about, r.requests,
			r.spent.Round(10*time.Millisecond), r.perRequest().Round(10*time.Microsecond),
			r.memory>>20, r.peak>>20, r.page.Round(100*time.Microsecond), r.health.Round(100*time.Microsecond),
			r.longest.Round(100*time.Microsecond), r.answers)
	}
}
