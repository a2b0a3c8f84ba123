package graph

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestStreamsOfTheDeskAreLimitedInAll(t *testing.T) {
	s := newDeskStreams(nil)
	for i := range limits.DeskStreams {
		if _, err := s.enterAs(fmt.Sprint("session ", i)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.enterAs("one more"); err == nil {
		t.Error("one stream more than allowed was opened")
	}
}
