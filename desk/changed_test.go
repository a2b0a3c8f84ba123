package desk

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

func TestStreamsOfTheDeskAreLimitedInAll(t *testing.T) {
	s := newStreams(nil)
	for i := range limits.DeskStreams {
		if _, err := s.EnterAs(network.Client{Staff: fmt.Sprint(i)}); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.EnterAs(network.Client{Staff: "one more"}); err == nil {
		t.Error("one stream more than allowed was opened")
	}
}
