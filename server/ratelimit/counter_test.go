package ratelimit

import (
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

func TestLimitTake(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 30, 15, 0, time.UTC)
	c, few := NewCounter(func() time.Time { return now }), Use{"few", 10}
	take := func(client string, n, left int, ok bool) {
		t.Helper()
		gotLeft, anew, gotOK := c.Take(few, client, n)
		if gotLeft != left || gotOK != ok || anew != 45*time.Second {
			t.Errorf("%s takes %d: %d left, allowed %v, anew in %v, want %d, %v and 45s", client, n, gotLeft, gotOK, anew, left, ok)
		}
	}
	take("an", 7, 3, true)
	take("an", 4, 3, false)
	take("an", 3, 0, true)
	take("an", 1, 0, false)
	take("bo", 10, 0, true)
	if left, _, ok := c.Take(Use{"others", 10}, "an", 1); !ok || left != 9 {
		t.Errorf("of another use a client has %d left, allowed %v, want 9 and true", left, ok)
	}
	now = now.Add(time.Minute)
	take("an", 1, 9, true)
}

func TestLimitForgetsOldNetworks(t *testing.T) {
	now := time.Now()
	c, few := NewCounter(func() time.Time { return now }), Use{"few", 10}
	c.Take(few, "an", 9)
	for i := range 3 * limits.CountedNetworks {
		c.Take(few, fmt.Sprint(i), 1)
	}
	if len(c.used[few]) > limits.CountedNetworks {
		t.Error(len(c.used[few]), "clients are counted, want at most", limits.CountedNetworks)
	}
	if left, _, ok := c.Take(few, "an", 2); ok || left != 1 {
		t.Errorf("a client that used 9 of 10 has %d left after many others, allowed 2 more: %v, want 1 and false", left, ok)
	}
}

// TestNetworksHaveABudget shows that the addresses of a network do not have a budget each without end, and that the next network has its
// own.
func TestNetworksHaveABudget(t *testing.T) {
	for format, want := range map[string]int{"2001:db8:0:%x::1": limits.NetworkBudgets, "192.0.2.%d": limits.NetworkBudgets,
		"2001:db8:%x::1": limits.ProviderBudgets} {
		c, few, got := NewCounter(time.Now().Truncate(time.Minute).UTC), Use{"few", 10}, 0
		for i := range 200 {
			if _, _, ok := c.TakeFrom(few, fmt.Sprintf(format, i+1), 10); ok {
				got++
			}
		}
		if got != want {
			t.Errorf("200 addresses %s have %d budgets, want %d", format, got, want)
		}
		if _, _, ok := c.TakeFrom(few, "198.51.100.1", 10); !ok {
			t.Errorf("another network has no budget beside %s", format)
		}
	}
}
