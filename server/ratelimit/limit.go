// Package ratelimit counts what each client uses in a minute, so that none takes everybody's share.
package ratelimit

import (
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
)

// Limit counts per minute. It is safe for concurrent use.
type Limit struct {
	sync.Mutex
	now    func() time.Time
	minute time.Time
	used   map[string]int
}

// NewLimit makes one with a clock.
func NewLimit(now func() time.Time) *Limit { return &Limit{now: now} }

// Take charges n to a client that has most per minute. It returns what is left and when the minute starts anew. When n is more than what
// is left, ok is false and nothing is charged.
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

// compared is how many clients forget compares.
const compared = 16

// forget makes room: of a few clients it drops the one that used least. So an attacker with many networks cannot reset the count of one
// that used a lot.
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
