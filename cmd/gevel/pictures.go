package main

import (
	"context"
	"flag"
	"fmt"
	"io"

	"github.com/gevel/gevel/db"
)

// pictures tells how fetching the pictures and documents of other servers goes.
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
	return listRemotes(ctx, store, out)
}

// listRemotes counts the files, and lists those that could not be fetched by property and project.
func listRemotes(ctx context.Context, store *db.Store, out io.Writer) error {
	c, err := store.CountRemotes(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Pictures and documents of other servers: %d fetched, %d to be fetched, %d given up.\n", c.Fetched, c.Waiting,
		c.GivenUp)
	list, err := store.RemoteProblems(ctx)
	for _, p := range list {
		when := "given up until it is imported again"
		if p.Again != nil {
			when = "tried again " + clock(*p.Again)
		}
		fmt.Fprintf(out, "%s: %s: %s; %s\n", p.Record(), p.Name, p.Problem, when)
	}
	return err
}
