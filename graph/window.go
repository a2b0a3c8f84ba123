package graph

import (
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
)

// windowOf turns the arguments of a connection into a window, or returns what is wrong with them.
func windowOf(first *int, after *string, last *int, before *string, page *int) (db.Window, error) {
	w := db.Window{Size: limits.PageRecords}
	switch {
	case first != nil && last != nil:
		return w, engine.BadInput("first and last cannot go together")
	case first != nil:
		w.Size = *first
	case last != nil:
		w.Size, w.Backward = *last, true
	}
	if w.Size < 1 || w.Size > limits.PageMostRecords {
		return w, engine.BadInput("first and last go from 1 to 100")
	}
	if w.Backward && after != nil || !w.Backward && before != nil {
		return w, engine.BadInput("after goes with first, and before with last")
	}
	for _, cursor := range []*string{after, before} {
		if cursor != nil {
			w.Cursor = *cursor
		}
	}
	if page != nil {
		if w.Backward || w.Cursor != "" {
			return w, engine.BadInput("page cannot go together with last or a cursor")
		}
		if *page < 1 || *page > limits.PageNumber {
			return w, engine.BadInput("page goes from 1 to 1000000")
		}
		w.Page = *page
	}
	return w, nil
}
