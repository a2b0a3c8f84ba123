package link_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/link"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// TestProgressOfARun stops a run at its second batch: the link says how many records of all it has read. Its properties cannot be withdrawn
// then, and they can once it has ended.
func TestProgressOfARun(t *testing.T) {
	s := start(t)
	all := limits.CRMBatch + 2
	for i := range all {
		s.publish(House(fmt.Sprint("estate-", i), nil))
	}
	started, goOn := make(chan bool), make(chan bool)
	s.mock.Break(fmt.Sprint("estate-", limits.CRMBatch), crmtest.Wait(started, goOn))
	done := make(chan error)
	go func() {
		_, err := s.Run(t.Context(), "office", true)
		done <- err
	}()
	<-started
	l, err := s.Store.Links.LinkNamed(t.Context(), "office")
	if err != nil || l.ReadNow != limits.CRMBatch || l.ToRead != all {
		t.Errorf("at its second batch it has read %d of %d, want %d of %d (%v)", l.ReadNow, l.ToRead, limits.CRMBatch, all, err)
	}
	if err := s.Remove(t.Context(), "office", true, desklog.Action{At: s.now}); !errors.Is(err, link.ErrRunning) {
		t.Errorf("withdrawing all while it runs gives %v, want ErrRunning", err)
	}
	close(goOn)
	if err := <-done; err != nil {
		t.Error(err)
	}
	if err := s.Remove(t.Context(), "office", true, desklog.Action{At: s.now}); err != nil {
		t.Fatal(err)
	}
	if p := s.property("estate-1"); p != nil {
		t.Error("a home of the link is on the site after it was removed with all its homes")
	}
}
