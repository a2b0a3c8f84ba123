package ratelimit

import (
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

func TestLimitTake(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 30, 15, 0, time.UTC)
	l := NewLimit(func() time.Time { return now })
	take := func(client string, n, left int, ok bool) {
		t.Helper()
		gotLeft, anew, gotOK := l.Take(client, n, 10)
		if gotLeft != left || gotOK != ok || anew != 45*time.Second {
			t.Errorf("%s takes %d: %d left, allowed %v, anew in %v, want %d, %v and 45s", client, n, gotLeft, gotOK, anew, left, ok)
		}
	}
	take("an", 7, 3, true)
	take("an", 4, 3, false)
	take("an", 3, 0, true)
	take("an", 1, 0, false)
	take("bo", 10, 0, true)
	now = now.Add(time.Minute)
	take("an", 1, 9, true)
}

func TestLimitForgetsOldNetworks(t *testing.T) {
	now := time.Now()
	l := NewLimit(func() time.Time { return now })
	l.Take("an", 9, 10)
	for i := range 3 * limits.CountedNetworks {
		l.Take(fmt.Sprint(i), 1, 10)
	}
	if len(l.used) > limits.CountedNetworks {
		t.Error(len(l.used), "clients are counted, want at most", limits.CountedNetworks)
	}
	if left, _, ok := l.Take("an", 2, 10); ok || left != 1 {
		t.Errorf("a client that used 9 of 10 has %d left after many others, allowed 2 more: %v, want 1 and false", left, ok)
	}
}

// TestNetworksHaveABudget shows that the addresses of a network do not have a budget each without end, and that the next network has its
// own.
func TestNetworksHaveABudget(t *testing.T) {
	for format, want := range map[string]int{"2001:db8:0:%x::1": limits.NetworkBudgets, "192.0.2.%d": limits.NetworkBudgets,
		"2001:db8:%x::1": limits.ProviderBudgets} {
		l, got := NewLimit(time.Now().Truncate(time.Minute).UTC), 0
		for i := range 200 {
			if _, _, ok := l.TakeFrom(fmt.Sprintf(format, i+1), 10, 10); ok {
				got++
			}
		}
		if got != want {
			t.Errorf("200 addresses %s have %d budgets, want %d", format, got, want)
		}
		if _, _, ok := l.TakeFrom("198.51.100.1", 10, 10); !ok {
			t.Errorf("another network has no budget beside %s", format)
		}
	}
}
