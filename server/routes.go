package server

import (
	"net/http"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/server/atom"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/deskhttp"
	"github.com/gevel/gevel/server/embed"
	"github.com/gevel/gevel/server/epc"
	"github.com/gevel/gevel/server/guide"
	"github.com/gevel/gevel/server/qrcode"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/share"
	"github.com/gevel/gevel/server/sitemap"
	"github.com/gevel/gevel/server/webapp"
)

// routes says what answers each address. Of several patterns the most specific one counts, whatever their order.
func (s *Server) routes(app *webapp.App, assistants http.Handler) {
	s.pages = s.buffer.Handler(buffer.ReadsItself, http.HandlerFunc(s.servePage))
	s.take("/mcp", limits.GraphBodyBytes, assistants)
	s.fileRoutes(app)
	s.pictureRoutes(app)
	s.embedRoutes(app)
	s.graphRoutes(app)
	s.linkRoutes()
	s.deskRoutes(app)
	s.setUpRoutes(app)
	s.operatorRoutes()
	s.robotRoutes()
	s.handleFunc("POST /visits/{number}", s.countTravel)
	s.pageAt("/")
}

// take adds a route whose requests may have a body of so many bytes. Every route stands behind the buffer, so that no client's pace holds
// what others need.
func (s *Server) take(pattern string, body int64, h http.Handler) {
	s.mux.Handle(pattern, s.buffer.Handler(body, h))
}

// handle adds a route whose requests have no body.
func (s *Server) handle(pattern string, h http.Handler) { s.take(pattern, 0, h) }

// pageAt lets an address be a page of the web app, to which a form may be posted.
func (s *Server) pageAt(pattern string) {
	s.take(pattern, buffer.ReadsItself, http.HandlerFunc(s.servePage))
}

func (s *Server) handleFunc(pattern string, h http.HandlerFunc) { s.take(pattern, 0, h) }

// fileRoutes are the files of the web app.
func (s *Server) fileRoutes(app *webapp.App) {
	s.handleFunc("GET /favicon.ico", app.Icon)
	for _, name := range app.Files.Top {
		s.handle("/"+name, app.Files)
	}
	for _, path := range []string{"/assets/", "/desk/assets/", "/playground/assets/", "/embed/homes.js", "/window/screen.js"} {
		s.handle(path, app.Files)
	}
	for _, l := range locale.Languages {
		s.handleFunc("GET /"+string(l)+"/manifest.webmanifest", webapp.ServeManifest(s.files, l))
	}
}

// pictureRoutes are pictures, documents and the map.
func (s *Server) pictureRoutes(app *webapp.App) {
	s.handle("/media/", http.StripPrefix("/media/", s.Media))
	s.handleFunc("/map/{$}", app.Frame.Handler(s.store, s.policy))
	if s.settings.Streets != nil {
		s.handle("/map/streets/", s.settings.Streets)
	}
	s.pageAt("/map") // the mux would redirect in its own way
	s.handleFunc("GET /images/epc/{region}/{file}", epc.Serve)
	s.handleFunc("GET /qr/{kind}/{file}", qrcode.Codes{Files: s.files}.Serve)
	pictures := share.Pictures{Files: s.files, Sizes: s.Media.Pictures, Meter: s.meter,
		Drawing: make(chan struct{}, limits.SharePicturesAtOnce)}
	s.handleFunc("GET /share/{language}/{kind}/{file}", pictures.Serve)
}

// embedRoutes are what pages of other sites show.
func (s *Server) embedRoutes(app *webapp.App) {
	s.handleFunc("GET /embed/homes/{$}", app.Embedded.Handler(s.store))
	s.handleFunc("GET /embed/{$}", s.guides.ServeEmbeds)
	s.pageAt("/embed")       // the mux would redirect in its own way
	s.pageAt("/embed/homes") // the mux would redirect in its own way
	links := embed.OEmbeds{Files: s.files, Afford: s.afford, Match: s.matchPath}
	s.handle("GET /oembed", allOrigins.Handler(http.HandlerFunc(links.Serve)))
}

// graphRoutes are the graph, and what belongs to it for integrators.
func (s *Server) graphRoutes(app *webapp.App) {
	s.take("/graphql", buffer.ReadsItself, s.graphQL())
	s.take("/graphql/{$}", buffer.ReadsItself, s.graphQL()) // a client would send again what it is redirected with, or not
	s.handle("/playground/{$}", app.Playground)
	s.handleFunc("GET /integrators/{$}", s.guides.Serve)
	s.handle("/schema.graphqls", allOrigins.Handler(guide.SchemaFile()))
	s.handle("/export/properties.jsonl", s.exportHandler())
	captchas := allOrigins.Handler(s.captcha.Handler(s.settings.Proxies.Address)) // forms on other sites need captchas too
	s.handle("/captcha", captchas)
	s.handle("/captcha/", captchas)
}

// linkRoutes are the addresses that emails, calendars and CRMs have.
func (s *Server) linkRoutes() {
	l := s.secret
	s.take("/unsubscribe", limits.SheetBytes, http.HandlerFunc(l.Unsubscribe))
	s.handleFunc("GET /documents/{token}", l.Downloads("documents.zip", l.Documents))
	s.handleFunc("GET /uploads/{token}", l.Downloads("files.zip", l.VisitorsFiles))
	s.handleFunc("GET /owner/papers/{number}/{file}", s.serveOwnerDocument)
	s.handleFunc("GET /agents/{file}", l.ServeAgentFeed)
	s.handleFunc("GET /open-days/{language}/{file}", s.serveOpenDays)
	s.take("POST /crm/{kind}/{name}", limits.CRMEventBytes, http.HandlerFunc(s.serveCRMEvent))
}

// deskRoutes are the agency's desk, and files that it writes.
func (s *Server) deskRoutes(app *webapp.App) {
	s.handle("/desk/", app.Desk)
	s.take("/desk/graphql", buffer.ReadsItself, s.deskGraphQL())
	s.handleFunc("GET "+parts.PreviewPath+"{token}/{path...}", s.servePreview)
	files := deskhttp.Files{Desk: s.desk, Store: s.store, Media: s.settings.Media, Principal: s.withPrincipal}
	s.take("POST /desk/leads.csv", limits.SheetBytes, http.HandlerFunc(files.LeadSheet))
	s.take("POST /desk/log.csv", limits.SheetBytes, http.HandlerFunc(files.LogSheet))
	s.take("POST /desk/folder.zip", limits.SheetBytes, http.HandlerFunc(files.Folder))
	s.take("POST /desk/delivery", buffer.ReadsItself, http.HandlerFunc(files.Delivery))
	s.handleFunc("GET "+deskhttp.ExamplePath, files.Example)
	s.take("POST /desk/timetable", buffer.ReadsItself, http.HandlerFunc(files.Timetable))
	s.take("POST /desk/person.json", limits.SheetBytes, http.HandlerFunc(files.PersonFile))
	s.take("POST /desk/person.html", limits.SheetBytes, http.HandlerFunc(files.PersonPage))
}

// operatorRoutes say how the site is doing, and give files to the other machines of a cluster.
func (s *Server) operatorRoutes() {
	s.handleFunc("/healthz", s.health)
	s.handleFunc("/readyz", s.ready)
	s.take("POST "+ProxyCheckPath+"{token}", buffer.ReadsItself, s.proxyCheck(s.leads.Key))
	if given, ok := s.Media.Given(); ok {
		s.handleFunc("GET "+cluster.Path, func(w http.ResponseWriter, r *http.Request) { given.ServeHTTP(buffer.Direct(w), r) })
	}
}

// robotRoutes are for search engines, language models and feed readers.
func (s *Server) robotRoutes() {
	sitemaps, feeds := sitemap.Sitemaps{Files: s.files}, atom.Feeds{Files: s.files}
	s.take("/{file}", buffer.ReadsItself, s.top(sitemaps))
	s.handleFunc("GET /robots.txt", sitemaps.ServeRobots)
	s.handleFunc("GET /llms.txt", sitemaps.ServeLLMs)
	s.handleFunc("GET /sitemap.xml", sitemaps.ServeIndex)
	for _, l := range locale.Languages {
		s.handleFunc("GET /"+string(l)+"/feed.xml", feeds.Serve(l))
	}
}

// top serves addresses of one part: a sitemap, or else a page.
func (s *Server) top(sitemaps sitemap.Sitemaps) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		file := sitemaps.File(r.PathValue("file"))
		if file == nil || r.Method != http.MethodGet && r.Method != http.MethodHead {
			s.servePage(w, r)
			return
		}
		file(w, r)
	}
}

// matchPath has the web app read the path of a page.
func (s *Server) matchPath(c *agency.Catalog, path string, l locale.Language) (render.Match, error) {
	v := s.ofVersion(c)
	return s.pool.Match(render.Location{URL: path, Languages: v.languages, Language: string(l), Unpublished: v.unpublished})
}
