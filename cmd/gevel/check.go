package main

import (
	"context"
	"errors"
	"flag"
	"io"

	"github.com/gevel/gevel/cmd/gevel/checks"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
)

// checkSite is gevel check.
func checkSite(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel check", flag.ExitOnError)
	at := dataFlags(flags)
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site (GEVEL_ORIGIN)")
	secure := tlsFlag(flags)
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	if err := errors.Join(secure.checkNames(origin), checkOrigin(*origin)); err != nil {
		return err
	}
	return checks.Run(ctx, checks.Site{Dir: at.dir, Node: at.node, Database: at.database(), Origin: *origin, Names: secure.names,
		Open: func(ctx context.Context) (*db.Store, error) { return at.open(ctx, handle.AsItIs()) }}, out)
}
