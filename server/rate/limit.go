// Package rate counts what somebody uses up, so that nobody takes what is there for everyone.
package rate

import (
	"net/netip"
	"sync"
	"time"
)

// mostKnown bounds who is remembered; past it the minute begins anew for everyone.
const mostKnown = 10_000

// Limit counts within the minute. It is safe for many goroutines.
type Limit struct {
	sync.Mutex
	now    func() time.Time
	minute time.Time
	used   map[string]int
}

// NewLimit makes one with a clock.
func NewLimit(now func() time.Time) *Limit { return &Limit{now: now} }

// Take uses up n of the most that somebody has in a minute. It gives what is left and in how long there is everything again.
// When n is more than what was left, ok is false and nothing is used up.
func (l *Limit) Take(who string, n, most int) (left int, anew time.Duration, ok bool) {
	l.Lock()
	defer l.Unlock()
	now := l.now()
	if minute := now.Truncate(time.Minute); !minute.Equal(l.minute) || len(l.used) >= mostKnown {
		l.minute, l.used = minute, map[string]int{}
	}
	anew = l.minute.Add(time.Minute).Sub(now)
	left = most - l.used[who]
	if n > left {
		return left, anew, false
	}
	l.used[who] += n
	return left - n, anew, true
}

// Network is the part of an address that one customer of a provider has: an IPv4 address, 64 bits of an IPv6 address.
func Network(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil || ip.Unmap().Is4() {
		return address
	}
	network, err := ip.WithZone("").Prefix(64)
	if err != nil {
		return address
	}
	return network.String()
}
