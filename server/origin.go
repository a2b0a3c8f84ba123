package server

import (
	"cmp"
	"net/http"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/network"
)

// origin returns scheme and host of the site: as configured, else those of the request when they are well formed, else http://localhost.
func (s *Server) origin(r *http.Request) string {
	switch {
	case s.settings.Origin != "":
		return s.settings.Origin
	case !network.IsHost(r.Host):
		return "http://localhost"
	case s.settings.Proxies.Secure(r):
		return "https://" + network.Authority(r.Host, ":443")
	}
	return "http://" + network.Authority(r.Host, ":80")
}

// madeFor returns the origin for which pages and files are made: the configured one, or one that stands for every host, which each answer
// has its own in place of.
func (s *Server) madeFor() string { return cmp.Or(s.settings.Origin, cache.AnyOrigin) }
