package server

import (
	"cmp"
	"context"
	"io/fs"
	"net/http"
	"runtime"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/desk"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/person"
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
	"github.com/gevel/gevel/server/timeout"
	"github.com/gevel/gevel/server/traffic"
	"github.com/gevel/gevel/server/upload"
	"github.com/gevel/gevel/server/webapp"
	"github.com/gevel/gevel/setup"
	"github.com/gevel/gevel/staff/streets"
	"github.com/gevel/gevel/webhook"
)

// New returns the site of a store and a built web app (web.Dist). It fails when the app is not built.
func New(store *db.Store, dist fs.FS, settings Settings) (*Server, error) {
	settings.Fetch = cmp.Or(settings.Fetch, fetch.New())
	app, err := webapp.Read(dist, settings.Streets)
	if err != nil {
		return nil, err
	}
	key, err := store.SigningKey(context.Background())
	if err != nil {
		return nil, err
	}
	s := newServer(store, app, key, settings)
	if s.uploads, err = upload.OpenFolder(settings.Uploads); err != nil {
		return nil, err
	}
	s.addServices(key, app)
	if s.guides, err = guide.New(s.files); err != nil {
		return nil, err
	}
	assistants, err := s.newAssistant()
	if err != nil {
		return nil, err
	}
	s.routes(app, assistants)
	s.withTimeouts = timeout.Default.Handler(http.HandlerFunc(s.serve))
	s.pageViews = pageviews.Start(store, &store.Owners)
	return s, nil
}

// newServer returns a server with its pool, caches and limits, which serves nothing yet.
func newServer(store *db.Store, app *webapp.App, key agency.Key, settings Settings) *Server {
	if settings.Now == nil {
		settings.Now = time.Now
	}
	s := &Server{buffer: buffer.New(clientOf), ownPages: protection(settings.Origin), settings: settings, store: store, pool: app.Pool,
		policy:  headers.NewPolicy(app.Assets.Styles.Sources(), render.Start),
		captcha: captcha.New(key, &store.Attempts), mux: http.NewServeMux(),
		answers: cache.NewByAnswer(limits.AnswerCacheBytes, respond.Weigh), free: cache.New(limits.FreeAnswerCacheBytes, respond.Weigh),
		uses:    ratelimit.NewCounter(settings.Now),
		gate:    idle.NewGate(),
		crowd:   overload.NewGate(limits.OverloadPlaces * runtime.NumCPU()),
		traffic: traffic.NewCounter(), crmEvents: make(chan struct{}, 1)}
	s.captcha.Now = settings.Now
	s.Media = media.Open(store, settings.Media, settings.Uploads, settings.Peers, s.gate)
	s.files = respond.NewFiles(store, s.madeFor(), s.origin)
	return s
}

// addServices adds what takes forms, signs owners in, runs links and webhooks, answers the graph and renders pages.
func (s *Server) addServices(key agency.Key, web *webapp.App) {
	wake := s.settings.Wake
	if wake == nil {
		wake = func() {}
	}
	site := &app.App{
		Store:  s.store,
		Key:    key,
		Origin: cmp.Or(s.settings.Origin, s.settings.Home),
		Media:  s.settings.Media,
		Now:    s.settings.Now,
		Wake:   wake,
	}
	s.leads = &leads.Service{Composer: compose.Composer{App: site}, Captcha: s.captcha, Uploads: s.uploads, Fetch: s.settings.Fetch,
		PhoneCRMs: kinds.ThatTakePhones()}
	s.secret = &secretlink.Links{Store: s.store, Leads: s.leads, Uses: s.uses, Proxies: s.settings.Proxies, Media: s.settings.Media,
		Uploads: s.settings.Uploads, Language: s.languageOf, Principal: s.withPrincipal}
	s.links = newLinks(s.store, s.settings)
	s.auth = &auth.Service{App: site, Leads: s.leads, Hasher: auth.NewHasher()}
	s.setup = &setup.Service{App: site, Hasher: s.auth.Hasher}
	s.graph = graph.New(s.auth, web.Operations)
	s.desk = desk.New(s.auth, s.graph, web.DeskOperations)
	s.webhooks = &webhook.Service{Store: s.store, Client: s.settings.Fetch, Read: s.graph.Changed, Now: s.settings.Now,
		Hold: s.settings.LinkHold}
	s.graph.EnableImport(s.settings.Media)
	s.desk.EnablePictures(s.settings.Media, s.Media.CountSizes)
	s.desk.EnableDeliveries(s.settings.Media, s.settings.Deliveries)
	s.desk.EnableStreets(streets.Streets{Fetcher: s.settings.Basemap, Served: s.settings.Streets.Served})
	s.desk.Enable(person.Files{Uploads: s.settings.Uploads, Emails: s.settings.Emails},
		s.linkRunner(), s.settings.Mail)
	s.site = render.NewSite(s.pool, web.Assets, s.graph, s.crowd)
}
