// Package ratelimit limits what each client uses in a minute.
//
// It is the one mechanism for that, in memory: the cost of queries, and what is charged like them (server/meter.go; limits.FreeMinuteCost,
// limits.KeyMinuteCost), links of emails (limits.DownloadsPerMinute) and wrong events of CRMs on the same count
// (limits.CRMWrongEventsPerMinute), pages of previews (limits.PreviewsPerMinute) and captchas (limits.CaptchasPerMinute). Two others have
// other jobs: network.Places hands out what few can have at the same time, and the table attempt of the store (attempts.Limit) counts forms
// and passwords for hours, across restarts and for all machines of a cluster.
package ratelimit

import (
	"math"
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// Limit counts what clients use in the current minute. It is safe for concurrent use.
type Limit struct {
	sync.Mutex
	now    func() time.Time
	minute time.Time
	used   map[string]int
}

// NewLimit returns a limit with a clock.
func NewLimit(now func() time.Time) *Limit { return &Limit{now: now} }

// Take charges n to a client that may use most per minute. It returns what is left and the time until the next minute. When n is more than
// what is left, ok is false and nothing is charged.
func (l *Limit) Take(client string, n, most int) (left int, anew time.Duration, ok bool) {
	l.Lock()
	defer l.Unlock()
	now := l.now()
	if minute := now.Truncate(time.Minute); !minute.Equal(l.minute) {
		l.minute, l.used = minute, map[string]int{}
	}
	anew = l.minute.Add(time.Minute).Sub(now)
	left = most - l.used[client]
	if n > left {
		return left, anew, false
	}
	if _, known := l.used[client]; !known && len(l.used) >= limits.CountedNetworks {
		l.forget()
	}
	l.used[client] += n
	return left - n, anew, true
}

// TakeFrom is Take for a stranger at an address. The networks around it have a budget too, several times as large, so that nobody has as
// many budgets as addresses.
func (l *Limit) TakeFrom(address string, n, most int) (left int, anew time.Duration, ok bool) {
	around := network.Around(address)
	for i, wider := range around[1:] {
		most := most * []int{limits.NetworkBudgets, limits.ProviderBudgets}[i]
		if left, anew, _ = l.Take(wider, 0, most); left < n {
			return left, anew, false
		}
	}
	if left, anew, ok = l.Take(around[0], n, most); ok {
		for _, wider := range around[1:] {
			l.Take(wider, n, math.MaxInt)
		}
	}
	return left, anew, ok
}

// compared is the number of clients that forget compares.
const compared = 16

// forget makes room for a client: of a few random ones it drops the one that used least, so that an attacker with many networks cannot
// reset the count of one that used a lot.
func (l *Limit) forget() {
	least, seen := "", 0
	for client, used := range l.used { // Go's order is random
		if seen == 0 || used < l.used[least] {
			least = client
		}
		if seen++; seen == compared {
			break
		}
	}
	delete(l.used, least)
}
