package server

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/gevel/gevel/auth"
)

// Names of the cookie that holds a session's token. Browsers take the first for this very host and over https only; the second is for
// addresses without https, such as those on one's own machine.
const (
	hostCookie  = "__Host-session"
	plainCookie = "session"
)

// Names of the cookie by which a browser is known on which an owner signed in; the first over https.
const (
	hostDevice  = "__Host-device"
	plainDevice = "device"
)

// withCaller lets the graph know who asks. A request from another site asks for nobody and cannot sign in.
func (s *Server) withCaller(w http.ResponseWriter, r *http.Request) context.Context {
	c := &auth.Caller{Address: s.leads.SenderOf(s.settings.Proxies.address(r)), Foreign: isForeign(r)}
	secure := s.isSecure(r)
	if !c.Foreign {
		c.Token, c.Device = sessionToken(r, secure), cookieValue(r, deviceName(secure))
	}
	c.Keep = func(token string, ends time.Time) { setSessionCookie(w, secure, token, ends) }
	c.KeepDevice = func(token string, ends time.Time) { setCookie(w, deviceName(secure), secure, token, ends) }
	return auth.WithCaller(r.Context(), c)
}

// isForeign tells whether a page of another site sent a request, reading or changing.
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

// keepSession has the browser keep the token of a session, or drop it when it is "".
func setSessionCookie(w http.ResponseWriter, secure bool, token string, ends time.Time) {
	setCookie(w, cookieName(secure), secure, token, ends)
}

// keepCookie has the browser keep a token, or drop it when it is "". No script can read it, and requests that other sites make do
// not bring it.
func setCookie(w http.ResponseWriter, name string, secure bool, token string, ends time.Time) {
	c := &http.Cookie{Name: name, Value: token, Path: "/", Expires: ends, Secure: secure, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if token == "" {
		c.Expires, c.MaxAge = time.Time{}, -1
	}
	http.SetCookie(w, c)
}

// isSecure tells whether the visitor came by https: to this program, to the public address, or to a proxy that is believed.
func (s *Server) isSecure(r *http.Request) bool {
	return strings.HasPrefix(s.settings.Origin, "https://") || s.settings.Proxies.secure(r)
}
