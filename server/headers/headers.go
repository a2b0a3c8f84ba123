// Package headers writes the headers that answers of the site have alike: what browsers may do, what they may load, how long they cache.
//
// No page holds a script that runs, so the policy allows none. The styles of a page are allowed by their hash.
package headers

import (
	"net/http"
	"regexp"
	"strings"
)

// Headers of many responses. They are written into the map as they are: Header.Set would check the name and allocate each time.
var (
	nosniff  = []string{"nosniff"}
	referrer = []string{"strict-origin-when-cross-origin"}
	// noDevices switches off browser features the site does not use. Its own pages may ask where the visitor is, for a search around.
	noDevices = []string{"camera=(), microphone=(), geolocation=(self), payment=(), usb=(), midi=(), display-capture=()"}
	// yearOfTLS makes browsers use https for a year (HSTS), on this host only: the agency decides about its subdomains.
	yearOfTLS = []string{"max-age=31536000"}
	// Revalidated lets browsers keep an answer and ask each time whether it is still right.
	Revalidated = []string{"no-cache"}
)

// Values of Cache-Control.
const (
	// OfOwner is that of an answer that may hold one owner's data.
	OfOwner = "private, no-store"
	// ForGood is that of a file that never changes: other content has another address.
	ForGood = "public, max-age=31536000, immutable"
)

// SetSecurity sets what every answer of the site has, whoever gives it: a redirect and an error too. secure is for answers over TLS.
func SetSecurity(h http.Header, secure bool) {
	h["X-Content-Type-Options"] = nosniff
	h["Referrer-Policy"] = referrer
	h["Permissions-Policy"] = noDevices
	h["Content-Security-Policy"] = loadsOwn
	if secure {
		h["Strict-Transport-Security"] = yearOfTLS
	}
}

// ReadRange takes a header Range out that is of another unit than bytes, as it means nothing then (RFC 9110, 14.2); net/http would refuse
// it, and bytes that are not written in lower case. The last 0 bytes are none of any file (14.1.2), for which net/http has an answer.
func ReadRange(h http.Header) {
	said := h["Range"]
	if said == nil {
		return
	}
	unit, ranges, _ := strings.Cut(said[0], "=")
	if !strings.EqualFold(unit, "bytes") {
		delete(h, "Range")
		return
	}
	list := strings.Split(ranges, ",")
	for i, one := range list {
		if lastNone.MatchString(one) {
			list[i] = behindAll
		}
	}
	h["Range"] = []string{"bytes=" + strings.Join(list, ",")}
}

var lastNone = regexp.MustCompile(`^\s*-0+\s*$`)

// behindAll is a range behind the end of any file.
const behindAll = "9223372036854775807-"

// loadsOwn is the policy of what loads nothing from other hosts.
var loadsOwn = []string{policyText(nil)}
