package server

import (
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/basemap"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/desk"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/captcha"
	"github.com/gevel/gevel/server/guide"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/media"
	"github.com/gevel/gevel/server/overload"
	"github.com/gevel/gevel/server/pageviews"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/secretlink"
	"github.com/gevel/gevel/server/streets"
	"github.com/gevel/gevel/server/traffic"
	"github.com/gevel/gevel/server/upload"
	"github.com/gevel/gevel/setup"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/webhook"
)

// Settings are chosen by the operator.
type Settings struct {
	// Origin is scheme and host of the site's public address, as in canonical links; "" takes them from each request.
	Origin string
	// Home is the origin of links in emails when Origin is not set. It never comes from a request, whose sender could choose it.
	Home string
	// Media is the folder of pictures, videos and documents.
	Media string
	// Streets is the file that the map draws its streets from, if it is there; nil for none ever.
	Streets *streets.Current
	// Basemap fetches that file for the desk; nil where the operator chose one.
	Basemap *basemap.Fetcher
	// Uploads is the folder of what visitors send.
	Uploads string
	// Deliveries is the folder of files with properties that wait at the desk; "" where none is taken.
	Deliveries string
	// Emails is the folder of emails that go to no mail server; "" for none.
	Emails string
	// Proxies are the trusted proxies before the site.
	Proxies network.Proxies
	// Wake notifies the mail sender that emails wait; it may be nil.
	Wake func()
	// Mail is what the desk may do with the mail server.
	Mail staff.MailServer
	// Fetch is the client that speaks with linked CRMs and reads agents' calendars; nil for one that reaches public addresses alone.
	Fetch *fetch.Client
	// LogRequests writes a line of the log for each request.
	LogRequests bool
	// Peers are the other machines of a cluster; nil on one machine.
	Peers *cluster.Peers
	// LinkHold is how long a link or webhook stays taken after its run was killed; 0 for limits.CRMHold and limits.WebhookHold.
	LinkHold time.Duration
	// Now is the clock of forms, emails, appointments, links that end, and what is done now and then; nil for the computer's, by which the
	// store says what is on offer today and how long work may take is measured.
	Now func() time.Time
}

// Server is the whole site as an http.Handler.
type Server struct {
	settings     Settings
	store        *db.Store
	graph        *graph.Graph
	desk         *desk.Graph
	site         *render.Site
	pool         *render.Pool
	answers      *cache.ByAnswer[respond.Key, *cache.Body]
	free         *respond.Bodies
	uses         *ratelimit.Counter
	files        *respond.Files
	Media        *media.Folder
	captcha      *captcha.Service
	policy       *headers.Policy
	version      atomic.Pointer[ofVersion]
	uploads      *upload.Folder
	leads        *leads.Service
	secret       *secretlink.Links
	links        *link.Service
	webhooks     *webhook.Service
	crmEvents    chan struct{} // signals that an event of a CRM waits
	auth         *auth.Service
	setup        *setup.Service
	pageViews    *pageviews.Counter
	crowd        *overload.Gate // work that is not cached
	gate         *idle.Gate
	traffic      *traffic.Counter
	readiness    readiness
	guides       *guide.Guides
	ownPages     *http.CrossOriginProtection
	mux          *http.ServeMux
	buffer       *buffer.Buffer
	pages        http.Handler // servePage behind the buffer
	withTimeouts http.Handler
}

// ServeHTTP serves a request within the limits for slow clients.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.withTimeouts.ServeHTTP(w, r) }

// serve gives the request an id, sets the common headers and dispatches.
func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	ctx, id := traffic.WithID(r.Context())
	r = r.WithContext(principal.With(ctx, &principal.Principal{Address: s.settings.Proxies.Address(r), NoSession: true}))
	defer s.note(w, r, time.Now())
	if r.URL.Path != "/healthz" && r.URL.Path != "/readyz" { // programs ask for these all the time
		s.gate.Note()
		defer s.gate.Note()
	}
	w.Header()["X-Request-Id"] = []string{id}
	headers.SetSecurity(w.Header(), s.settings.Proxies.Secure(r))
	headers.ReadRange(r.Header)
	if s.waitsForSetUp(w, r) {
		return
	}
	if strings.Contains(r.URL.Path, "//") {
		s.pages.ServeHTTP(w, r) // the mux would answer with a redirect of its own
		return
	}
	s.mux.ServeHTTP(w, r)
}

// EndStreams ends all subscriptions, so that a stopping server need not wait for them. It is called once.
func (s *Server) EndStreams() {
	s.graph.EndStreams()
	s.desk.EndStreams()
}

// Close writes the counted page views and frees the JavaScript engines. No request may be running.
func (s *Server) Close() error {
	s.pageViews.Close()
	return s.pool.Close()
}

// clientOf returns what a request is counted as where many share something.
func clientOf(r *http.Request) network.Client { return principal.Of(r.Context()).Client() }
