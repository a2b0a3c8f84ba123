package graph_test

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
)

// till is a budget that counts what is charged to it. It is safe for concurrent use.
type till struct {
	mutex   sync.Mutex
	charged []int
	most    int // how many charges it allows
}

func (l *till) charge(cost int) (time.Duration, bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if len(l.charged) == l.most {
		return 30 * time.Second, false
	}
	l.charged = append(l.charged, cost)
	return 0, true
}

func (l *till) costs() []int {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return slices.Clone(l.charged)
}

// TestEachEventIsCharged gives a stream a budget for its beginning and two events. The third is not sent: the stream ends with
// RATE_LIMITED, and the client misses nothing when it comes back with the last event.
func TestEachEventIsCharged(t *testing.T) {
	store, _ := sampletest.Open(t)
	free := startOn(t, store)
	begin := &till{most: 10}
	free.meter = begin.charge
	first := free.subscribe(t, nil)
	first.next(t)
	first.close()
	budget := &till{most: len(begin.costs()) + 2}
	c := free
	c.meter = budget.charge
	s := c.subscribe(t, nil)
	s.next(t)
	write(t, store, "UPDATE property SET status = 3 WHERE number = 1096")
	s.next(t)
	write(t, store, "UPDATE property SET status = 3 WHERE number < 1096 AND status <> 3")
	many, _ := s.next(t)
	costs := budget.costs()
	hundred, one, more := costs[len(costs)-3], costs[len(costs)-2], costs[len(costs)-1]
	if n := len(many.Changes.Changes); one != limits.LeastCost || n < 10 || more <= one || more < hundred*n/100 ||
		more > hundred*(n+10)/100 {
		t.Errorf("an event of one change costs %d, one of %d changes %d, where a hundred cost about %d", one, n, more, hundred)
	}
	last := s.lastID()
	write(t, store, "UPDATE property SET status = 1 WHERE number = 1096")
	if _, text := s.next(t); !strings.Contains(text, `"code":"RATE_LIMITED"`) || !strings.Contains(text, `"retryAfter":30`) {
		t.Errorf("beyond the budget the stream says %s, want RATE_LIMITED", text)
	}
	if _, text := s.next(t); text != "complete" || s.lastID() != last {
		t.Errorf("then it says %s with the id %q, want that it is complete and the id of the last page", text, s.lastID())
	}
	again, _ := free.subscribe(t, nil, "Last-Event-ID", last).next(t)
	if len(again.Changes.Changes) != 1 || again.Changes.Changes[0].Number != 1096 {
		t.Errorf("the client comes back and is told %+v, want 1096", again)
	}
}
