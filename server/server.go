// Package server answers HTTP: pages, the graph, pictures and the files of the web app.
package server

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/captcha"
	"github.com/gevel/gevel/server/epc"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/pageviews"
	"github.com/gevel/gevel/server/picture"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/timeout"
	"github.com/gevel/gevel/server/upload"
)

// Settings are chosen by the operator.
type Settings struct {
	// Origin is scheme and host of the site's public address, as in canonical links; "" takes them from each request.
	Origin string
	// Home is the origin of links in emails when Origin is not set. It never comes from a request, whose sender could choose it.
	Home string
	// Media is the folder of pictures, videos and documents.
	Media string
	// Uploads is the folder of what visitors send.
	Uploads string
	// Proxies are the trusted proxies before the site.
	Proxies Proxies
	// Wake tells the mail sender that emails wait; it may be nil.
	Wake func()
}

// Server is the whole site as an http.Handler.
type Server struct {
	settings     Settings
	store        *db.Store
	graph        *graph.Graph
	site         *render.Site
	pool         *render.Pool
	answers      *cache.ByAnswer[bodyKey, *cache.Body]
	free         *bodies
	costs        *ratelimit.Limit
	linkOpens    *ratelimit.Limit // downloads by links of emails
	files        *bodies
	pictures     *picture.Maker
	originals    *originals
	captcha      *captcha.Service
	policy       *policy
	version      atomic.Pointer[ofVersion]
	uploads      *upload.Folder
	leads        *leads.Service
	auth         *auth.Service
	pageViews    *pageviews.Counter
	gate         *idle.Gate
	guide        string // as newGuide makes it
	mux          *http.ServeMux
	withTimeouts http.Handler
}

// New returns the site of a store and a built web app (web.Dist). It fails when the app is not built.
func New(store *db.Store, dist fs.FS, settings Settings) (*Server, error) {
	documents, err := readDocuments(dist)
	if err != nil {
		return nil, err
	}
	pool, err := newPool(dist)
	if err != nil {
		return nil, err
	}
	client, err := fs.Sub(dist, "client")
	if err != nil {
		return nil, err
	}
	assets, err := render.ReadAssets(client)
	if err != nil {
		return nil, err
	}
	key, err := store.SigningKey(context.Background())
	if err != nil {
		return nil, err
	}
	uploads, err := upload.OpenFolder(settings.Uploads)
	if err != nil {
		return nil, err
	}
	s := &Server{settings: settings, store: store, pool: pool, policy: newPolicy(assets.CSS, render.Start),
		captcha: captcha.New(key, store), uploads: uploads, mux: http.NewServeMux(),
		answers: cache.NewByAnswer(limits.AnswerCacheBytes, weighBody), free: cache.New(limits.FreeAnswerCacheBytes, weighBody),
		costs: ratelimit.NewLimit(time.Now), linkOpens: ratelimit.NewLimit(time.Now),
		files: cache.New(limits.FileCacheBytes, weighBody), pictures: picture.NewMaker(settings.Media),
		originals: openOriginals(settings.Media), gate: idle.NewGate()}
	s.leads = &leads.Service{Store: store, Key: key, Captcha: s.captcha, Uploads: uploads, Fetch: fetch.New(),
		Origin: cmp.Or(settings.Origin, settings.Home),
		Now:    time.Now, Wake: settings.Wake}
	if settings.Wake == nil {
		s.leads.Wake = func() {}
	}
	s.auth = &auth.Service{Leads: s.leads, Hasher: auth.NewHasher()}
	s.graph = graph.New(store, s.auth, documents)
	s.graph.EnableImport(settings.Media)
	s.site = render.NewSite(pool, assets, s.graph)
	frame, err := readMapFrame(client)
	if err != nil {
		return nil, err
	}
	play, err := newPlayground(client)
	if err != nil {
		return nil, err
	}
	icon, err := favicon(client)
	if err != nil {
		return nil, err
	}
	if s.guide, err = newGuide(); err != nil {
		return nil, err
	}
	s.mux.HandleFunc("GET /favicon.ico", icon)
	s.mux.HandleFunc("GET /integrators/{$}", s.serveGuide)
	s.routes(client, frame, play)
	s.withTimeouts = timeout.Default.Handler(http.HandlerFunc(s.serve))
	s.pageViews = pageviews.Start(store)
	return s, nil
}

func readDocuments(dist fs.FS) (documents map[string]string, err error) {
	text, err := fs.ReadFile(dist, "documents.json")
	if err != nil {
		return nil, fmt.Errorf("the web app is not built (run just build): %w", err)
	}
	return documents, json.Unmarshal(text, &documents)
}

func newPool(dist fs.FS) (*render.Pool, error) {
	bytecode, err := fs.ReadFile(dist, "server/server.bin")
	if err != nil {
		return nil, fmt.Errorf("the web app is not built (run just build): %w", err)
	}
	return render.NewPool(max(2, runtime.NumCPU()), func() (render.Engine, error) { return render.NewQuickJS(bytecode) }), nil
}

func (s *Server) routes(client fs.FS, frame *cache.Body, play playground) {
	files := newStatic(client)
	s.mux.Handle("/assets/", files)
	for _, name := range files.top {
		s.mux.Handle("/"+name, files)
	}
	s.mux.Handle("/media/", http.StripPrefix("/media/", http.HandlerFunc(s.serveMedia)))
	s.mux.HandleFunc("/map/{$}", func(w http.ResponseWriter, r *http.Request) { s.serveMapFrame(w, r, frame) })
	s.mux.HandleFunc("/map", s.servePage) // the mux would redirect in its own way
	s.mux.HandleFunc("GET /images/epc/{region}/{file}", epc.Serve)
	s.mux.HandleFunc("GET /qr/{kind}/{file}", s.serveQR)
	s.mux.Handle("/graphql", s.graphQL())
	s.mux.Handle("/playground/{$}", play)
	s.mux.Handle("/playground/assets/", files)
	s.mux.Handle("/schema.graphqls", newSchemaFile())
	s.mux.Handle("/export/properties.jsonl", s.exportHandler())
	captchas := allOrigins.Handler(s.captcha.Handler(s.settings.Proxies.address)) // forms on other sites need captchas too
	s.mux.Handle("/captcha", captchas)
	s.mux.Handle("/captcha/", captchas)
	s.mux.HandleFunc("/unsubscribe", s.unsubscribe)
	s.mux.HandleFunc("GET /documents/{token}", s.downloads("documents.zip", s.documentsOfLink))
	s.mux.HandleFunc("GET /uploads/{token}", s.downloads("files.zip", s.visitorsFiles))
	s.mux.HandleFunc("GET /agents/{file}", s.serveAgentFeed)
	s.mux.HandleFunc("GET /owner/papers/{number}/{file}", s.serveOwnerDocument)
	s.mux.HandleFunc("POST /visits/{number}", s.countTravel)
	s.mux.HandleFunc("/healthz", s.health)
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

// ServeHTTP serves a request within the limits for slow clients.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.withTimeouts.ServeHTTP(w, r) }

// serve sets the common headers and dispatches.
func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path != "/healthz" { // programs ask for that all the time
		s.gate.Note()
		defer s.gate.Note()
	}
	s.setCommonHeaders(w.Header(), r)
	if strings.Contains(r.URL.Path, "//") {
		s.servePage(w, r) // the mux would answer with a redirect of its own
		return
	}
	s.mux.ServeHTTP(w, r)
}

// WarmPictures makes the missing sizes of the media folder's pictures, until all exist or ctx ends. Visitors go first.
func (s *Server) WarmPictures(ctx context.Context) {
	entries, err := os.ReadDir(s.settings.Media)
	if err != nil {
		slog.Warn("the media folder cannot be read", "err", err)
		return
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.Name()
	}
	s.pictures.Warm(ctx, s.gate, names)
}

// WarmEngines starts the JavaScript engines that the first page needs, in the background.
func (s *Server) WarmEngines() { s.pool.Warm() }

// EndStreams ends all subscriptions, so that a stopping server need not wait for them. It is called once.
func (s *Server) EndStreams() { s.graph.EndStreams() }

// Close writes the counted page views and frees the JavaScript engines. No request may be running.
func (s *Server) Close() error {
	s.pageViews.Close()
	return s.pool.Close()
}

// health answers 200 when the store answers. It has a database connection of its own, so it does not wait for visitors' reads.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Ping(context.WithoutCancel(r.Context())); err != nil {
		http.Error(w, "the store does not answer", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintln(w, "ok")
}
