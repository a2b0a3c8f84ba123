// Package rate counts what somebody uses up, so that nobody takes what is there for everyone.
package ratelimit

import (
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
)

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
	if minute := now.Truncate(time.Minute); !minute.Equal(l.minute) {
		l.minute, l.used = minute, map[string]int{}
	}
	anew = l.minute.Add(time.Minute).Sub(now)
	left = most - l.used[who]
	if n > left {
		return left, anew, false
	}
	if _, known := l.used[who]; !known && len(l.used) >= limits.CountedNetworks {
		l.forget()
	}
	l.used[who] += n
	return left - n, anew, true
}

// compared is how many are looked at to find one who used little.
const compared = 16

// forget makes room by forgetting who used the least of some. Whoever sends from many networks thereby never empties the count of one
// that used much.
func (l *Limit) forget() {
	least, seen := "", 0
	for who, used := range l.used { // Go begins anywhere
		if seen == 0 || used < l.used[least] {
			least = who
		}
		if seen++; seen == compared {
			break
		}
	}
	delete(l.used, least)
}
