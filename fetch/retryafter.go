package fetch

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// RetryAfter is how long a server wants to be left alone: a number of seconds, or a date by the server's own clock. It is 0 when the server
// does not say. Callers bound it.
func RetryAfter(header http.Header) time.Duration {
	said := strings.TrimSpace(header.Get("Retry-After"))
	if seconds, err := strconv.ParseFloat(said, 64); err == nil && seconds >= 0 {
		return time.Duration(min(seconds, year.Seconds()) * float64(time.Second))
	}
	until, err := http.ParseTime(said)
	if err != nil {
		return 0
	}
	now, err := http.ParseTime(header.Get("Date"))
	if err != nil {
		now = time.Now()
	}
	return max(until.Sub(now), 0)
}

const year = 365 * 24 * time.Hour
