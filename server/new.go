package server

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"runtime"
	"time"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/person"
	"github.com/gevel/gevel/server/captcha"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/overload"
	"github.com/gevel/gevel/server/pageviews"
	"github.com/gevel/gevel/server/picture"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/timeout"
	"github.com/gevel/gevel/server/traffic"
	"github.com/gevel/gevel/server/upload"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/webhook"
)

// New returns the site of a store and a built web app (web.Dist). It fails when the app is not built.
func New(store *db.Store, dist fs.FS, settings Settings) (*Server, error) {
	settings.Fetch = cmp.Or(settings.Fetch, fetch.New())
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
	s := &Server{settings: settings, store: store, pool: pool, policy: newPolicy(assets.Styles.Sources(), render.Start),
		captcha: captcha.New(key, store), uploads: uploads, mux: http.NewServeMux(),
		answers: cache.NewByAnswer(limits.AnswerCacheBytes, weighBody), free: cache.New(limits.FreeAnswerCacheBytes, weighBody),
		costs: ratelimit.NewLimit(time.Now), linkOpens: ratelimit.NewLimit(time.Now), previews: ratelimit.NewLimit(time.Now),
		files: cache.New(limits.FileCacheBytes, weighBody), pictures: picture.NewMaker(settings.Media),
		drawing:   make(chan struct{}, limits.SharePicturesAtOnce),
		originals: openOriginals(settings.Media), peers: newPeerFiles(settings), gate: idle.NewGate(),
		crowd:   overload.NewGate(limits.OverloadPlaces * runtime.NumCPU()),
		traffic: traffic.NewCounter()}
	s.leads = &leads.Service{Store: store, Key: key, Captcha: s.captcha, Uploads: uploads, Fetch: settings.Fetch,
		Origin: cmp.Or(settings.Origin, settings.Home),
		Now:    time.Now, Wake: settings.Wake}
	if settings.Wake == nil {
		s.leads.Wake = func() {}
	}
	s.links, s.crmTold = newLinks(store, settings), make(chan struct{}, 1)
	s.auth = &auth.Service{Leads: s.leads, Hasher: auth.NewHasher()}
	s.graph = graph.New(store, s.auth, documents)
	s.webhooks = &webhook.Service{Store: store, Client: settings.Fetch, Read: s.graph.Changed, Now: time.Now, Hold: settings.LinkHold}
	s.graph.EnableImport(settings.Media)
	s.graph.EnableDesk(person.Files{Uploads: settings.Uploads, Emails: settings.Emails},
		staff.LinkRunner{Wake: s.wakeLinks, Try: s.links.Try, Reports: kinds.ThatTakeReports(), Lawful: kinds.Lawful}, settings.Mail)
	s.site = render.NewSite(pool, assets, s.graph, s.crowd)
	frame, err := readMapFrame(client, settings.Streets)
	if err != nil {
		return nil, err
	}
	play, err := newPlayground(client)
	if err != nil {
		return nil, err
	}
	desk, err := newDeskApp(client)
	if err != nil {
		return nil, err
	}
	embedded, err := newEmbeds(assets.Fonts)
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
	if s.embedGuide, err = newEmbedGuide(); err != nil {
		return nil, err
	}
	assistants, err := s.newAssistant()
	if err != nil {
		return nil, err
	}
	if s.peers != nil {
		s.mux.Handle("GET "+cluster.Path, s.peers.given())
	}
	s.mux.Handle("/mcp", assistants)
	s.mux.HandleFunc("GET /favicon.ico", icon)
	s.mux.HandleFunc("GET /integrators/{$}", s.serveGuide)
	s.routes(client, frame, play, desk, embedded)
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
