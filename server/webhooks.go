package server

import (
	"context"
	"sync"

	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/limits"
)

// RunWebhooks delivers changes to webhooks until ctx ends, to all at the same time, so that a slow receiver delays no other.
func (s *Server) RunWebhooks(ctx context.Context) {
	var running sync.WaitGroup
	defer running.Wait()
	turns.Take(ctx, limits.WebhookEvery, nil, func() {
		due, err := s.store.Webhooks.DueWebhooks(ctx, s.settings.Now())
		logged(ctx, "webhooks could not be listed", err)
		for _, w := range due {
			running.Go(func() { logged(ctx, "a webhook could not be run", s.webhooks.Run(ctx, w.Name)) })
		}
	})
}
