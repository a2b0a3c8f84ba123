// Package remote brings the pictures and documents of other servers, which imports named, into the media folder while the site runs.
package remote

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// Fetcher brings the pictures and documents of other servers that imports named into the media folder. What is being fetched when the
// program is killed is fetched again.
type Fetcher struct {
	Store  *db.Store
	Media  string // the media folder
	Client *fetch.Client
	Now    func() time.Time

	queue                      []imports.DueRemote
	requested, requestedOthers bool // what the store was asked for since the last poll
	busy                       map[string]bool
	hosts                      map[string]*host
	running                    int
	longest                    time.Duration // that fetching one may take
	done                       chan fetched
	results                    []imports.RemoteResult // to be written
	checks                     chan struct{}
	paused                     time.Time // this machine's disk fails until then
}

// fetched is how fetching a file ended.
type fetched struct {
	remote imports.DueRemote
	file   imports.Media
	err    error
}

// NewFetcher returns a fetcher that reaches what client reaches.
func NewFetcher(store *db.Store, media string, client *fetch.Client) *Fetcher {
	client.ReuseConnections(limits.RemoteFilesOfHost)
	return &Fetcher{Store: store, Media: media, Client: client, Now: time.Now, longest: limits.RemoteFileTime, busy: map[string]bool{},
		hosts: map[string]*host{},
		done:  make(chan fetched), checks: make(chan struct{}, limits.RemoteFilesChecked)}
}

const (
	// pollEvery is how often the store is asked for new files, and results are written.
	pollEvery = time.Second
	// resultsAtOnce is how many results are written without waiting for that.
	resultsAtOnce = 50
	// dueAtOnce is how many files the store is asked for.
	dueAtOnce = 100
)

// Run fetches what is due until ctx ends.
func (f *Fetcher) Run(ctx context.Context) {
	f.sweep()
	polls := time.NewTicker(pollEvery)
	defer polls.Stop()
	for {
		f.begin(ctx)
		select {
		case <-ctx.Done():
			return
		case r := <-f.done:
			f.take(ctx, r)
		case <-polls.C:
			f.requested, f.requestedOthers = false, false
			f.write(ctx)
		}
	}
}

// sweep removes what a killed program left behind.
func (f *Fetcher) sweep() {
	left, _ := filepath.Glob(filepath.Join(f.Media, partial)) // the pattern is well formed
	for _, dir := range left {
		os.RemoveAll(dir)
	}
}

// begin fetches files until enough are under way.
func (f *Fetcher) begin(ctx context.Context) {
	for f.running < limits.RemoteFilesAtOnce && len(f.results) < 2*resultsAtOnce && !f.Now().Before(f.paused) {
		r, ok := f.next(ctx)
		if !ok {
			return
		}
		f.running++
		f.busy[r.Name] = true
		f.hostOf(r).running++
		go func() {
			file, err := f.fetchFile(ctx, r)
			select {
			case f.done <- fetched{r, file, err}:
			case <-ctx.Done():
			}
		}()
	}
}

// take notes how fetching a file ended.
func (f *Fetcher) take(ctx context.Context, r fetched) {
	f.running--
	f.hostOf(r.remote).ended(r.err, f.Now())
	if isLocal(r.err) {
		slog.Error("files of other servers cannot be stored", "err", r.err)
		f.paused = f.Now().Add(limits.RemoteFilePause)
		delete(f.busy, r.remote.Name)
		return
	}
	f.results = append(f.results, f.resultOf(r))
	if len(f.results) >= resultsAtOnce {
		f.write(ctx)
	}
}

// write writes the results. When that fails they are written later, and nothing of them is fetched again.
func (f *Fetcher) write(ctx context.Context) {
	if len(f.results) == 0 {
		return
	}
	if err := f.Store.Imports.RemotesFetched(ctx, f.results, f.Now()); err != nil {
		if ctx.Err() == nil {
			slog.Error("fetched files could not be noted", "err", err)
		}
		return
	}
	for _, r := range f.results {
		delete(f.busy, r.Name)
	}
	f.results = nil
}
