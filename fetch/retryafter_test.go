package fetch

import (
	"net/http"
	"slices"
	"testing"
	"time"
)

// TestRetryAfter: a date counts by the clock of the server that wrote it, which is an hour behind here.
func TestRetryAfter(t *testing.T) {
	for said, want := range map[string]time.Duration{
		"120": 2 * time.Minute, " 7 ": 7 * time.Second, "1.5": 1500 * time.Millisecond, "0": 0, "": 0, "soon": 0, "-5": 0, "NaN": 0,
		"1e99": year, "31536000": year,
		"Tue, 01 Dec 2026 10:02:00 GMT": 2 * time.Minute, "Tue, 01 Dec 2026 09:00:00 GMT": 0,
		"Tuesday, 01-Dec-26 10:00:30 GMT": 30 * time.Second,
	} {
		header := http.Header{"Retry-After": {said}, "Date": {"Tue, 01 Dec 2026 10:00:00 GMT"}}
		got, isSaid := RetryAfter(header)
		if nothing := slices.Contains([]string{"", "soon", "-5", "NaN"}, said); got != want || isSaid == nothing {
			t.Errorf("Retry-After %q is a wait of %s, said: %t; want %s, said: %t", said, got, isSaid, want, !nothing)
		}
	}
}
