package server

import "net/http"

// noDevices switches off browser features the site does not use (Permissions-Policy).
const noDevices = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()"

// yearOfTLS makes browsers use https for a year (HSTS), on this host only: the agency decides about its subdomains.
const yearOfTLS = "max-age=31536000"

// setCommonHeaders sets the headers of every response. A handler may replace them.
func (s *Server) setCommonHeaders(h http.Header, r *http.Request) {
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
	h.Set("Permissions-Policy", noDevices)
	h.Set("Content-Security-Policy", s.policy.own())
	if s.settings.Proxies.secure(r) {
		h.Set("Strict-Transport-Security", yearOfTLS)
	}
}
