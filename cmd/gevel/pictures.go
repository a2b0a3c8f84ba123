package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/server/picture"
)

// pictures tells how fetching the pictures and documents of other servers goes, and how many sizes of pictures are still to be made.
func pictures(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel pictures", flag.ExitOnError)
	at := dataFlags(flags)
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	if err := reportSizes(ctx, datafolder.Media(at.dir), out); err != nil {
		return err
	}
	return listRemotes(ctx, store, out)
}

// reportSizes tells how many sizes of pictures are still to be made, and how long that takes.
func reportSizes(ctx context.Context, media string, out io.Writer) error {
	b, err := picture.ReadBacklog(ctx, media)
	if err != nil {
		return err
	}
	left := ""
	switch {
	case b.Missing > 0 && b.Left == 0:
		left = "; how long that takes is not known yet"
	case b.Missing > 0:
		left = fmt.Sprintf(", which takes about %s while gevel serve runs", max(b.Left, time.Second).Round(time.Second))
	}
	fmt.Fprintf(out, "Sizes of pictures: %d made, %d to be made%s.\n", b.Made, b.Missing, left)
	return nil
}

// listRemotes counts the files, and lists those that could not be fetched by property and project.
func listRemotes(ctx context.Context, store *db.Store, out io.Writer) error {
	c, err := store.Imports.CountRemotes(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Pictures and documents of other servers: %d fetched, %d to be fetched, %d given up.\n", c.Fetched, c.Waiting,
		c.GivenUp)
	list, err := store.Imports.RemoteProblems(ctx)
	for _, p := range list {
		when := "given up until it is imported again"
		if p.Again != nil {
			when = "tried again " + wording.Clock(*p.Again)
		}
		fmt.Fprintf(out, "%s: %s: %s; %s\n", p.Record(), p.Name, p.Problem, when)
	}
	return err
}
