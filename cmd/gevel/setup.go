package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/setup"
)

// setUp prints another link to set a new site up, beside a running gevel serve. Earlier links end; what was filled in stays.
func setUp(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel setup", flag.ExitOnError)
	at := dataFlags(flags)
	origin := siteFlags(flags)
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	if _, err := os.Stat(at.database()); at.node == "" && at.file == "" && errors.Is(err, fs.ErrNotExist) {
		const text = "there is no database at %s yet: run gevel serve, which makes one and prints such a link, or name another with -data"
		return fmt.Errorf(text, at.database())
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	return printSetUpLink(ctx, out, store, origin())
}

// siteFlags adds -origin and -addr to a command that names the site's address, which it returns: the public one, or that of this machine.
func siteFlags(flags *flag.FlagSet) func() string {
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site (GEVEL_ORIGIN)")
	addr := flags.String("addr", env("GEVEL_ADDR", ""), "where gevel serve listens; if empty localhost:8080 (GEVEL_ADDR)")
	return func() string {
		return cmp.Or(strings.TrimSuffix(*origin, "/"), localOrigin(cmp.Or(*addr, "localhost:8080")))
	}
}

// errSetUp says that there is nothing to set up.
var errSetUp = errors.New("this site is set up already: whoever works there signs in at its address with /desk/ behind it")

// printSetUpLink makes a link and says how long it works.
func printSetUpLink(ctx context.Context, out io.Writer, store *db.Store, origin string) error {
	now := time.Now()
	link, err := setup.Link(ctx, store, origin, now)
	if err != nil {
		return err
	}
	if link == "" {
		return errSetUp
	}
	until := wording.Clock(now.Add(limits.SetUpLinkTime).Unix())
	_, err = fmt.Fprintf(out, "There is no site yet. Set one up at\n\n  %s\n\n"+
		"This link works once, until %s; gevel setup prints another one.\n", link, until)
	return err
}
