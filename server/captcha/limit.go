package captcha

import (
	"net/http"

	"github.com/gevel/gevel/server/rate"
)

// mostAMinute is how many captchas, pictures and recordings one address may ask for: more than a patient visitor needs.
const mostAMinute = 60

func limited(next http.Handler, address func(*http.Request) string, l *rate.Limit) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		if _, _, ok := l.Take(rate.Network(address(r)), 1, mostAMinute); !ok {
			w.Header().Set("Retry-After", "60")
			http.Error(w, "too many captchas were asked for; try again in a minute", http.StatusTooManyRequests)
			return
		}
		next.ServeHTTP(w, r)
	})
}
