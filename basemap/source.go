package basemap

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// source reads parts of an archive at another server, all of the same version.
type source struct {
	client   *fetch.Client
	address  string
	version  string // of the first answer, with its size
	size     uint64
	requests int
	pause    func(ctx context.Context, d time.Duration) error
}

// errWriting is an error of what the bytes are written to: no other request helps.
type errWriting struct{ error }

// Unwrap gives the reason.
func (e errWriting) Unwrap() error { return e.error }

// copy writes length bytes from an offset on. A request that breaks off goes on where it was; one that brings nothing is tried again,
// limits.StreetsTries times.
func (s *source) copy(ctx context.Context, to io.Writer, offset, length uint64) error {
	for failed := 0; length > 0; {
		n, err := s.request(ctx, to, offset, length)
		offset, length = offset+n, length-n
		switch {
		case err == nil && length > 0 && offset >= s.size: // the archive is shorter
			return io.ErrUnexpectedEOF
		case err == nil:
			continue
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case !again(err):
			return err
		}
		if failed++; n > 0 {
			failed = 1
		}
		if failed == limits.StreetsTries {
			return err
		}
		if err := s.pause(ctx, waitAfter(err, failed)); err != nil {
			return err
		}
	}
	return nil
}

// waitAfter is how long to wait after so many failures: as long as the server says, within the longest pause.
func waitAfter(err error, failed int) time.Duration {
	wait := limits.StreetsPause << (failed - 1)
	var busy fetch.Unavailable
	if errors.As(err, &busy) {
		wait = max(wait, min(busy.After, limits.StreetsPause<<limits.StreetsTries))
	}
	return wait
}

// sleep waits, and ends with the context.
func sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-t.C:
		return nil
	}
}

// again says whether a request may be tried again: the connection broke off, or the server is busy.
func again(err error) bool {
	var answered fetch.Unavailable
	if errors.As(err, &answered) {
		return answered.Status >= 500 || answered.Status == http.StatusRequestTimeout || answered.Status == http.StatusTooManyRequests
	}
	for _, final := range []error{fetch.ErrNoRanges, fetch.ErrAddress, fetch.ErrPrivate, ErrChanged, ErrMany} {
		if errors.Is(err, final) {
			return false
		}
	}
	return !errors.As(err, new(errWriting))
}

// request writes what one request brings.
func (s *source) request(ctx context.Context, to io.Writer, offset, length uint64) (n uint64, err error) {
	if s.requests++; s.requests > limits.StreetsRequests {
		return 0, ErrMany
	}
	part, err := s.client.Range(ctx, s.address, offset, length)
	if err != nil {
		return 0, err
	}
	defer part.Body.Close()
	if s.size == 0 {
		s.version, s.size = part.Version, part.Size
	}
	if part.Version != s.version || part.Size != s.size {
		return 0, ErrChanged
	}
	out := &counted{to: to}
	_, err = io.Copy(out, io.LimitReader(part.Body, int64(length)))
	if err == nil && out.n == 0 {
		err = io.ErrUnexpectedEOF
	}
	if out.err != nil {
		err = errWriting{out.err}
	}
	return out.n, err
}

// counted counts what is written, and remembers an error of writing, which is none of reading.
type counted struct {
	to  io.Writer
	n   uint64
	err error
}

// Write is part of io.Writer.
func (c *counted) Write(p []byte) (int, error) {
	n, err := c.to.Write(p)
	c.n, c.err = c.n+uint64(n), err
	return n, err
}

// bytes reads a part into memory.
func (s *source) bytes(ctx context.Context, offset, length uint64) ([]byte, error) {
	var b bytes.Buffer
	err := s.copy(ctx, &b, offset, length)
	return b.Bytes(), err
}
