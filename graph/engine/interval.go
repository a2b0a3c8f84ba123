package engine

import (
	"time"

	"github.com/gevel/gevel/limits"
)

// Interval is how often a silent stream sends an empty page, and how long a stream may last.
type Interval struct{ Beat, Last time.Duration }

// DefaultInterval is that of a server.
var DefaultInterval = Interval{Beat: limits.StreamBeat, Last: limits.StreamTime}
