package server

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/gevel/gevel/auth/principal"
)

// Names of the session cookie. Browsers accept the first for this host and over https only; the second is for addresses without https, such
// as localhost.
const (
	hostCookie  = "__Host-session"
	plainCookie = "session"
)

// Names of the cookie that marks a browser on which an owner signed in before; the first is for https.
const (
	hostDevice  = "__Host-device"
	plainDevice = "device"
)

// withPrincipal returns the request's context with its principal: network address, session and API key. A request that another site sent
// is anonymous and cannot sign in.
func (s *Server) withPrincipal(w http.ResponseWriter, r *http.Request) context.Context {
	secure := s.isSecure(r)
	p := &principal.Principal{Address: s.settings.Proxies.address(r), APIKey: principal.Of(r.Context()).APIKey, NoSession: isForeign(r),
		SetSession: func(token string, ends time.Time) { setSessionCookie(w, secure, token, ends) },
		SetDevice:  func(token string, ends time.Time) { setCookie(w, deviceName(secure), secure, token, ends) }}
	if !p.NoSession {
		p.Session, p.Device = sessionToken(r, secure), cookieValue(r, deviceName(secure))
	}
	return principal.With(r.Context(), p)
}

// isForeign reports whether another site's page sent the request, whatever its method.
func isForeign(r *http.Request) bool {
	site := r.Header.Get("Sec-Fetch-Site")
	return site == "cross-site" || site == "same-site" || http.NewCrossOriginProtection().Check(r) != nil
}

func cookieName(secure bool) string {
	if secure {
		return hostCookie
	}
	return plainCookie
}

func deviceName(secure bool) string {
	if secure {
		return hostDevice
	}
	return plainDevice
}

func sessionToken(r *http.Request, secure bool) string { return cookieValue(r, cookieName(secure)) }

func cookieValue(r *http.Request, name string) string {
	c, err := r.Cookie(name)
	if err != nil {
		return ""
	}
	return c.Value
}

// setSessionCookie sets the session cookie, or deletes it when the token is "".
func setSessionCookie(w http.ResponseWriter, secure bool, token string, ends time.Time) {
	setCookie(w, cookieName(secure), secure, token, ends)
}

// setCookie sets a token's cookie, or deletes it when the token is "". It is HttpOnly and SameSite, so neither scripts nor other sites'
// requests carry it.
func setCookie(w http.ResponseWriter, name string, secure bool, token string, ends time.Time) {
	c := &http.Cookie{Name: name, Value: token, Path: "/", Expires: ends, Secure: secure, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if token == "" {
		c.Expires, c.MaxAge = time.Time{}, -1
	}
	http.SetCookie(w, c)
}

// isSecure reports whether the client uses https: to this program, by the public address, or to a trusted proxy.
func (s *Server) isSecure(r *http.Request) bool {
	return strings.HasPrefix(s.settings.Origin, "https://") || s.settings.Proxies.secure(r)
}
