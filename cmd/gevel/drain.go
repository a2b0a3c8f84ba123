package main

import (
	"errors"
	"time"
)

// longestDrain is how long a program may take requests after it was told to stop; a load balancer needs seconds to see it.
const longestDrain = 10 * time.Minute

var errDrain = errors.New("-drain is a time up to 10m, such as 10s")

// parseDrain reads how long requests are still taken when the program is told to stop.
func parseDrain(text string) (time.Duration, error) {
	drain, err := time.ParseDuration(text)
	if err != nil || drain < 0 || drain > longestDrain {
		return 0, errDrain
	}
	return drain, nil
}
