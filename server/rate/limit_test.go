package rate

import (
	"fmt"
	"testing"
	"time"
)

func TestAMinuteIsUsedUp(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 30, 15, 0, time.UTC)
	l := NewLimit(func() time.Time { return now })
	take := func(who string, n, left int, ok bool) {
		t.Helper()
		gotLeft, anew, gotOK := l.Take(who, n, 10)
		if gotLeft != left || gotOK != ok || anew != 45*time.Second {
			t.Errorf("%s takes %d: %d left, %v, %v", who, n, gotLeft, gotOK, anew)
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

func TestFewAreRemembered(t *testing.T) {
	l := NewLimit(time.Now)
	for i := range 3 * mostKnown {
		l.Take(fmt.Sprint(i), 1, 10)
	}
	if len(l.used) > mostKnown {
		t.Error(len(l.used))
	}
}

func TestNetwork(t *testing.T) {
	for address, want := range map[string]string{
		"192.0.2.7": "192.0.2.7", "::ffff:192.0.2.7": "::ffff:192.0.2.7", "2001:db8:1:2:3::4": "2001:db8:1:2::/64", "fe80::1%eth0": "fe80::/64", "nonsense": "nonsense",
	} {
		if got := Network(address); got != want {
			t.Errorf("%s: %s, want %s", address, got, want)
		}
	}
}
