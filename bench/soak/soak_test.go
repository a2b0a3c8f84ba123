//go:build soak

// Package soak runs a site for a long time under everything that a site does at once, and checks that it does not need more and more memory
// and open files.
package soak

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/bench/process"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/stafftest"
)

var (
	length  = flag.Duration("soak", 20*time.Minute, "how long the site is used")
	program = flag.String("program", "../../bin/gevel", "the program that serves it")
	addr    = flag.String("addr", "127.0.0.1:8099", "the loopback address on which it listens")
)

// How much more memory and how many more files the program may have in the last third than in the second.
const (
	moreMemory = 1.25
	moreFiles  = 20
)

// sample is how much memory, how many open files and how long a log the program has at a moment.
type sample struct {
	at     time.Duration
	memory int64
	files  int
	log    int64 // bytes of the database's log
}

// TestSoak lets visitors read pages and query the graph, send forms, a CRM push listings and staff work at the desk, all at once.
func TestSoak(t *testing.T) {
	data := t.TempDir()
	served, err := process.Serve(*program, "../../sample", data, *addr, "GEVEL_SMTP=smtp://127.0.0.1:1")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(served.End)
	store, err := db.Open(t.Context(), filepath.Join(data, "gevel.db"), handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	v := &visitors{base: "http://" + *addr, desk: stafftest.SignIn(t, store, desk.Manager), key: addKey(t, data)}
	ctx, end := context.WithTimeout(t.Context(), *length)
	defer end()
	var working sync.WaitGroup
	for _, w := range work {
		working.Go(func() { v.repeat(ctx, t, w) })
	}
	samples := watch(ctx, t, served.ID(), data)
	working.Wait()
	for _, w := range work {
		t.Logf("%-8s %6d times", w.name, v.done[w.name])
		if v.done[w.name] == 0 {
			t.Errorf("%s: nothing was done", w.name)
		}
	}
	level(t, samples)
}

// watch takes samples of the program until ctx ends.
func watch(ctx context.Context, t *testing.T, id process.ID, data string) (samples []sample) {
	every, begin := time.NewTicker(max(time.Second, *length/240)), time.Now()
	defer every.Stop()
	for {
		select {
		case <-ctx.Done():
			return samples
		case <-every.C:
		}
		files, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", id))
		if err != nil {
			t.Fatal("the program has ended: ", err)
		}
		s := sample{at: time.Since(begin), memory: id.ResidentMemory(), files: len(files)}
		if info, err := os.Stat(filepath.Join(data, "gevel.db-wal")); err == nil {
			s.log = info.Size()
		}
		if samples = append(samples, s); len(samples)%24 == 0 {
			t.Logf("%v: %d MB, %d files, %d kB of log", s.at.Round(time.Second), s.memory/1e6, s.files, s.log/1e3)
		}
	}
}

// level compares the last third with the second; the first fills the caches.
func level(t *testing.T, samples []sample) {
	third := len(samples) / 3
	before, after := most(samples[third:2*third]), most(samples[2*third:])
	t.Logf("second third: at most %d MB, %d files, %d kB of log; last third: %d MB, %d files, %d kB", before.memory/1e6, before.files,
		before.log/1e3, after.memory/1e6, after.files, after.log/1e3)
	if float64(after.memory) > moreMemory*float64(before.memory) {
		t.Errorf("memory grew from %d to %d MB", before.memory/1e6, after.memory/1e6)
	}
	if after.files > before.files+moreFiles {
		t.Errorf("open files grew from %d to %d", before.files, after.files)
	}
}

func most(samples []sample) (m sample) {
	for _, s := range samples {
		m.memory, m.files, m.log = max(m.memory, s.memory), max(m.files, s.files), max(m.log, s.log)
	}
	return m
}
