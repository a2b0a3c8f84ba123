package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// ErrHost says that an address leads to a server that is not among those allowed.
var ErrHost = errors.New("the address leads to a server that the settings do not allow")

// Unavailable is the answer of a server that wants to be asked later.
type Unavailable struct {
	Status int
	After  time.Duration // 0 when the server does not say
}

func unavailable(answer *http.Response) Unavailable {
	after, _ := RetryAfter(answer.Header)
	return Unavailable{answer.StatusCode, after}
}

func (e Unavailable) Error() string { return fmt.Sprintf("the server answered %d", e.Status) }

// Save writes what an address answers, of at most so many bytes, as it comes. hosts are the servers that the address and its redirects may
// name: img.example.com, or *.example.com for all names below; none allows any. How long it may take is up to ctx. Errors do not repeat the
// address.
func (c *Client) Save(ctx context.Context, address string, hosts []string, to io.Writer, most int64) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil || CheckAddress(address) != nil {
		return ErrAddress
	}
	if !among(r.URL, hosts) {
		return ErrHost
	}
	client := c.http
	client.Timeout = 0
	client.CheckRedirect = func(r *http.Request, before []*http.Request) error {
		if !among(r.URL, hosts) {
			return ErrHost
		}
		return redirect(r, before)
	}
	response, err := client.Do(r)
	if err != nil {
		return withoutAddress(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return unavailable(response)
	}
	return copyAtMost(to, response.Body, most)
}

func copyAtMost(to io.Writer, from io.Reader, most int64) error {
	n, err := io.Copy(to, io.LimitReader(from, most+1))
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		return ErrHalf
	case err == nil && n > most:
		return ErrTooLarge
	}
	return err
}

func among(u *url.URL, hosts []string) bool {
	host := strings.ToLower(u.Hostname())
	for _, h := range hosts {
		parent, below := strings.CutPrefix(strings.ToLower(h), "*")
		if below && strings.HasSuffix(host, parent) && parent != "" || host == strings.ToLower(h) {
			return true
		}
	}
	return len(hosts) == 0
}
