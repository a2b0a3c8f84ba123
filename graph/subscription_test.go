package graph

import (
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
)

// streaming gives the resolver of subscriptions on the sample; a query that asks only the cursor is enough for it.
func streaming(t *testing.T, p pace) (follow *follower, r *Resolver) {
	t.Helper()
	store, _ := sampletest.Open(t)
	r = &Resolver{Store: store, streams: newStreams()}
	r.streams.pace = p
	return &follower{Resolver: r, out: make(chan *ChangePage), end: time.After(p.last)}, r
}

func TestAStreamShowsThatItIsAlive(t *testing.T) {
	f, _ := streaming(t, pace{look: time.Hour, beat: time.Nanosecond, last: time.Hour})
	if goesOn, err := f.wait(t.Context()); !goesOn || err != nil {
		t.Error(goesOn, err)
	}
}

func TestAStreamEndsWithItsTimeAndWithTheServer(t *testing.T) {
	f, _ := streaming(t, pace{look: time.Hour, beat: time.Hour, last: time.Nanosecond})
	if goesOn, err := f.wait(t.Context()); goesOn || err != nil {
		t.Error(goesOn, err)
	}
	f, r := streaming(t, pace{look: time.Hour, beat: time.Hour, last: time.Hour})
	(&Graph{resolver: r}).EndStreams()
	if goesOn, err := f.wait(t.Context()); goesOn || err != nil {
		t.Error(goesOn, err)
	}
}

func TestOneAskerHasFewStreams(t *testing.T) {
	s := newStreams()
	one := leads.WithVisitor(t.Context(), leads.Visitor{Address: "192.0.2.1"})
	var leave func()
	for range maxStreamsOfOne {
		var err error
		if leave, err = s.enter(one); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.enter(one); err == nil {
		t.Error("one too many")
	}
	if _, err := s.enter(WithCaller(one, Caller{Name: "crm"})); err != nil {
		t.Error("a key is another asker:", err)
	}
	leave()
	if _, err := s.enter(one); err != nil {
		t.Error("one left:", err)
	}
}
