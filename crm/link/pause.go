package link

import (
	"time"

	"github.com/gevel/gevel/limits"
)

// pause is how long to wait after a failure that followed so many others: limits.CRMFirstPause, then twice as long each time.
func pause(before int, most time.Duration) time.Duration {
	return min(limits.CRMFirstPause<<min(before, 20), most)
}
