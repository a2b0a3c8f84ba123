package captcha

import (
	"net/http"

	"github.com/gevel/gevel/server/ratelimit"
	request "github.com/gevel/gevel/server/request"
)

func limited(next http.Handler, address func(*http.Request) string, c *ratelimit.Counter) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		if _, anew, ok := c.TakeFrom(ratelimit.Captchas, address(r), 1); !ok {
			(&request.Refusal{Status: http.StatusTooManyRequests, Code: "RATE_LIMITED",
				Message: "too many captchas were asked for; try again in a minute", RetryAfter: anew}).Write(w)
			return
		}
		next.ServeHTTP(w, r)
	})
}
