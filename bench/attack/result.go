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
	name  string
	about string
	run   func(t *target, c *client)
	cost  time.Duration // most processor time of a request, where it is not the usual
	crawl bool          // what only reads pages: memory has a bound of its own
}

// result is what came of an attack.
type result struct {
	attack
	requests int
	answers  string
	spent    time.Duration // by the server's processors
	memory   int64
	page     time.Duration // 99 of 100 answers of a cached page came as soon
	health   time.Duration // the longest answer of /healthz
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
	page, health := watch.stop()
	c.http.CloseIdleConnections()
	return result{attack: a, requests: c.requests, answers: c.answers(), spent: t.spent() - before, memory: t.highest(), page: page, health: health}
}

// bounds are what no attack may pass.
type bounds struct {
	memory, crawl int64 // bytes
	health        time.Duration
	cost          time.Duration
}

// boundsFor gives the bounds of a run: a short one is made among tests on a busy machine, where times and memory say little.
func boundsFor(all time.Duration) bounds {
	if all < 2*time.Minute {
		return bounds{memory: 1200 << 20, crawl: 700 << 20, health: 30 * time.Second, cost: 5 * time.Second}
	}
	return bounds{memory: 700 << 20, crawl: 250 << 20, health: 100 * time.Millisecond, cost: time.Second}
}

// passed says which bounds an attack passed.
func (r result) passed(b bounds) (problems []string) {
	memory, cost := b.memory, b.cost
	if r.crawl {
		memory = b.crawl
	}
	cost = max(cost, r.cost)
	if r.memory > memory {
		problems = append(problems, fmt.Sprintf("%s: %d MB of memory, at most %d", r.name, r.memory>>20, memory>>20))
	}
	if r.perRequest() > cost {
		problems = append(problems, fmt.Sprintf("%s: %v of processor for a request, at most %v", r.name, r.perRequest().Round(time.Millisecond), cost))
	}
	if r.health > b.health {
		problems = append(problems, fmt.Sprintf("%s: /healthz took %v, at most %v", r.name, r.health.Round(time.Millisecond), b.health))
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
	fmt.Fprintln(w, "attack\twhat\trequests\tprocessor\teach\tmemory\tpage p99\thealthz max\tanswers")
	for _, r := range results {
		fmt.Fprintf(w, "%s\t%s\t%d\t%v\t%v\t%d MB\t%v\t%v\t%s\n", r.name, r.about, r.requests, r.spent.Round(10*time.Millisecond), r.perRequest().Round(10*time.Microsecond),
			r.memory>>20, r.page.Round(100*time.Microsecond), r.health.Round(100*time.Microsecond), r.answers)
	}
}
