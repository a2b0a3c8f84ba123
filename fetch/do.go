package fetch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
)

// ErrHalf says that an answer ended before its end.
var ErrHalf = errors.New("the answer was cut off")

// Request is a request to another company's server. Body is nil for none.
type Request struct {
	Method, Address string
	Header          http.Header
	Body            []byte
}

// Response is an answer, whatever its status.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
}

// Do sends a request and reads the answer, of at most so many bytes. It follows no redirect, so nothing is sent to another server than the
// one that the address names. Errors do not repeat the address.
func (c *Client) Do(ctx context.Context, q Request, most int64) (a Response, err error) {
	if err := CheckAddress(q.Address); err != nil {
		return a, err
	}
	r, err := http.NewRequestWithContext(ctx, q.Method, q.Address, bytes.NewReader(q.Body))
	if err != nil {
		return a, ErrAddress
	}
	if r.Header = q.Header.Clone(); r.Header == nil {
		r.Header = http.Header{}
	}
	acceptPacked(r)
	client := c.http
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	response, err := client.Do(r)
	if err != nil {
		return a, Unreached{withoutAddress(err)}
	}
	defer response.Body.Close()
	body, err := read(response, most)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = ErrHalf
	}
	if err == nil {
		err = ctx.Err() // a server may end its answer when it sees that the client hangs up, just before the connection is closed
	}
	return Response{response.StatusCode, response.Header, body.Body}, err
}
