package remote

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"slices"
	"time"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// host is a server that files are fetched from. One that cannot be reached is left alone for a while, so that its many files do not fail
// one by one.
type host struct {
	running  int
	failures int // in a row
	until    time.Time
}

// longestHostPause is how long a server that cannot be reached is left alone at most.
const longestHostPause = 5 * time.Minute

func (f *Fetcher) hostOf(r imports.DueRemote) *host {
	h := f.hosts[r.Host]
	if h == nil {
		h = &host{}
		f.hosts[r.Host] = h
	}
	return h
}

func (h *host) isPaused(now time.Time) bool { return now.Before(h.until) }

func (h *host) isOpen(now time.Time) bool {
	return h.running < limits.RemoteFilesOfHost && !h.isPaused(now)
}

// ended notes that fetching a file from the server ended.
func (h *host) ended(err error, now time.Time) {
	h.running--
	if !isOutage(err) {
		h.failures = 0
		return
	}
	h.failures++
	pause := time.Second << min(h.failures-1, 10)
	var later fetch.Unavailable
	if errors.As(err, &later) {
		pause = max(pause, later.After)
	}
	h.until = now.Add(min(pause, longestHostPause))
}

// isOutage reports whether an error is one of the whole server, not of one file.
func isOutage(err error) bool {
	var answer fetch.Unavailable
	if errors.As(err, &answer) {
		return answer.Status == 429 || answer.Status == 503
	}
	var refused *os.SyscallError
	return errors.As(err, &refused)
}

// isLocal reports whether an error is one of this machine's disk.
func isLocal(err error) bool {
	var path *fs.PathError
	var link *os.LinkError
	return errors.As(err, &path) || errors.As(err, &link)
}

// next takes the next file whose server is open. When the queue is empty the store is asked for more. When all in it are of servers that
// are busy, it is asked for those of others, once between two looks because that takes long.
func (f *Fetcher) next(ctx context.Context) (imports.DueRemote, bool) {
	if len(f.queue) == 0 && !f.requested {
		f.fill(ctx, (*host).isPaused)
		f.requested = len(f.queue) == 0
	}
	if r, ok := f.pop(); ok || f.requestedOthers {
		return r, ok
	}
	f.requestedOthers = true
	f.fill(ctx, func(h *host, now time.Time) bool { return !h.isOpen(now) })
	return f.pop()
}

// fill adds files that are due to the queue, except those of some servers.
func (f *Fetcher) fill(ctx context.Context, except func(*host, time.Time) bool) {
	f.forget()
	var not []string
	for name, h := range f.hosts {
		if except(h, f.Now()) {
			not = append(not, name)
		}
	}
	list, err := f.Store.Imports.DueRemotes(ctx, f.Now(), dueAtOnce+len(f.busy), not)
	if err != nil && ctx.Err() == nil {
		slog.Error("files to fetch could not be listed", "err", err)
	}
	for _, r := range list {
		if !f.busy[r.Name] && !slices.ContainsFunc(f.queue, func(q imports.DueRemote) bool { return q.Name == r.Name }) {
			f.queue = append(f.queue, r)
		}
	}
}

func (f *Fetcher) pop() (r imports.DueRemote, ok bool) {
	at := slices.IndexFunc(f.queue, func(r imports.DueRemote) bool { return f.hostOf(r).isOpen(f.Now()) })
	if at < 0 {
		return r, false
	}
	r = f.queue[at]
	f.queue = slices.Delete(f.queue, at, at+1)
	return r, true
}

// forget drops servers that nothing is known of.
func (f *Fetcher) forget() {
	for name, h := range f.hosts {
		if h.running == 0 && h.failures == 0 {
			delete(f.hosts, name)
		}
	}
}

// resultOf is what the store notes of a file: it is there, is tried again after a pause, or is given up.
func (f *Fetcher) resultOf(r fetched) imports.RemoteResult {
	result := imports.RemoteResult{Name: r.remote.Name, File: r.file}
	if r.err == nil {
		return result
	}
	result.Problem = r.err.Error()
	if isFinal(r.err) || r.remote.Tries+1 >= limits.RemoteFileTries {
		slog.Warn("a picture or document of another server was given up; gevel pictures lists it", "host", r.remote.Host, "err", r.err)
		return result
	}
	pause := limits.RemoteFilePause << (2 * r.remote.Tries)
	var later fetch.Unavailable
	if errors.As(r.err, &later) {
		pause = max(pause, later.After)
	}
	result.Again = f.Now().Add(min(pause, limits.RemoteFileLongestPause))
	return result
}
