package main

import (
	"context"
	"net"
	"os"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/streets"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/web"
)

func serve(ctx context.Context, args []string) error {
	setting := readServing(args)
	if err := setting.observed.setLog(os.Stderr); err != nil {
		return err
	}
	if err := setting.check(); err != nil {
		return err
	}
	ground, err := openStreets(setting.tiles)
	if err != nil {
		return err
	}
	if ground != nil {
		defer ground.Close()
	}
	peers, err := setting.openPeers()
	if err != nil {
		return err
	}
	limitMemory()
	store, err := setting.at.open(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	if err := fill(ctx, store, setting.at.dir, setting.sample); err != nil {
		return err
	}
	sender, err := newSender(store, setting.at.dir)
	if err != nil {
		return err
	}
	site, err := server.New(store, web.Dist(), setting.settings(sender, ground, peers))
	if err != nil {
		return err
	}
	defer site.Close()
	return setting.run(ctx, store, sender, site)
}

// settings are those of the site.
func (t *serving) settings(sender *mail.Sender, ground *streets.File, peers *cluster.Peers) server.Settings {
	dir := t.at.dir
	return server.Settings{Origin: t.origin, Media: mediaFolder(dir), Fetch: newClient(), LinkHold: linkHold, Home: localOrigin(t.addr),
		Uploads: uploadsFolder(dir), Emails: mailFolder(dir), Proxies: t.trusted, Streets: ground, LogRequests: t.observed.requests,
		Peers: peers, Wake: sender.Wake,
		Mail: staff.MailServer{Try: tryEmail(dir), Retry: sender.Retry, DNS: net.DefaultResolver}}
}

// run answers requests, and does the recurring work, until ctx ends. All work ends before it returns, so that the store can be closed.
func (t *serving) run(ctx context.Context, store *db.Store, sender *mail.Sender, site *server.Server) error {
	go func() {
		site.StripPictures(ctx)
		site.WarmPictures(ctx)
	}()
	go site.SweepFiles(ctx)
	go site.FollowPeers(ctx)
	go site.RenderAhead(ctx)
	copier := t.backups.copier(store, t.at.dir)
	tasks := []func(context.Context){sender.Run, site.Maintain, site.ReadCalendars, site.RunLinks, site.RunWebhooks, copier.run,
		func(ctx context.Context) { intake.NewFetcher(store, mediaFolder(t.at.dir), newClient()).Run(ctx) }}
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
		return listenTLS(ctx, t.addr, t.origin, newCertificates(t.secure, t.at.dir), t.secure.http, site, t.drain)
	}
	return listen(ctx, t.addr, site, t.drain)
}
