package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/url"
	"strings"
	"time"

	"github.com/gevel/gevel/basemap"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/datafolder/backups"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server/streets"
	"golang.org/x/net/idna"
)

// serving is what gevel serve was told.
type serving struct {
	addr, sample, origin, proxies, tiles string

	streetsFrom *string

	at        *data
	secure    *tlsSettings
	openPeers func() (*cluster.Peers, error)
	observed  *observe
	backups   *backups.Plan

	drain   time.Duration   // as check reads it
	trusted network.Proxies // as check reads them
}

// readServing reads the arguments of gevel serve.
func readServing(args []string) (*serving, error) {
	t := &serving{}
	flags := flag.NewFlagSet("gevel serve", flag.ExitOnError)
	flags.StringVar(&t.addr, "addr", env("GEVEL_ADDR", ""),
		"where to listen, host:port; if empty localhost:8080, or :443 with -tls (GEVEL_ADDR)")
	flags.StringVar(&t.sample, "sample", env("GEVEL_SAMPLE", ""),
		"a folder to import first when the data folder is empty (GEVEL_SAMPLE)")
	flags.StringVar(&t.origin, "origin", env("GEVEL_ORIGIN", ""),
		"the public address of the site, https://www.example.com (GEVEL_ORIGIN)")
	flags.StringVar(&t.proxies, "proxies", env("GEVEL_PROXIES", network.OwnMachine),
		"network addresses of trusted proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed, or none (GEVEL_PROXIES)")
	flags.StringVar(&t.tiles, "tiles", env("GEVEL_TILES", ""),
		"a file of map tiles, .pmtiles, that the map draws its streets from, in place of streets.pmtiles in the data folder (GEVEL_TILES)")
	t.streetsFrom = streetsFlag(flags, "streets-from")
	t.at, t.secure, t.openPeers = dataFlags(flags), tlsFlags(flags), peerFlags(flags)
	t.observed, t.backups = observeFlags(flags), backupFlags(flags)
	return t, flagsAlone(flags, args)
}

// check refuses what cannot work before anything is opened, and sets the address and origin that were not told.
func (t *serving) check() (err error) {
	if err := t.backups.Check(t.at.dir); err != nil {
		return err
	}
	if t.drain, err = parseDrain(t.observed.drain); err != nil {
		return err
	}
	if t.trusted, err = network.ParseProxies(t.proxies); err != nil {
		return err
	}
	err = t.secure.check(&t.origin, &t.addr)
	err = errors.Join(err, checkOrigin(t.origin))
	t.origin = strings.TrimSuffix(t.origin, "/")
	return err
}

// findStreets finds the file of the map's streets and says what it covers: the one of -tiles, which must be there and right, or the one in
// the data folder, which may come later.
func (t *serving) findStreets() (*streets.Current, error) {
	path := t.tiles
	if path == "" {
		path = streetsFile(t.at.dir)
	} else if f, err := streets.Open(path); err != nil {
		return nil, err
	} else if err := f.Close(); err != nil {
		return nil, err
	}
	current := streets.NewCurrent(path)
	if f := current.File(); f != nil {
		fmt.Fprintf(t.observed.said, "The map draws its streets from %s: %s\n", path, f)
	}
	return current, nil
}

// streetsFetcher fetches the file of streets in the data folder for the desk; nil when the operator chose another one.
func (t *serving) streetsFetcher(ctx context.Context) *basemap.Fetcher {
	if t.tiles != "" {
		return nil
	}
	return basemap.NewFetcher(ctx, streetsOrder(t.at.dir, *t.streetsFrom))
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
	if origin == "" {
		return nil
	}
	u, err := url.Parse(origin)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return fmt.Errorf("the origin %q is not an address like https://www.example.com", origin)
	}
	host := strings.ToLower(u.Host)
	if ascii, err := idna.Lookup.ToASCII(u.Hostname()); err == nil {
		host = strings.Replace(host, strings.ToLower(u.Hostname()), ascii, 1)
	}
	host = strings.TrimSuffix(host, map[string]string{"http": ":80", "https": ":443"}[u.Scheme])
	if own := u.Scheme + "://" + host; strings.TrimSuffix(origin, "/") != own {
		return fmt.Errorf("the origin %q is not scheme and host alone, as browsers write them: write %s", origin, own)
	}
	return nil
}
