// Package ratelimit limits what each client uses in a minute.
//
// It is the one mechanism for that, in memory, and the uses below are all that is limited so. Two others have other jobs: network.Places
// hands out what few can have at the same time, and the table attempt of the store (attempts.Limit) counts forms and passwords for hours,
// across restarts and for all machines of a cluster.
package ratelimit

import (
	"math"
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// Use is something of which each client may use so much in a minute. What is over is refused until the next one.
type Use struct {
	name string
	// Most is how much a client may use: a network, or who has a key. Networks around it may use some times as much together (TakeFrom).
	Most int
}

// All that is limited by the minute, each counted by itself.
var (
	// Cost is what strangers' queries cost, and what is charged like them: pages that must be rendered, bodies, exports (server/meter.go).
	Cost = Use{"cost", limits.FreeMinuteCost}
	// KeyCost is the same for an API key, from whatever network.
	KeyCost = Use{"cost of a key", limits.KeyMinuteCost}
	// Links are requests to addresses of emails that have a secret, right or wrong, one each.
	Links = Use{"links", limits.DownloadsPerMinute}
	// Previews are pages of previews of the desk, with a right address or not, one each.
	Previews = Use{"previews", limits.PreviewsPerMinute}
	// Captchas are captchas, their pictures and recordings, one each.
	Captchas = Use{"captchas", limits.CaptchasPerMinute}
	// WrongEvents are events of CRMs without a right signature, one each. Those with one are free.
	WrongEvents = Use{"wrong events", limits.CRMWrongEventsPerMinute}
)

// Counter counts what clients use in the current minute. It is safe for concurrent use.
type Counter struct {
	now func() time.Time

	mutex  sync.Mutex
	minute time.Time
	used   map[Use]clients
}

// clients is how much each client used.
type clients map[string]int

// NewCounter returns a counter with a clock.
func NewCounter(now func() time.Time) *Counter { return &Counter{now: now} }

// Take charges n of a use to a client. It returns what is left and the time until the next minute. When n is more than what is left, ok is
// false and nothing is charged.
func (c *Counter) Take(u Use, client string, n int) (left int, anew time.Duration, ok bool) {
	return c.take(u, client, n, u.Most)
}

func (c *Counter) take(u Use, client string, n, most int) (left int, anew time.Duration, ok bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	now := c.now()
	if minute := now.Truncate(time.Minute); !minute.Equal(c.minute) {
		c.minute, c.used = minute, map[Use]clients{}
	}
	used := c.used[u]
	if used == nil {
		used = clients{}
		c.used[u] = used
	}
	anew = c.minute.Add(time.Minute).Sub(now)
	left = most - used[client]
	if n > left {
		return left, anew, false
	}
	if _, known := used[client]; !known && len(used) >= limits.CountedNetworks {
		used.forget()
	}
	used[client] += n
	return left - n, anew, true
}

// TakeFrom is Take for a stranger at an address. The networks around it have a budget too, several times as large, so that nobody has as
// many budgets as addresses.
func (c *Counter) TakeFrom(u Use, address string, n int) (left int, anew time.Duration, ok bool) {
	around := network.Around(address)
	budgets := []int{1, limits.NetworkBudgets, limits.ProviderBudgets}
	for i := 1; i < len(around); i++ {
		if left, anew, _ = c.take(u, around[i], 0, u.Most*budgets[i]); left < n {
			return left, anew, false
		}
	}
	if left, anew, ok = c.Take(u, around[0], n); ok {
		for i := 1; i < len(around); i++ {
			c.take(u, around[i], n, math.MaxInt)
		}
	}
	return left, anew, ok
}

// compared is the number of clients that forget compares.
const compared = 16

// forget makes room for a client: of a few random ones it drops the one that used least, so that an attacker with many networks cannot
// reset the count of one that used a lot.
func (c clients) forget() {
	least, seen := "", 0
	for client, used := range c { // Go's order is random
		if seen == 0 || used < c[least] {
			least = client
		}
		if seen++; seen == compared {
			break
		}
	}
	delete(c, least)
}
