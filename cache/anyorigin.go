package cache

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"net/url"
	"strings"
	"sync"

	"github.com/gevel/gevel/limits"
)

// AnyOrigin stands for scheme and host of the site in a text that is made once for every host at which a site without a configured origin
// is asked. Body.At puts the host of the request in its place. It is random, so that no text of an agency or a visitor has it.
var AnyOrigin = "http://" + strings.ToLower(rand.Text()) + ".invalid"

// escapedOrigin is AnyOrigin as a value of a query string.
var escapedOrigin = url.QueryEscape(AnyOrigin)

// anyOrigin is what a body has in which AnyOrigin stands: how often, as it is and escaped, and the hosts for which it is cached compressed.
type anyOrigin struct {
	plain, escaped int
	mutex          sync.Mutex
	hosts          []*atHost
}

// atHost is a body for one host, and how often it was asked for more than those that found no place.
type atHost struct {
	body *Body
	uses int
}

// NewBodyAt returns a body whose text was made for an origin. One for AnyOrigin is sent with At.
func NewBodyAt(origin, contentType string, plain []byte) *Body {
	if origin != AnyOrigin {
		return NewBody(contentType, plain)
	}
	a := &anyOrigin{plain: bytes.Count(plain, []byte(AnyOrigin)), escaped: bytes.Count(plain, []byte(escapedOrigin))}
	if a.plain+a.escaped == 0 {
		return NewBody(contentType, plain)
	}
	b := NewBody(contentType, plain)
	b.places, b.digest = a, sha256.Sum256(replaceOrigin(plain, "", a.escaped)) // the same in every process
	return b
}

// At returns the body for a request's origin: itself, unless AnyOrigin stands in it. Compressed forms are cached for the few hosts
// that ask most often; for any other the body is made and compressed for this one answer.
func (b *Body) At(origin string) *Body {
	if b.places == nil {
		return b
	}
	a := b.places
	a.mutex.Lock()
	defer a.mutex.Unlock()
	for _, h := range a.hosts {
		if h.body.origin == origin {
			h.uses++
			return h.body
		}
	}
	own := b.bodyAt(origin)
	if len(a.hosts) < limits.PackedHosts {
		a.hosts = append(a.hosts, &atHost{own, 1})
		return own
	}
	least := a.hosts[0]
	for _, h := range a.hosts {
		if h.uses < least.uses {
			least = h
		}
	}
	if least.uses--; least.uses == 0 {
		least.body, least.uses = own, 1
		return own
	}
	own.passing = true
	return own
}

// bodyAt returns the body for an origin, which reads its text from b.
func (b *Body) bodyAt(origin string) *Body {
	size := b.size + b.places.plain*(len(origin)-len(AnyOrigin)) + b.places.escaped*(len(url.QueryEscape(origin))-len(escapedOrigin))
	own := newBody(b.contentType, size, sha256.Sum256(append(b.digest[:], origin...)))
	own.of, own.origin, own.recount = b, origin, b.recount
	return own
}

// replaceOrigin puts an origin in the place of AnyOrigin, which stands escaped so many times.
func replaceOrigin(text []byte, origin string, escaped int) []byte {
	text = bytes.ReplaceAll(text, []byte(AnyOrigin), []byte(origin))
	if escaped > 0 {
		text = bytes.ReplaceAll(text, []byte(escapedOrigin), []byte(url.QueryEscape(origin)))
	}
	return text
}

// weight is the memory of the forms for single hosts, with room for all of these.
func (a *anyOrigin) weight() int {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	weight := limits.PackedHosts * 2 * bodyBytes // a long name of a host beside the body
	for _, h := range a.hosts {
		weight += len(h.body.zstd.made()) + len(h.body.gzip.made())
	}
	return weight
}
