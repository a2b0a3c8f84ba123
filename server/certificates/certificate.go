package certificates

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
	"golang.org/x/net/idna"
)

// Folder has the certificates and their keys, within the data folder.
func Folder(dir string) string { return filepath.Join(dir, "certificates") }

// Store gets, stores and renews the certificates of the site's names. They and their keys are in a folder that only its owner may
// read.
type Store struct {
	names   []string
	manager *autocert.Manager
	said    authorityAnswer

	sync.Mutex
	refused map[string]refusal // of names without a certificate
}

// refusal is why there is no certificate yet, and how long the authority is left alone: it blocks whoever asks too often.
type refusal struct {
	why   error
	until time.Time
	wait  time.Duration
}

// New gets the certificates of some names from an authority, by the address of its directory, and stores them in the data folder.
func New(names []string, authority, dir, userAgent string) *Store {
	c := &Store{names: names, refused: map[string]refusal{}}
	client := &acme.Client{DirectoryURL: authority, HTTPClient: fetch.Watched(c.said.note), UserAgent: userAgent}
	c.manager = &autocert.Manager{Prompt: autocert.AcceptTOS, Cache: autocert.DirCache(Folder(dir)), Client: client,
		HostPolicy: c.allow}
	return c
}

// allow refuses names that are not ours. The authority asks with a port when it is not the usual one.
func (c *Store) allow(_ context.Context, host string) error {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	if !slices.Contains(c.names, host) {
		return errOtherName
	}
	return nil
}

var errOtherName = errors.New("this site has another name")

// Config speaks HTTP/2 and HTTP/1.1, and lets the authority see that the name is ours.
func (c *Store) Config() *tls.Config {
	config := c.manager.TLSConfig()
	config.GetCertificate = c.get
	return config
}

// OverHTTP lets the authority see over plain http that the names are ours, and leads all other requests to rest.
func (c *Store) OverHTTP(rest http.Handler) http.Handler { return c.manager.HTTPHandler(rest) }

// get answers the beginning of a connection. Each name has one certificate, of a kind that all browsers of the last ten years accept: with
// several kinds, strangers could make the program order more of them. Only the authority's look at a name, which speaks nothing but
// acme.ALPNProto and orders nothing, is left to the manager as it is.
func (c *Store) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	if slices.Equal(hello.SupportedProtos, []string{acme.ALPNProto}) {
		return c.manager.GetCertificate(hello)
	}
	name, err := idna.Lookup.ToASCII(hello.ServerName) // in small letters
	if err != nil || !slices.Contains(c.names, name) {
		return nil, errOtherName
	}
	if why := c.refusedNow(name); why != nil {
		return nil, why
	}
	certificate, err := c.manager.GetCertificate(&tls.ClientHelloInfo{ServerName: name,
		CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}})
	if err != nil {
		return nil, c.refuse(name, c.said.because(err))
	}
	return certificate, nil
}

func (c *Store) refusedNow(name string) error {
	c.Lock()
	defer c.Unlock()
	if r, ok := c.refused[name]; ok && time.Now().Before(r.until) {
		return r.why
	}
	return nil
}

// refuse notes that a name got no certificate. Whoever waited for the same answer changes nothing.
func (c *Store) refuse(name string, why error) error {
	c.Lock()
	defer c.Unlock()
	r := c.refused[name]
	if time.Now().Before(r.until) {
		return r.why
	}
	wait := min(max(2*r.wait, limits.CertificateWait), limits.CertificateLongestWait)
	c.refused[name] = refusal{why: why, until: time.Now().Add(wait), wait: wait}
	return why
}

// Follow gets what is missing and says how the certificates are, until the context ends.
func (c *Store) Follow(ctx context.Context) {
	known := map[string]time.Time{}
	for {
		next := time.Hour
		for _, name := range c.names {
			next = min(next, c.check(name, known))
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(next):
		}
	}
}

// check logs once until when a certificate is valid, and each time when there is none or its renewal is overdue. It returns when to check
// again.
func (c *Store) check(name string, known map[string]time.Time) time.Duration {
	certificate, err := c.get(&tls.ClientHelloInfo{ServerName: name})
	if err != nil {
		slog.Error("there is no certificate, so https does not work", "name", name, "error", err)
		return limits.CertificateWait
	}
	leaf := certificate.Leaf
	if IsLate(leaf) {
		slog.Error("a certificate could not be renewed; the old one serves on until it ends", "name", name, "ends", leaf.NotAfter,
			"error", c.said.because(errors.New("the authority did not see that the name leads here")))
	} else if !known[name].Equal(leaf.NotAfter) {
		slog.Info("a certificate is in use", "name", name, "ends", leaf.NotAfter)
		known[name] = leaf.NotAfter
	}
	return max(min(time.Hour, lifeOf(leaf)/20), time.Second)
}

func lifeOf(leaf *x509.Certificate) time.Duration { return leaf.NotAfter.Sub(leaf.NotBefore) }

// IsLate reports whether a certificate should have been renewed. That is begun when a third of its life or a month is left, whichever is
// less; it is late when a quarter of that time went by, for 90 days when 22.5 are left.
func IsLate(leaf *x509.Certificate) bool {
	return time.Until(leaf.NotAfter) < min(lifeOf(leaf)/3, 30*24*time.Hour)*3/4
}
