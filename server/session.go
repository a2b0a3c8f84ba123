package server

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/gevel/gevel/auth/principal"
)

// Names of the cookies: the session of an owner, the mark of a browser on which one signed in before, and the same of staff at the desk.
const (
	ownerCookie      = "session"
	deviceCookie     = "device"
	deskCookie       = "desk"
	deskDeviceCookie = "desk-device"
)

// hostPrefix is before the names where the client uses https: browsers accept such a cookie for this host and over https only.
const hostPrefix = "__Host-"

// withPrincipal returns the request's context with its principal: network address, session and API key. A request that another site sent
// is anonymous and cannot sign in.
func (s *Server) withPrincipal(w http.ResponseWriter, r *http.Request) context.Context {
	secure := s.isSecure(r)
	set := func(name string, site http.SameSite) func(string, time.Time) {
		return func(token string, ends time.Time) { setCookie(w, cookieName(name, secure), secure, site, token, ends) }
	}
	p := &principal.Principal{Address: s.settings.Proxies.Address(r), APIKey: principal.Of(r.Context()).APIKey, NoSession: s.isForeign(r),
		Browser: r.UserAgent(), Unattended: r.Header.Get("Gevel-Unattended") != "",
		SetSession: set(ownerCookie, http.SameSiteLaxMode), SetDevice: set(deviceCookie, http.SameSiteLaxMode),
		SetDesk: set(deskCookie, http.SameSiteStrictMode), SetDeskDevice: set(deskDeviceCookie, http.SameSiteStrictMode)}
	if !p.NoSession {
		p.Session, p.Device = token(r, ownerCookie, secure), token(r, deviceCookie, secure)
		p.Desk, p.DeskDevice = token(r, deskCookie, secure), token(r, deskDeviceCookie, secure)
	}
	return principal.With(r.Context(), p)
}

// isForeign reports whether another site's page sent the request, whatever its method.
func (s *Server) isForeign(r *http.Request) bool {
	site := r.Header.Get("Sec-Fetch-Site")
	return site == "cross-site" || site == "same-site" || s.ownPages.Check(r) != nil
}

// protection refuses forms of other sites. The pages of the public address are trusted also where the request names another host: a proxy
// may rewrite Host, and browsers before 2023 do not send Sec-Fetch-Site.
func protection(origin string) *http.CrossOriginProtection {
	p := http.NewCrossOriginProtection()
	if origin != "" {
		if err := p.AddTrustedOrigin(origin); err != nil {
			slog.Error("the forms of the public address are not trusted", "origin", origin, "err", err)
		}
	}
	return p
}

func cookieName(name string, secure bool) string {
	if secure {
		return hostPrefix + name
	}
	return name
}

func sessionToken(r *http.Request, secure bool) string { return token(r, ownerCookie, secure) }

// hasSession reports whether a request may be an owner's or of staff, so that its answer may hold what others may not see.
func hasSession(r *http.Request, secure bool) bool {
	return sessionToken(r, secure) != "" || token(r, deskCookie, secure) != ""
}

// token returns the value of a cookie, "" for none.
func token(r *http.Request, name string, secure bool) string {
	c, err := r.Cookie(cookieName(name, secure))
	if err != nil {
		return ""
	}
	return c.Value
}

// setCookie sets a token's cookie, or deletes it when the token is "". It is HttpOnly and SameSite, so neither scripts nor other sites'
// requests carry it.
func setCookie(w http.ResponseWriter, name string, secure bool, site http.SameSite, token string, ends time.Time) {
	c := &http.Cookie{Name: name, Value: token, Path: "/", Expires: ends, Secure: secure, HttpOnly: true, SameSite: site}
	if token == "" {
		c.Expires, c.MaxAge = time.Time{}, -1
	}
	http.SetCookie(w, c)
}

// isSecure reports whether the client uses https: to this program, by the public address, or to a trusted proxy.
func (s *Server) isSecure(r *http.Request) bool {
	return strings.HasPrefix(s.settings.Origin, "https://") || s.settings.Proxies.Secure(r)
}
