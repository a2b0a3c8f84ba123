package graph

import (
	"testing"
	"time"

	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
)

// streaming returns a stream on the sample. Nobody reads its pages.
func streaming(t *testing.T, p engine.Interval) (follow *follower, r *Resolver) {
	t.Helper()
	store, _ := sampletest.Open(t)
	r = &Resolver{App: &app.App{Store: store}, streams: newStreams(store)}
	r.streams.pace = p
	return &follower{
		Resolver: r,
		events:   &engine.Events{Cursors: make(chan string, 1)},
		out:      make(chan *ChangePage),
		end:      time.After(p.Last),
	}, r
}

func TestASilentStreamSendsEmptyPages(t *testing.T) {
	releasetest.Only(t, "it waits for a stream to be silent")
	f, _ := streaming(t, engine.Interval{Beat: time.Nanosecond, Last: time.Hour})
	if !f.wait(t.Context()) {
		t.Error("the stream ended before its time")
	}
}

func TestAStreamEndsAfterItsTimeAndWithTheServer(t *testing.T) {
	f, _ := streaming(t, engine.Interval{Beat: time.Hour, Last: time.Nanosecond})
	if f.wait(t.Context()) {
		t.Error("the stream goes on after its time")
	}
	f, _ = streaming(t, engine.Interval{Beat: time.Hour, Last: time.Nanosecond})
	if err := f.follow(t.Context(), &changelog.Page{More: true}); err != nil {
		t.Errorf("a stream whose client reads nothing ends with %v, want no error", err)
	}
	f, r := streaming(t, engine.Interval{Beat: time.Hour, Last: time.Hour})
	(&Graph{resolver: r}).EndStreams()
	if f.wait(t.Context()) {
		t.Error("the stream goes on although the server stops")
	}
}

// TestStreamsShareOneReadOfTheVersion shows that one statement wakes all waiting streams, and only when something changed.
func TestStreamsShareOneReadOfTheVersion(t *testing.T) {
	f, r := streaming(t, engine.Interval{Beat: time.Hour, Last: time.Hour})
	watch, goesOn := r.streams.watch, make(chan bool)
	watch.Poll(t.Context())
	version, err := r.Store.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	f.version = version
	for range limits.Streams {
		go func() { goesOn <- f.wait(t.Context()) }()
	}
	before := r.Store.ReadStatements()
	watch.Poll(t.Context())
	select {
	case <-goesOn:
		t.Error("a stream was woken although nothing changed")
	default:
	}
	if _, err := r.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET status = 3 WHERE number = 1096"}); err != nil {
		t.Fatal(err)
	}
	watch.Poll(t.Context())
	for range limits.Streams {
		if !<-goesOn {
			t.Error("a stream ended instead of telling what changed")
		}
	}
	if n := r.Store.ReadStatements() - before; n != 1 {
		t.Errorf("%d statements for two checks by %d streams, of which one after a write; want 1", n, limits.Streams)
	}
}

func TestStreamsOfOneClientAreLimited(t *testing.T) {
	s := newStreams(new(db.Store))
	one := principal.With(t.Context(), &principal.Principal{Address: "192.0.2.1"})
	var leave func()
	for range limits.StreamsOfOne {
		var err error
		if leave, err = s.Enter(one); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Enter(one); err == nil {
		t.Error("one stream more than allowed was opened")
	}
	if _, err := s.Enter(principal.With(one, &principal.Principal{APIKey: &principal.APIKey{Name: "crm"}})); err != nil {
		t.Errorf("a client with a key counts as the same client: %v", err)
	}
	leave()
	if _, err := s.Enter(one); err != nil {
		t.Errorf("no stream can be opened after one was closed: %v", err)
	}
}
