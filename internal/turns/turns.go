// Package turns does something again and again.
package turns

import (
	"context"
	"time"
)

// Take calls do every so often, and when wake says so, until ctx ends; wake is nil where nothing does. No call begins before the one before
// it is done.
func Take(ctx context.Context, every time.Duration, wake <-chan struct{}, do func()) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		case <-wake:
		}
		do()
	}
}
