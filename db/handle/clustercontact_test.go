package handle

import (
	"errors"
	"net/http"
	"testing"
	"time"
)

// TestContactAfterAClockIsSetBack shows that a contact which is ahead of the clock does not make a node ready, and that the next contact
// does.
func TestContactAfterAClockIsSetBack(t *testing.T) {
	s := openDB(t)
	besideNode(t, s, http.NotFound)
	now := time.Now()
	s.cluster.contact.Store(now.Add(time.Hour).UnixMilli())
	if err := s.Behind(); !errors.Is(err, ErrBehind) {
		t.Errorf("with a contact that is an hour ahead, the node is ready (%v)", err)
	}
	s.cluster.met(now)
	if err := s.Behind(); err != nil {
		t.Errorf("after the next contact the node is not ready: %v", err)
	}
	s.cluster.met(now.Add(-time.Hour))
	if err := s.Behind(); err != nil {
		t.Errorf("an earlier contact that is noted late takes the place of the last one: %v", err)
	}
}
