package captcha

import (
	"net/http"
	"sync"
	"time"
)

// mostAMinute is how many captchas, pictures and recordings one address may ask for: more than a patient visitor needs.
const mostAMinute = 60

// mostAddresses bounds what is remembered; past it the minute begins anew for everyone.
const mostAddresses = 10_000

// limit counts requests by address within the minute.
type limit struct {
	sync.Mutex
	most   int
	now    func() time.Time
	minute time.Time
	asked  map[string]int
}

func newLimit(most int, now func() time.Time) *limit { return &limit{most: most, now: now} }

// allows counts a request of an address.
func (l *limit) allows(address string) bool {
	l.Lock()
	defer l.Unlock()
	if minute := l.now().Truncate(time.Minute); !minute.Equal(l.minute) || len(l.asked) >= mostAddresses {
		l.minute, l.asked = minute, map[string]int{}
	}
	l.asked[address]++
	return l.asked[address] <= l.most
}

func limited(next http.Handler, address func(*http.Request) string, l *limit) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		if !l.allows(address(r)) {
			w.Header().Set("Retry-After", "60")
			http.Error(w, "too many captchas were asked for; try again in a minute", http.StatusTooManyRequests)
			return
		}
		next.ServeHTTP(w, r)
	})
}
