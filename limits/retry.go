package limits

import (
	"math"
	"time"
)

// RetrySeconds is a time to wait in whole seconds, rounded up, as Retry-After, RateLimit and `retryAfter` say it: who waits as long is
// never refused for a part of a second.
func RetrySeconds(wait time.Duration) int { return int(math.Ceil(wait.Seconds())) }
