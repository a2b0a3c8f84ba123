package graph

import (
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Changes tells what changed since a cursor and then what changes, page by page. A client that comes back goes on after the last event that
// it got, whatever its query says.
func (r *subscriptionResolver) Changes(ctx context.Context, since *string, first int, projects bool,
	language locale.Language) (<-chan *ChangePage, error) {
	leave, err := r.streams.Enter(ctx)
	if err != nil {
		return nil, err
	}
	f := &follower{
		Resolver: r.Resolver,
		what:     changelog.Follow{Language: language, First: first, Projects: projects},
		events:   engine.EventsOf(ctx),
		out:      make(chan *ChangePage),
		end:      time.After(r.streams.pace.Last),
	}
	page, err := f.begin(ctx, since)
	if err != nil {
		leave()
		return nil, err
	}
	unwatch := f.streams.watch.Join()
	engine.Follow(ctx, func() error { return f.follow(ctx, page) }, func() {
		unwatch()
		leave()
		close(f.out)
	})
	return f.out, nil
}

// follower is one stream. version is that of the last page that it read.
type follower struct {
	*Resolver
	what    changelog.Follow
	version int64
	events  *engine.Events
	out     chan *ChangePage
	end     <-chan time.Time
}

// begin reads the first page: after the last event of a client that reconnects, else after the query's cursor, else from now on.
func (f *follower) begin(ctx context.Context, since *string) (*changelog.Page, error) {
	if f.events.Last != "" {
		since = &f.events.Last
	}
	if since == nil {
		head, err := f.Store.Changelog.LatestCursor(ctx)
		if err != nil {
			return nil, err
		}
		since = &head
	}
	return f.next(ctx, *since)
}

// next reads the page after a cursor.
func (f *follower) next(ctx context.Context, since string) (*changelog.Page, error) {
	page, err := f.changes(ctx, &since, f.what)
	if err == nil {
		f.version = page.Version
	}
	return page, err
}

// follow sends page and the pages after it until the client leaves, the server stops or the stream's time is over. A client that reads
// slowly gets its pages later; nothing is stored for it. Each page is charged to the client's budget, and the stream ends with RATE_LIMITED
// when that is used up: the client goes on from the last cursor in the next minute.
func (f *follower) follow(ctx context.Context, page *changelog.Page) (err error) {
	for f.send(ctx, page) && (page.More || f.wait(ctx)) {
		if page, err = f.next(ctx, page.Cursor); err != nil {
			return engine.UnlessOver(ctx, err)
		}
		if refused := engine.Charge(ctx, eventCost(ctx, len(page.Changes), f.what.First)); refused != nil {
			f.events.Refused <- refused
			return nil
		}
	}
	return nil
}

// eventCost is what a page of a stream costs: its part of what the whole operation, charged with the first page, would cost.
func eventCost(ctx context.Context, changes, first int) int {
	spent, _ := graphql.GetOperationContext(ctx).Stats.GetExtension("cost").(engine.Spent)
	return max(limits.LeastCost, spent.Used*changes/max(1, first))
}

// send sends a cursor and its page to the client. It returns false when the stream is over.
func (f *follower) send(ctx context.Context, page *changelog.Page) bool {
	return deliver(ctx, f, f.events.Cursors, page.Cursor) && deliver(ctx, f, f.out, changePage(page))
}

func deliver[T any](ctx context.Context, f *follower, to chan<- T, what T) bool {
	select {
	case to <- what:
		return true
	case <-ctx.Done():
	case <-f.streams.ended:
	case <-f.end:
	}
	return false
}

// wait waits until data changed or an empty page is due. It returns false when the stream is over.
func (f *follower) wait(ctx context.Context) bool {
	beat := time.NewTimer(f.streams.pace.Beat)
	defer beat.Stop()
	for {
		newer, moved := f.streams.watch.After(f.version)
		if newer {
			return true
		}
		select {
		case <-moved:
		case <-beat.C:
			return true
		case <-ctx.Done():
			return false
		case <-f.streams.ended:
			return false
		case <-f.end:
			return false
		}
	}
}
