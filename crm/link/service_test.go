package link_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/link"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
)

// TestRunUsesOneConnection shows that a run makes one connection, and leaves none behind for the next.
func TestRunUsesOneConnection(t *testing.T) {
	s := start(t)
	for runs := 1; runs <= 2; runs++ {
		for i := range 30 {
			s.publish(House(fmt.Sprint("estate-", i), Estate{"bedrooms": runs}))
		}
		s.run()
		if got := s.mock.Connections(); got != runs {
			t.Errorf("after %d runs with %d requests there were %d connections, want one of each run", runs, len(s.mock.Requests()), got)
		}
	}
}

func TestRunExcludesASecondRun(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	started, goOn := make(chan bool), make(chan bool)
	s.mock.Break("a", crmtest.Wait(started, goOn))
	done := make(chan error)
	go func() {
		_, err := s.Run(t.Context(), "office", true)
		done <- err
	}()
	<-started
	if _, err := s.Run(t.Context(), "office", true); !errors.Is(err, link.ErrRunning) {
		t.Errorf("a second run at the same time gives %v, want ErrRunning", err)
	}
	close(goOn)
	if err := <-done; err != nil {
		t.Error(err)
	}
}
