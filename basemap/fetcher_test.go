package basemap

import (
	"errors"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// until waits for a phase.
func (f *Fetcher) until(t *testing.T, phase Phase) State {
	t.Helper()
	for range 1000 {
		if s := f.State(); s.Phase == phase {
			return s
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("the fetcher never comes to %s: it is %+v", phase, f.State())
	return State{}
}

func TestFetcher(t *testing.T) {
	b := serveBasemap(t)
	f := NewFetcher(t.Context(), *b.order(t))
	if f.Fetch() {
		t.Error("something is fetched that was not measured")
	}
	if !f.Measure([]Place{bree}) {
		t.Fatal("nothing runs, and it does not begin")
	}
	s := f.until(t, Measured)
	if s.Bytes == 0 || s.Tiles == 0 || s.Done != 0 || s.Error != nil {
		t.Errorf("after measuring it is %+v", s)
	}
	hold := make(chan bool)
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { <-hold; return false }
	if !f.Fetch() || f.Fetch() || f.Measure(nil) {
		t.Error("it does not begin, or does two things at a time")
	}
	close(hold)
	if s := f.until(t, Idle); s.Error != nil || s.Done != 0 || entries(t, f.Order.File) != "streets.pmtiles" {
		t.Errorf("after fetching it is %+v, and there is %s", s, entries(t, f.Order.File))
	}
	if f.Fetch() {
		t.Error("the same is fetched twice without being measured again")
	}
}

// TestFetcherIsCancelled cancels in the middle, and finds what came the next time.
func TestFetcherIsCancelled(t *testing.T) {
	b := serveBasemap(t)
	f := NewFetcher(t.Context(), *b.order(t))
	f.Measure([]Place{bree})
	f.until(t, Measured)
	begun := make(chan bool)
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { close(begun); <-r.Context().Done(); return true }
	f.Fetch()
	<-begun
	f.Cancel()
	s := f.until(t, Idle)
	if s.Error != nil || s.Done == 0 || s.Bytes <= s.Done {
		t.Errorf("after a cancelled fetch it is %+v, want what came and no error", s)
	}
	b.answer = nil
	f.Measure([]Place{bree})
	if again := f.until(t, Measured); again.Done != s.Done {
		t.Errorf("%d bytes are gone on with, want %d", again.Done, s.Done)
	}
	f.Cancel()
	if s := f.State(); s.Phase != Idle {
		t.Errorf("a size that nobody agrees to stays: %+v", s)
	}
}

func TestFetcherSaysWhatIsWrong(t *testing.T) {
	b := serveBasemap(t)
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { w.WriteHeader(http.StatusNotFound); return true }
	f := NewFetcher(t.Context(), *b.order(t))
	f.Measure([]Place{bree})
	var answered fetch.Unavailable
	if s := f.until(t, Idle); !errors.As(s.Error, &answered) || answered.Status != 404 {
		t.Errorf("a basemap that is not there gives %v, want 404", s.Error)
	}
}

func TestStreetsMeasured(t *testing.T) {
	b := serveBasemap(t)
	plan, err := b.order(t).Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		f := &Fetcher{ctx: t.Context(), plan: plan, measured: time.Now(), state: State{Phase: Measured}}
		time.Sleep(limits.StreetsMeasured)
		if f.State().Phase != Measured {
			t.Error("the size ends before its time")
		}
		time.Sleep(time.Second)
		if f.Fetch() {
			t.Error("a size that is too old may be agreed to")
		}
	})
}
