package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/acmetest"
)

// secureSite is a program that speaks https on this machine under names of the internet, and its certificate authority.
type secureSite struct {
	served
	dir, https, http string
	authority        *acmetest.Authority
}

// startSecure starts an authority, whose certificates are good for some seconds, and a program that has none yet. The authority checks
// the given ports.
func startSecure(t *testing.T, seconds int, check func(s *secureSite) (httpAddr, tlsAddr string)) *secureSite {
	t.Helper()
	dir, store := filled(t)
	store.Close()
	s := &secureSite{dir: dir, https: freeAddress(t), http: freeAddress(t)}
	httpAddr, tlsAddr := check(s)
	s.authority = acmetest.Start(t, acmetest.Settings{HTTPPort: portOf(httpAddr), TLSPort: portOf(tlsAddr), Seconds: seconds})
	return s
}

func portOf(addr string) string {
	_, port, _ := net.SplitHostPort(addr)
	return port
}

// run starts the program, at its own addresses or at those that systemd holds.
func (s *secureSite) run(t *testing.T, sockets ...*os.File) {
	t.Helper()
	s.served = serveFilled(t, s.dir, sockets, []string{"SSL_CERT_FILE=" + s.authority.Trust}, "-tls", "www.example.com,example.com",
		"-acme", s.authority.Directory, "-addr", s.https, "-http", s.http)
}

// client is a visitor's browser, which trusts the authority. Every name leads to the program.
func (s *secureSite) client(t *testing.T) *http.Client {
	t.Helper()
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(s.authority.Root(t))
	dial := func(ctx context.Context, network, addr string) (net.Conn, error) {
		to := s.https
		if strings.HasSuffix(addr, ":80") {
			to = s.http
		}
		return (&net.Dialer{}).DialContext(ctx, network, to)
	}
	transport := &http.Transport{DialContext: dial, TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true,
		DisableKeepAlives: true}
	return &http.Client{Transport: transport, Timeout: 5 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

// get waits until an address is answered over TLS.
func get(t *testing.T, client *http.Client, address string) *http.Response {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(100 * time.Millisecond) {
		response, err := client.Get(address)
		if err == nil {
			io.Copy(io.Discard, response.Body)
			response.Body.Close()
			return response
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

func serial(r *http.Response) string { return r.TLS.PeerCertificates[0].SerialNumber.String() }
