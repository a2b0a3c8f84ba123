package server

import "net/http"

// noDevices are the abilities of a browser that neither the site nor anything in it uses.
const noDevices = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()"

// yearOfTLS tells browsers to come by TLS for a year; other names of the agency are its own affair.
const yearOfTLS = "max-age=31536000"

// sayAlways sets what every answer says. An answer with needs of its own says otherwise later.
func (s *Server) setCommonHeaders(h http.Header, r *http.Request) {
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
	h.Set("Permissions-Policy", noDevices)
	h.Set("Content-Security-Policy", s.policy.own())
	if s.settings.Proxies.secure(r) {
		h.Set("Strict-Transport-Security", yearOfTLS)
	}
}
