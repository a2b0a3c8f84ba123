package graph

import (
	"context"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/sentence"
)

// Understand reads a sentence about the home that someone looks for.
func (r *queryResolver) Understand(ctx context.Context, text string, language locale.Language, goal *market.Goal) (*Understanding, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return r.understanding(ctx, r.sentences.Read(c, text, language), language, goal)
}

func (r *queryResolver) understanding(ctx context.Context, u sentence.Understanding, l locale.Language,
	preferred *market.Goal) (*Understanding, error) {
	listed := u.Filter
	if listed.Goal == nil {
		goal, err := r.goalOf(ctx, listed, preferred)
		if err != nil {
			return nil, err
		}
		listed.Goal = &goal
	}
	path, _ := listed.ListPath(l) // a sentence gives no condition that an address does not have
	answer := &Understanding{Filter: &u.Filter, Path: path, Unread: u.Unread, Cut: u.Cut,
		Parts: make([]*sentence.Part, len(u.Parts))}
	for i := range u.Parts {
		answer.Parts[i] = &u.Parts[i]
	}
	if u.Around > 0 {
		answer.Around = &u.Around
	}
	if answer.Unread == nil {
		answer.Unread = []string{}
	}
	return answer, nil
}
