package fetch

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// RetryAfter is how long a server wants to be left alone: a number of seconds, or a date by the server's own clock. said is false when it
// does not say, which is another thing than 0: at once. Callers bound it.
func RetryAfter(header http.Header) (wait time.Duration, said bool) {
	text := strings.TrimSpace(header.Get("Retry-After"))
	if seconds, err := strconv.ParseFloat(text, 64); err == nil && seconds >= 0 {
		return time.Duration(min(seconds, year.Seconds()) * float64(time.Second)), true
	}
	until, err := http.ParseTime(text)
	if err != nil {
		return 0, false
	}
	now, err := http.ParseTime(header.Get("Date"))
	if err != nil {
		now = time.Now()
	}
	return max(until.Sub(now), 0), true
}

const year = 365 * 24 * time.Hour
