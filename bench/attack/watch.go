package main

import (
	"context"
	"slices"
	"time"
)

// watcher measures /healthz and a cached page during an attack.
type watcher struct {
	cancel context.CancelFunc
	done   chan struct{}
	page   []time.Duration
	health []time.Duration
}

func (t *target) watch() *watcher {
	ctx, cancel := context.WithCancel(context.Background())
	w := &watcher{cancel: cancel, done: make(chan struct{})}
	c := newClient(ctx, t.addr)
	go func() {
		defer close(w.done)
		for ctx.Err() == nil {
			w.health = append(w.health, timed(c, "/healthz"))
			w.page = append(w.page, timed(c, "/nl/"))
			time.Sleep(50 * time.Millisecond)
		}
	}()
	return w
}

// timed returns how long an answer took; a minute when none came.
func timed(c *client, path string) time.Duration {
	begin := time.Now()
	if status, _ := c.send("GET", path, nil); status != 200 {
		return time.Minute
	}
	return time.Since(begin)
}

// stop returns the 99th percentiles of the page and of /healthz, and the slowest answer of /healthz.
func (w *watcher) stop() (page, health, longest time.Duration) {
	time.Sleep(100 * time.Millisecond) // at least one answer of each
	w.cancel()
	<-w.done
	slices.Sort(w.page)
	slices.Sort(w.health)
	if len(w.page) == 0 || len(w.health) == 0 {
		return 0, 0, 0
	}
	return w.page[(len(w.page)-1)*99/100], w.health[(len(w.health)-1)*99/100], w.health[len(w.health)-1]
}
