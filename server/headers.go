package server

import "net/http"

// Headers of many responses. They are written into the map as they are: Header.Set would check the name and allocate each time.
var (
	nosniff  = []string{"nosniff"}
	referrer = []string{"strict-origin-when-cross-origin"}
	// noDevices switches off browser features the site does not use.
	noDevices = []string{"camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()"}
	// yearOfTLS makes browsers use https for a year (HSTS), on this host only: the agency decides about its subdomains.
	yearOfTLS = []string{"max-age=31536000"}
	// revalidated lets browsers keep an answer and ask each time whether it is still right.
	revalidated = []string{"no-cache"}
)

// Values of Cache-Control.
const (
	// ofOwner is that of an answer that may hold one owner's data.
	ofOwner = "private, no-store"
	// forGood is that of a file that never changes: other content has another address.
	forGood = "public, max-age=31536000, immutable"
)

// setCommonHeaders sets the headers of every response. A handler may replace them.
func (s *Server) setCommonHeaders(h http.Header, r *http.Request) {
	SetSecurityHeaders(h, s.settings.Proxies.secure(r))
}

// SetSecurityHeaders sets what every answer of the site has, whoever gives it: a redirect and an error too. secure is for answers over TLS.
func SetSecurityHeaders(h http.Header, secure bool) {
	h["X-Content-Type-Options"] = nosniff
	h["Referrer-Policy"] = referrer
	h["Permissions-Policy"] = noDevices
	h["Content-Security-Policy"] = loadsOwn
	if secure {
		h["Strict-Transport-Security"] = yearOfTLS
	}
}

// loadsOwn is the policy of what loads nothing from other hosts.
var loadsOwn = []string{policyText(nil)}
