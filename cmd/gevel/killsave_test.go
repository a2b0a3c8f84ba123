package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/internal/releasetest"
)

// TestSavesSurviveKills kills the server at different moments of a save, again and again: a save is stored completely or not at all, and
// one that was answered is stored.
func TestSavesSurviveKills(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	t.Parallel()
	s := startBusyDesk(t)
	before := "Bewaard"
	if got := s.save(t, before, func() {}); !strings.Contains(got, "PartsSaved") {
		t.Fatal(got)
	}
	for i := range 6 {
		next, sent, answer := fmt.Sprint("Bewaard ", i), make(chan bool, 1), make(chan string, 1)
		log := s.logState(t)
		go func() { answer <- s.save(t, next, func() { sent <- true }) }()
		<-sent
		got := ""
		switch i % 3 {
		case 1: // as soon as something is written
			for s.logState(t) == log && len(answer) == 0 {
				runtime.Gosched()
			}
		case 2: // as soon as it is answered
			got = <-answer
		}
		s.process.kill()
		if i%3 != 2 {
			got = <-answer
		}
		if title := s.title(t); title != next && (title != before || strings.Contains(got, "PartsSaved")) {
			t.Fatalf("after kill %d the title is %q and the answer was %q; want %q, or %q without an answer", i, title, got, next, before)
		} else {
			before = title
		}
		s.start(t)
	}
	if got := s.save(t, "Als laatste", func() {}); !strings.Contains(got, "PartsSaved") || s.title(t) != "Als laatste" {
		t.Fatalf("after the kills a save answers %s, and the title is %q", got, s.title(t))
	}
}

// logState returns when the log of the database was last written, and how long it is.
func (s *busyDesk) logState(t *testing.T) string {
	t.Helper()
	info, err := os.Stat(datafolder.Database(s.data) + "-wal")
	if err != nil {
		return "" // there is none
	}
	return fmt.Sprint(info.ModTime(), info.Size())
}
