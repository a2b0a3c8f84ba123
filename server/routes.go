package server

import (
	"net/http"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/server/epc"
)

// routes says what answers each address. Of several patterns the most specific one counts, whatever their order.
func (s *Server) routes(app *webApp, assistants http.Handler) {
	s.mux.Handle("/mcp", assistants)
	s.fileRoutes(app)
	s.pictureRoutes(app)
	s.embedRoutes(app)
	s.graphRoutes(app)
	s.linkRoutes()
	s.deskRoutes(app)
	s.operatorRoutes()
	s.robotRoutes()
	s.mux.HandleFunc("POST /visits/{number}", s.countTravel)
	s.mux.HandleFunc("/{file}", s.serveTop)
	s.mux.HandleFunc("/", s.servePage)
}

// fileRoutes are the files of the web app.
func (s *Server) fileRoutes(app *webApp) {
	files := newStatic(app.client)
	s.mux.HandleFunc("GET /favicon.ico", app.icon)
	for _, name := range files.top {
		s.mux.Handle("/"+name, files)
	}
	for _, path := range []string{"/assets/", "/desk/assets/", "/playground/assets/", "/embed/homes.js", "/window/screen.js"} {
		s.mux.Handle(path, files)
	}
	for _, l := range locale.Languages {
		s.mux.HandleFunc("GET /"+string(l)+"/manifest.webmanifest", s.serveManifest(l))
	}
}

// pictureRoutes are pictures, documents and the map.
func (s *Server) pictureRoutes(app *webApp) {
	s.mux.Handle("/media/", http.StripPrefix("/media/", http.HandlerFunc(s.serveMedia)))
	s.mux.HandleFunc("/map/{$}", func(w http.ResponseWriter, r *http.Request) { s.serveMapFrame(w, r, app.frame) })
	if s.settings.Streets != nil {
		s.mux.Handle("/map/streets/", s.settings.Streets)
	}
	s.mux.HandleFunc("/map", s.servePage) // the mux would redirect in its own way
	s.mux.HandleFunc("GET /images/epc/{region}/{file}", epc.Serve)
	s.mux.HandleFunc("GET /qr/{kind}/{file}", s.serveQR)
	s.mux.HandleFunc("GET /share/{language}/{kind}/{file}", s.serveShare)
}

// embedRoutes are what pages of other sites show.
func (s *Server) embedRoutes(app *webApp) {
	s.mux.HandleFunc("GET /embed/homes/{$}", func(w http.ResponseWriter, r *http.Request) { s.serveEmbed(w, r, app.embedded) })
	s.mux.HandleFunc("GET /embed/{$}", s.serveEmbedGuide)
	s.mux.HandleFunc("/embed", s.servePage)       // the mux would redirect in its own way
	s.mux.HandleFunc("/embed/homes", s.servePage) // the mux would redirect in its own way
	s.mux.Handle("GET /oembed", allOrigins.Handler(http.HandlerFunc(s.serveOEmbed)))
}

// graphRoutes are the graph, and what belongs to it for integrators.
func (s *Server) graphRoutes(app *webApp) {
	s.mux.Handle("/graphql", s.graphQL())
	s.mux.Handle("/playground/{$}", app.play)
	s.mux.HandleFunc("GET /integrators/{$}", s.serveGuide)
	s.mux.Handle("/schema.graphqls", newSchemaFile())
	s.mux.Handle("/export/properties.jsonl", s.exportHandler())
	captchas := allOrigins.Handler(s.captcha.Handler(s.settings.Proxies.address)) // forms on other sites need captchas too
	s.mux.Handle("/captcha", captchas)
	s.mux.Handle("/captcha/", captchas)
}

// linkRoutes are the addresses that emails, calendars and CRMs have.
func (s *Server) linkRoutes() {
	s.mux.HandleFunc("/unsubscribe", s.unsubscribe)
	s.mux.HandleFunc("GET /documents/{token}", s.downloads("documents.zip", s.documentsOfLink))
	s.mux.HandleFunc("GET /uploads/{token}", s.downloads("files.zip", s.visitorsFiles))
	s.mux.HandleFunc("GET /owner/papers/{number}/{file}", s.serveOwnerDocument)
	s.mux.HandleFunc("GET /agents/{file}", s.serveAgentFeed)
	s.mux.HandleFunc("GET /open-days/{language}/{file}", s.serveOpenDays)
	s.mux.HandleFunc("POST /crm/{kind}/{name}", s.serveCRMEvent)
}

// deskRoutes are the agency's desk, and files that it writes.
func (s *Server) deskRoutes(app *webApp) {
	s.mux.Handle("/desk/", app.desk)
	s.mux.HandleFunc("GET "+parts.PreviewPath+"{token}/{path...}", s.servePreview)
	s.mux.HandleFunc("POST /desk/leads.csv", s.serveSheet)
	s.mux.HandleFunc("POST /desk/log.csv", s.serveLogSheet)
	s.mux.HandleFunc("POST /desk/folder.zip", s.serveFolder)
	s.mux.HandleFunc("POST /desk/person.json", s.servePersonFile)
	s.mux.HandleFunc("POST /desk/person.html", s.servePersonPage)
}

// operatorRoutes say how the site is doing, and give files to the other machines of a cluster.
func (s *Server) operatorRoutes() {
	s.mux.HandleFunc("/healthz", s.health)
	s.mux.HandleFunc("/readyz", s.ready)
	if s.peers != nil {
		s.mux.Handle("GET "+cluster.Path, s.peers.given())
	}
}

// robotRoutes are for search engines, language models and feed readers.
func (s *Server) robotRoutes() {
	s.mux.HandleFunc("GET /robots.txt", s.serveRobots)
	s.mux.HandleFunc("GET /llms.txt", s.serveLLMs)
	s.mux.HandleFunc("GET /sitemap.xml", s.serveSitemapIndex)
	for _, l := range locale.Languages {
		s.mux.HandleFunc("GET /"+string(l)+"/feed.xml", s.serveFeed(l))
	}
}
