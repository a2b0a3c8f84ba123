package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/limits"
)

// Errors of servers whose files are read in parts.
var (
	ErrNoRanges = errors.New("the server does not give parts of a file (ranges)")
	ErrStalled  = errors.New("the server sent nothing for " + limits.StreetsStall.String())
)

// Chosen returns a client for an address that the operator chose, which may lead to any network and need not be https.
func Chosen() *Client {
	c := New()
	c.Reachable, c.plain = func(netip.Addr) bool { return true }, true
	return c
}

// Part is a part of a file at another server. Version is the same text as long as the file is the same; "" when the server does not say.
// Body gives ErrStalled when nothing comes for limits.StreetsStall.
type Part struct {
	Body    io.ReadCloser
	Version string
	Size    uint64 // of the whole file
}

// Range reads length bytes of a file from an offset on; of a shorter file, what there is of them. Another answer than 206 is Unavailable or
// ErrNoRanges. Errors do not repeat the address.
func (c *Client) Range(ctx context.Context, address string, offset, length uint64) (*Part, error) {
	if err := c.checkAddress(address); err != nil {
		return nil, err
	}
	ctx, end := context.WithCancelCause(ctx)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		end(nil)
		return nil, ErrAddress
	}
	r.Header.Set("Range", fmt.Sprintf("bytes=%d-%d", offset, offset+length-1))
	stall := time.AfterFunc(limits.StreetsStall, func() { end(ErrStalled) })
	body := &stalling{timer: stall, ctx: ctx, end: end}
	client := c.http
	client.Timeout = 0
	client.CheckRedirect = func(r *http.Request, before []*http.Request) error {
		if len(before) > limits.FetchRedirects {
			return errors.New("the address redirects too often")
		}
		return c.checkAddress(r.URL.String())
	}
	answer, err := client.Do(r)
	if err != nil {
		err = body.cause(withoutAddress(err))
		body.Close()
		return nil, Unreached{err}
	}
	body.body = answer.Body
	part := &Part{Body: body, Version: versionOf(answer.Header)}
	if part.Size, err = partOf(answer, offset, length); err != nil {
		body.Close()
		return nil, err
	}
	return part, nil
}

// partOf checks that an answer is the part that was requested, and returns the size of the whole file.
func partOf(answer *http.Response, offset, length uint64) (size uint64, err error) {
	switch answer.StatusCode {
	case http.StatusPartialContent:
	case http.StatusOK:
		return 0, ErrNoRanges
	default:
		return 0, unavailable(answer)
	}
	from, all, _ := strings.Cut(strings.TrimPrefix(answer.Header.Get("Content-Range"), "bytes "), "/")
	size, err = strconv.ParseUint(all, 10, 64)
	if err != nil || size <= offset || from != fmt.Sprintf("%d-%d", offset, min(offset+length, size)-1) {
		return 0, ErrNoRanges
	}
	return size, nil
}

// versionOf is the entity tag of an answer or, without one, when the file changed last.
func versionOf(h http.Header) string {
	if tag := h.Get("ETag"); tag != "" {
		return tag
	}
	return h.Get("Last-Modified")
}

// checkAddress is CheckAddress, and lets http pass for an address that the operator chose.
func (c *Client) checkAddress(address string) error {
	if u, err := url.Parse(address); c.plain && err == nil && u.Scheme == "http" && u.Hostname() != "" && u.User == nil {
		return nil
	}
	return CheckAddress(address)
}

// stalling is the body of an answer that ends when nothing comes for a while.
type stalling struct {
	body  io.ReadCloser
	timer *time.Timer
	ctx   context.Context
	end   context.CancelCauseFunc
}

// Read is part of io.Reader.
func (s *stalling) Read(p []byte) (int, error) {
	s.timer.Reset(limits.StreetsStall)
	n, err := s.body.Read(p)
	if err != nil && err != io.EOF {
		err = s.cause(withoutAddress(err))
	}
	return n, err
}

// cause is why the request was ended from here, else the error itself.
func (s *stalling) cause(err error) error {
	if why := context.Cause(s.ctx); why != nil {
		return why
	}
	return err
}

// Close is part of io.Closer.
func (s *stalling) Close() error {
	s.timer.Stop()
	s.end(nil)
	if s.body == nil {
		return nil
	}
	return s.body.Close()
}
