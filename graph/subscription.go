package graph

import (
	"context"
	"log/slog"
	"time"

	"github.com/gevel/gevel/agency"
)

// Changes tells what changed since a cursor and then what changes, page by page. It looks whether the data version has moved
// instead of being told, because another program may write too.
func (r *subscriptionResolver) Changes(ctx context.Context, since *string, first int, language agency.Language) (<-chan *ChangePage, error) {
	leave, err := r.streams.enter(ctx)
	if err != nil {
		return nil, err
	}
	if since == nil {
		head, err := r.Store.Head(ctx)
		if err != nil {
			leave()
			return nil, err
		}
		since = &head
	}
	f := &follower{Resolver: r.Resolver, first: first, language: language, out: make(chan *ChangePage), end: time.After(r.streams.pace.last)}
	page, err := f.next(ctx, since)
	if err != nil {
		leave()
		return nil, err
	}
	go func() {
		defer close(f.out)
		defer leave()
		if err := f.follow(ctx, page); err != nil {
			slog.Error("a stream broke off", "err", err)
		}
	}()
	return f.out, nil
}

// follower is one stream. Version is that of the last page that was read.
type follower struct {
	*Resolver
	first    int
	language agency.Language
	version  int64
	out      chan *ChangePage
	end      <-chan time.Time
}

// next reads the page after a cursor.
func (f *follower) next(ctx context.Context, since *string) (page *ChangePage, err error) {
	if f.version, err = f.Store.Version(ctx); err != nil {
		return nil, err
	}
	return f.changes(ctx, since, f.first, f.language)
}

// follow sends page and what comes after it until the asker leaves, the server stops or the stream is over. Who reads slowly
// gets later pages later; nothing is kept for anyone.
func (f *follower) follow(ctx context.Context, page *ChangePage) (err error) {
	for goesOn := true; goesOn; {
		select {
		case f.out <- page:
		case <-ctx.Done():
			return nil
		case <-f.streams.ended:
			return nil
		}
		if !page.HasMore {
			if goesOn, err = f.wait(ctx); err != nil || !goesOn {
				return err
			}
		}
		if page, err = f.next(ctx, &page.Cursor); err != nil {
			return unlessOver(ctx, err)
		}
	}
	return nil
}

// wait waits until something was written or it is time to show that the line is alive.
func (f *follower) wait(ctx context.Context) (goesOn bool, err error) {
	look, beat := time.NewTicker(f.streams.pace.look), time.NewTimer(f.streams.pace.beat)
	defer look.Stop()
	defer beat.Stop()
	for {
		select {
		case <-look.C:
			if version, err := f.Store.Version(ctx); err != nil || version != f.version {
				return err == nil, unlessOver(ctx, err)
			}
		case <-beat.C:
			return true, nil
		case <-ctx.Done():
			return false, nil
		case <-f.streams.ended:
			return false, nil
		case <-f.end:
			return false, nil
		}
	}
}

// unlessOver hides the failures that come of the asker having left.
func unlessOver(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}
