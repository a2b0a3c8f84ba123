package fetch

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"net/textproto"
	"net/url"
	"strings"
	"syscall"

	"github.com/gevel/gevel/limits"
)

// Errors of addresses and answers.
var (
	ErrAddress  = errors.New("the address must begin with https:// and name a host, without a user name")
	ErrPrivate  = errors.New("the address leads to a private network")
	ErrTooLarge = errors.New("the answer is too large")
)

// Unreached says that a server was not reached, that it did not answer in time, or that the connection to it broke off.
type Unreached struct{ error }

// Unwrap gives the reason.
func (u Unreached) Unwrap() error { return u.error }

// Client reads addresses. Reachable decides which network addresses it may connect to, after the name was resolved.
type Client struct {
	Reachable func(netip.Addr) bool
	http      http.Client
	plain     bool // http is allowed too
}

// Answer is what an address answered. Body is nil when it is unchanged since the entity tag that was sent.
type Answer struct {
	Body      []byte
	ETag      string
	Unchanged bool
}

// New returns a client that reaches public network addresses only. It makes a connection for each request, because most servers are asked
// for one thing now and then; Keeping and ReuseConnections are for those that are asked for many.
func New() *Client {
	c := &Client{Reachable: IsPublic}
	c.http = http.Client{
		Timeout:       limits.FetchTime,
		Transport:     &http.Transport{DialContext: c.dial, DisableKeepAlives: true, MaxResponseHeaderBytes: 64 << 10},
		CheckRedirect: redirect,
	}
	return c
}

// Trust makes the client accept certificates of these authorities alone, instead of those that the system trusts.
func (c *Client) Trust(authorities *x509.CertPool) {
	c.http.Transport.(*http.Transport).TLSClientConfig = &tls.Config{RootCAs: authorities}
}

func (c *Client) dial(ctx context.Context, network, address string) (net.Conn, error) {
	d := net.Dialer{Control: func(_, address string, _ syscall.RawConn) error { return c.check(address) }}
	return d.DialContext(ctx, network, address)
}

// check refuses a connection to a network address that may not be reached. It is asked for each address that a name resolves to, at the
// moment of connecting, so a name cannot be pointed elsewhere after a check.
func (c *Client) check(address string) error {
	at, err := netip.ParseAddrPort(address)
	if err != nil || !c.Reachable(at.Addr().Unmap()) {
		return ErrPrivate
	}
	return nil
}

func redirect(r *http.Request, before []*http.Request) error {
	if len(before) > limits.FetchRedirects {
		return errors.New("the address redirects too often")
	}
	return CheckAddress(r.URL.String())
}

// CheckAddress returns ErrAddress for an address that Get would not read, whatever it leads to.
func CheckAddress(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" || u.Hostname() == "" || u.User != nil {
		return ErrAddress
	}
	return nil
}

// CheckPublic is CheckAddress, and returns ErrPrivate for an address that is written as one of a private network. What a host's name leads
// to is checked whenever it is reached.
func CheckPublic(address string) error {
	if err := CheckAddress(address); err != nil {
		return err
	}
	u, err := url.Parse(address)
	if err != nil {
		return ErrAddress
	}
	if ip, err := netip.ParseAddr(u.Hostname()); err == nil && !IsPublic(ip) {
		return ErrPrivate
	}
	return nil
}

// Get reads an address, of at most so many bytes. etag is that of the last answer, empty for none. An answer other than 200 or 304 is
// Unavailable. Errors do not repeat the address, which may be a secret.
func (c *Client) Get(ctx context.Context, address, etag string, most int64) (a Answer, err error) {
	if err := CheckAddress(address); err != nil {
		return a, err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return a, ErrAddress
	}
	if etag != "" {
		r.Header.Set("If-None-Match", etag)
	}
	acceptPacked(r)
	response, err := c.http.Do(r)
	if err != nil {
		return a, Unreached{withoutAddress(err)}
	}
	defer response.Body.Close()
	switch response.StatusCode {
	case http.StatusNotModified:
		return Answer{ETag: etag, Unchanged: true}, nil
	case http.StatusOK:
		return read(response, most)
	}
	return a, Unavailable{Status: response.StatusCode}
}

func read(response *http.Response, most int64) (a Answer, err error) {
	body, err := readAtMost(response.Body, most)
	for range mostPacked {
		if err == nil && bytes.HasPrefix(body, gzipMark) {
			body, err = unpacked(body, most)
		}
	}
	if errors.Is(err, ErrTooLarge) {
		return a, err
	}
	if err != nil {
		return a, Unreached{withoutAddress(err)}
	}
	return Answer{Body: body, ETag: response.Header.Get("ETag")}, nil
}

func withoutAddress(err error) error {
	var with *url.Error
	if errors.As(err, &with) {
		err = with.Err
	}
	return unquoted{err}
}

// unquoted is an error of net/http without what it quotes of an answer that is no HTTP.
type unquoted struct{ error }

// Unwrap gives the reason.
func (u unquoted) Unwrap() error { return u.error }

func (u unquoted) Error() string {
	var line textproto.ProtocolError // it has the line without quotes
	if errors.As(u.error, &line) {
		return "the answer is no HTTP"
	}
	text, _, _ := strings.Cut(u.error.Error(), `"`)
	return strings.TrimRight(text, ": ")
}
