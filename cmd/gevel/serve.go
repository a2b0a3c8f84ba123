package main

import (
	"cmp"
	"context"
	"log/slog"
	"net"
	"os"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/remote"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/certificates"
	"github.com/gevel/gevel/server/streets"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/web"
)

// serve runs the site until ctx ends.
func serve(ctx context.Context, args []string) error {
	setting, err := readServing(args)
	if err != nil {
		return err
	}
	if err := setting.observed.setLog(os.Stderr); err != nil {
		return err
	}
	return setting.observed.logged(setting.open(ctx))
}

// open opens all that the site needs, and runs it until ctx ends.
func (t *serving) open(ctx context.Context) error {
	if err := t.check(); err != nil {
		return err
	}
	ground, err := t.findStreets()
	if err != nil {
		return err
	}
	peers, err := t.openPeers()
	if err != nil {
		return err
	}
	limitMemory()
	release, err := t.at.reserve()
	if err != nil {
		return err
	}
	defer release()
	if err := datafolder.EnsureTemporary(t.at.dir); err != nil {
		return err
	}
	store, err := t.at.open(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	if err := fill(ctx, t.observed.said, store, t.at.dir, t.sample, cmp.Or(t.origin, localOrigin(t.addr))); err != nil {
		return err
	}
	renderAgain(ctx, store)
	return t.serve(ctx, store, ground, peers)
}

// renderAgain makes the HTML of texts again that an earlier version made. The site is there without it, as it was.
func renderAgain(ctx context.Context, store *db.Store) {
	switch done, err := intake.RenderAgain(ctx, store); {
	case err != nil:
		slog.Error("texts of an earlier version could not be made again; the next start tries it", "err", err)
	case done:
		slog.Info("the texts of articles and of the footer were made again, with the rules of this version")
	}
}

// serve makes the site of an open store, and runs it until ctx ends.
func (t *serving) serve(ctx context.Context, store *db.Store, ground *streets.Current, peers *cluster.Peers) error {
	sender, err := newSender(store, t.at.dir)
	if err != nil {
		return err
	}
	settings := t.settings(sender, ground, peers)
	ctx, stop := context.WithCancel(ctx)
	if settings.Basemap = t.streetsFetcher(ctx); settings.Basemap != nil {
		defer settings.Basemap.Close()
	}
	defer stop()
	site, err := server.New(store, web.Dist(), settings)
	if err != nil {
		return err
	}
	defer site.Close()
	return t.run(ctx, store, sender, site)
}

// settings are those of the site.
func (t *serving) settings(sender *mail.Sender, ground *streets.Current, peers *cluster.Peers) server.Settings {
	dir := t.at.dir
	return server.Settings{Origin: t.origin, Media: datafolder.Media(dir), Fetch: newClient(), LinkHold: linkHold,
		Home:    localOrigin(t.addr),
		Uploads: datafolder.Uploads(dir), Deliveries: datafolder.Deliveries(dir), Emails: datafolder.Mail(dir), Proxies: t.trusted,
		Streets: ground, LogRequests: t.observed.requests,
		Peers: peers, Wake: sender.Wake,
		Mail: staff.MailServer{Set: os.Getenv("GEVEL_SMTP") != "", Try: tryEmail(dir), Retry: sender.Retry, DNS: net.DefaultResolver}}
}

// run answers requests, and does the recurring work, until ctx ends. All work ends before it returns, so that the store can be closed.
func (t *serving) run(ctx context.Context, store *db.Store, sender *mail.Sender, site *server.Server) error {
	go func() {
		site.Media.StripPictures(ctx)
		site.Media.TurnPictures(ctx)
		site.Media.FollowPictures(ctx)
	}()
	go site.SweepFiles(ctx)
	go site.Media.FollowPeers(ctx)
	go site.RenderAhead(ctx)
	copier := t.backups.Copier(store, t.at.dir)
	tasks := []func(context.Context){sender.Run, site.Maintain, site.ReadCalendars, site.RunLinks, site.RunWebhooks, copier.Run,
		func(ctx context.Context) { remote.NewFetcher(store, datafolder.Media(t.at.dir), newClient()).Run(ctx) }}
	if t.at.node != "" {
		tasks = append(tasks, wakeOften(sender.Wake))
	}
	working := func(ctx context.Context) { store.WhileLeading(ctx, sideBySide(tasks...)) }
	defer runUntilStopped(ctx, working)()
	stopMetrics, err := t.observed.serveMetrics(site, copier)
	if err != nil {
		return err
	}
	defer stopMetrics()
	if t.secure.on() {
		return t.listenTLS(ctx, certificates.New(t.secure.names, t.secure.authority, t.at.dir, "gevel/"+version), site)
	}
	return t.listen(ctx, site)
}
