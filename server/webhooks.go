package server

import (
	"context"
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
)

// RunWebhooks delivers changes to webhooks until ctx ends, to all at the same time, so that a slow receiver delays no other.
func (s *Server) RunWebhooks(ctx context.Context) {
	turns := time.NewTicker(limits.WebhookEvery)
	defer turns.Stop()
	var running sync.WaitGroup
	defer running.Wait()
	for {
		select {
		case <-ctx.Done():
			return
		case <-turns.C:
		}
		due, err := s.store.Webhooks.DueWebhooks(ctx, time.Now())
		logged(ctx, "webhooks could not be listed", err)
		for _, w := range due {
			running.Go(func() { logged(ctx, "a webhook could not be run", s.webhooks.Run(ctx, w.Name)) })
		}
	}
}
