package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/streets"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/web"
)

func serve(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel serve", flag.ExitOnError)
	addr := flags.String("addr", env("GEVEL_ADDR", ""),
		"where to listen, host:port; if empty localhost:8080, or :443 with -tls (GEVEL_ADDR)")
	at := dataFlags(flags)
	sample := flags.String("sample", env("GEVEL_SAMPLE", ""), "a folder to import first when the data folder is empty (GEVEL_SAMPLE)")
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site, https://www.example.com (GEVEL_ORIGIN)")
	before := flags.String("proxies", env("GEVEL_PROXIES", server.OwnMachine),
		"network addresses of trusted proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed (GEVEL_PROXIES)")
	tiles := flags.String("tiles", env("GEVEL_TILES", ""),
		"a file of map tiles, .pmtiles, that the map draws its streets from (GEVEL_TILES)")
	secure := tlsFlags(flags)
	openPeers := peerFlags(flags)
	o := observeFlags(flags)
	backups := backupFlags(flags)
	flags.Parse(args)
	if err := o.setLog(os.Stderr); err != nil {
		return err
	}
	if err := backups.check(at.dir); err != nil {
		return err
	}
	drain, err := parseDrain(o.drain)
	if err != nil {
		return err
	}
	proxies, err := server.ParseProxies(*before)
	if err != nil {
		return err
	}
	if err := errors.Join(secure.check(origin, addr), checkOrigin(*origin)); err != nil {
		return err
	}
	ground, err := openStreets(*tiles)
	if err != nil {
		return err
	}
	if ground != nil {
		defer ground.Close()
	}
	peers, err := openPeers()
	if err != nil {
		return err
	}
	limitMemory()
	store, err := at.open(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	if err := fill(ctx, store, at.dir, *sample); err != nil {
		return err
	}
	sender, err := newSender(store, at.dir)
	if err != nil {
		return err
	}
	site, err := server.New(store, web.Dist(), server.Settings{Origin: strings.TrimSuffix(*origin, "/"), Media: mediaFolder(at.dir),
		Fetch: newClient(), LinkHold: linkHold, Home: localOrigin(*addr), Uploads: uploadsFolder(at.dir), Emails: mailFolder(at.dir),
		Proxies: proxies, Streets: ground, LogRequests: o.requests, Peers: peers,
		Wake: sender.Wake, Mail: staff.MailServer{Try: tryEmail(at.dir), Retry: sender.Retry, DNS: net.DefaultResolver}})
	if err != nil {
		return err
	}
	defer site.Close()
	go func() {
		site.StripPictures(ctx)
		site.WarmPictures(ctx)
	}()
	go site.SweepFiles(ctx)
	go site.FollowPeers(ctx)
	go site.RenderAhead(ctx)
	copier := backups.copier(store, at.dir)
	tasks := []func(context.Context){sender.Run, site.Maintain, site.ReadCalendars, site.RunLinks, site.RunWebhooks, copier.run,
		func(ctx context.Context) { intake.NewFetcher(store, mediaFolder(at.dir), newClient()).Run(ctx) }}
	if at.node != "" {
		tasks = append(tasks, wakeOften(sender.Wake))
	}
	working := func(ctx context.Context) { store.WhileLeading(ctx, sideBySide(tasks...)) }
	defer runUntilStopped(ctx, working)() // it ends before the store closes
	stopMetrics, err := o.serveMetrics(site, copier)
	if err != nil {
		return err
	}
	defer stopMetrics()
	if secure.on() {
		return listenTLS(ctx, *addr, *origin, newCertificates(secure, at.dir), secure.http, site, drain)
	}
	return listen(ctx, *addr, site, drain)
}

// openStreets opens the file of the map's streets and says what it covers; nil without a file.
func openStreets(path string) (*streets.File, error) {
	if path == "" {
		return nil, nil
	}
	f, err := streets.Open(path)
	if err != nil {
		return nil, err
	}
	fmt.Printf("The map draws its streets from %s: %s\n", path, f)
	return f, nil
}

// localOrigin returns the address of the site on this machine.
func localOrigin(addr string) string {
	host, port, err := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); err == nil && (host == "" || ip != nil && ip.IsUnspecified()) {
		return "http://localhost:" + port
	}
	return "http://" + addr
}

func checkOrigin(origin string) error {
	u, err := url.Parse(origin)
	if origin != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		return fmt.Errorf("the origin %q is not an address like https://www.example.com", origin)
	}
	return nil
}

// fill imports the sample into an empty store. It fails when the store is empty and there is no sample.
func fill(ctx context.Context, store *db.Store, dir, sample string) error {
	_, err := store.Catalog(ctx)
	if !errors.Is(err, db.ErrEmpty) {
		return err
	}
	if sample == "" {
		return fmt.Errorf("the data folder %s is empty: run gevel import FOLDER first, or serve with -sample FOLDER", dir)
	}
	if err := importFolder(ctx, store, dir, sample, warningsFile(dir), intake.Options{}); err != nil {
		return err
	}
	return samplePasswords(ctx, store, sample)
}

// samplePasswords sets the passwords of a sample's owners from its passwords.json, which are public. No import reads that file.
func samplePasswords(ctx context.Context, store *db.Store, sample string) error {
	text, err := os.ReadFile(filepath.Join(sample, "passwords.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var list []struct{ Email, Password string }
	if err := json.Unmarshal(text, &list); err != nil {
		return fmt.Errorf("passwords.json: %w", err)
	}
	for _, o := range list {
		if err := giveOwnerPassword(ctx, store, o.Email, o.Password); err != nil {
			return err
		}
	}
	return nil
}
