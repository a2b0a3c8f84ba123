package server

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/server/pageviews"
)

// countPage counts a view of a property's page, but no prefetch and no HEAD request.
func (s *Server) countPage(r *http.Request, property int) {
	if property == 0 || r.Method != http.MethodGet || isAhead(r) {
		return
	}
	s.count(r, property, traffic.SourceOf(r.Referer(), r.URL.Query(), s.host(r)))
}

// countTravel counts a view of a property's page that a visitor reached within the app, without loading a document. Only this site's own
// pages may send it.
func (s *Server) countTravel(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	number, err := strconv.Atoi(r.PathValue("number"))
	if err != nil || !s.isOwnPage(r) {
		http.Error(w, "page views are reported by this site's own pages only", http.StatusForbidden)
		return
	}
	s.count(r, number, traffic.FromSite)
	w.WriteHeader(http.StatusNoContent)
}

// isOwnPage reports whether a page of this site sent the request, by Sec-Fetch-Site or Origin.
func (s *Server) isOwnPage(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site != "" {
		return site == "same-origin"
	}
	return r.Header.Get("Origin") == s.origin(r)
}

func (s *Server) count(r *http.Request, property int, source traffic.Source) {
	s.pageViews.Count(pageviews.View{Property: property, Source: source, At: s.settings.Now(), Address: s.settings.Proxies.Address(r),
		Agent: r.UserAgent(),
		Token: sessionToken(r, s.isSecure(r))})
}

// isAhead reports whether a browser prefetches the page, or does not fetch it to show it.
func isAhead(r *http.Request) bool {
	purpose := r.Header.Get("Sec-Purpose") + r.Header.Get("Purpose") + r.Header.Get("X-Moz")
	dest := r.Header.Get("Sec-Fetch-Dest")
	return strings.Contains(purpose, "pre") || dest != "" && dest != "document"
}

// host returns the host of the site's own pages.
func (s *Server) host(r *http.Request) string {
	_, host, _ := strings.Cut(s.origin(r), "://")
	return host
}
