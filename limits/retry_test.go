package limits

import (
	"testing"
	"time"
)

func TestRetrySeconds(t *testing.T) {
	for wait, want := range map[time.Duration]int{0: 0, time.Millisecond: 1, time.Second: 1, 59*time.Second + 1: 60} {
		if got := RetrySeconds(wait); got != want {
			t.Errorf("who must wait %v is told %d seconds, want %d", wait, got, want)
		}
	}
}
