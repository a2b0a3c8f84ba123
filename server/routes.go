package server

import (
	"net/http"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/server/epc"
)

// routes says what answers each address: the web app, what assistants ask, and the server's own.
func (s *Server) routes(app *webApp, assistants http.Handler) {
	if s.peers != nil {
		s.mux.Handle("GET "+cluster.Path, s.peers.given())
	}
	s.mux.Handle("/mcp", assistants)
	files := newStatic(app.client)
	s.mux.HandleFunc("GET /favicon.ico", app.icon)
	s.mux.HandleFunc("GET /integrators/{$}", s.serveGuide)
	s.mux.Handle("/assets/", files)
	for _, name := range files.top {
		s.mux.Handle("/"+name, files)
	}
	s.mux.Handle("/media/", http.StripPrefix("/media/", http.HandlerFunc(s.serveMedia)))
	s.mux.HandleFunc("/map/{$}", func(w http.ResponseWriter, r *http.Request) { s.serveMapFrame(w, r, app.frame) })
	if s.settings.Streets != nil {
		s.mux.Handle("/map/streets/", s.settings.Streets)
	}
	s.mux.HandleFunc("/map", s.servePage) // the mux would redirect in its own way
	s.mux.HandleFunc("GET /images/epc/{region}/{file}", epc.Serve)
	s.mux.HandleFunc("GET /qr/{kind}/{file}", s.serveQR)
	s.mux.HandleFunc("GET /share/{language}/{kind}/{file}", s.serveShare)
	s.mux.Handle("/embed/homes.js", files)
	s.mux.Handle("/window/screen.js", files)
	s.mux.HandleFunc("GET /embed/homes/{$}", func(w http.ResponseWriter, r *http.Request) { s.serveEmbed(w, r, app.embedded) })
	s.mux.HandleFunc("GET /embed/{$}", s.serveEmbedGuide)
	s.mux.HandleFunc("/embed", s.servePage)       // the mux would redirect in its own way
	s.mux.HandleFunc("/embed/homes", s.servePage) // the mux would redirect in its own way
	s.mux.Handle("GET /oembed", allOrigins.Handler(http.HandlerFunc(s.serveOEmbed)))
	s.mux.Handle("/graphql", s.graphQL())
	s.mux.Handle("/playground/{$}", app.play)
	s.mux.Handle("/playground/assets/", files)
	s.mux.Handle("/desk/", app.desk)
	s.mux.Handle("/desk/assets/", files)
	s.mux.Handle("/schema.graphqls", newSchemaFile())
	s.mux.Handle("/export/properties.jsonl", s.exportHandler())
	captchas := allOrigins.Handler(s.captcha.Handler(s.settings.Proxies.address)) // forms on other sites need captchas too
	s.mux.Handle("/captcha", captchas)
	s.mux.Handle("/captcha/", captchas)
	s.mux.HandleFunc("/unsubscribe", s.unsubscribe)
	s.mux.HandleFunc("GET /documents/{token}", s.downloads("documents.zip", s.documentsOfLink))
	s.mux.HandleFunc("GET /uploads/{token}", s.downloads("files.zip", s.visitorsFiles))
	s.mux.HandleFunc("GET /agents/{file}", s.serveAgentFeed)
	s.mux.HandleFunc("GET /open-days/{language}/{file}", s.serveOpenDays)
	s.mux.HandleFunc("POST /crm/{kind}/{name}", s.serveCRMEvent)
	s.mux.HandleFunc("GET /owner/papers/{number}/{file}", s.serveOwnerDocument)
	s.mux.HandleFunc("GET "+parts.PreviewPath+"{token}/{path...}", s.servePreview)
	s.mux.HandleFunc("POST /desk/leads.csv", s.serveSheet)
	s.mux.HandleFunc("POST /desk/log.csv", s.serveLogSheet)
	s.mux.HandleFunc("POST /desk/folder.zip", s.serveFolder)
	s.mux.HandleFunc("POST /desk/person.json", s.servePersonFile)
	s.mux.HandleFunc("POST /desk/person.html", s.servePersonPage)
	s.mux.HandleFunc("POST /visits/{number}", s.countTravel)
	s.mux.HandleFunc("/healthz", s.health)
	s.mux.HandleFunc("/readyz", s.ready)
	s.mux.HandleFunc("GET /robots.txt", s.serveRobots)
	s.mux.HandleFunc("GET /llms.txt", s.serveLLMs)
	s.mux.HandleFunc("GET /sitemap.xml", s.serveSitemapIndex)
	s.mux.HandleFunc("/{file}", s.serveTop)
	for _, l := range locale.Languages {
		s.mux.HandleFunc("GET /"+string(l)+"/feed.xml", s.serveFeed(l))
		s.mux.HandleFunc("GET /"+string(l)+"/manifest.webmanifest", s.serveManifest(l))
	}
	s.mux.HandleFunc("/", s.servePage)
}
