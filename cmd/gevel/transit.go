package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/transit"
)

const transitUsage = `gevel transit add NAME FILE.zip  reads the timetable of an operator, in the place of an earlier one of that name
gevel transit list               lists the timetables
gevel transit remove NAME        removes a timetable with its stops`

// transitCommand adds, lists and removes timetables of public transport.
func transitCommand(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel transit", flag.ExitOnError)
	at := dataFlags(flags)
	words := flagsAnywhere(flags, args)
	if len(words) == 0 {
		return errors.New("name a command:\n" + transitUsage)
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	now := time.Now()
	switch command := words[0]; {
	case command == "add" && len(words) == 3:
		return addTransit(ctx, store, words[1], words[2], now, out)
	case command == "list" && len(words) == 1:
		return listTransit(ctx, store, now, out)
	case command == "remove" && len(words) == 2:
		return store.Stops.Remove(ctx, words[1], desklog.Action{At: now})
	}
	return errors.New("these arguments are not understood:\n" + transitUsage)
}

func addTransit(ctx context.Context, store *db.Store, name, file string, now time.Time, out io.Writer) error {
	name, err := transit.NameOf(name)
	if err != nil {
		return err
	}
	read, err := transit.Read(ctx, name, file, now)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if err := store.Stops.Replace(ctx, read.Feed, read.Stops, desklog.Action{At: now}); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %d stops with %d lines of %s, from %d times; at %d stops nothing stops. It took %s.\n", name, len(read.Stops),
		read.Feed.Lines, strings.Join(read.Feed.Operators, ", "), read.Rows, read.Unserved, time.Since(now).Round(time.Second/10))
	if read.Feed.Until != "" {
		fmt.Fprintf(out, "The timetable holds until %s.\n", locale.Date(read.Feed.Until).Text())
	}
	for _, w := range read.Warnings {
		fmt.Fprintln(out, "warning:", w)
	}
	if read.MoreWarnings > 0 {
		fmt.Fprintf(out, "warning: and %d more\n", read.MoreWarnings)
	}
	return nil
}

func listTransit(ctx context.Context, store *db.Store, now time.Time, out io.Writer) error {
	list, err := store.Stops.Feeds(ctx)
	for _, f := range list {
		until := ""
		switch {
		case f.Ended(now):
			until = ", ended on " + f.Until
		case f.Until != "":
			until = ", until " + f.Until
		}
		fmt.Fprintf(out, "%-24s %6d stops %5d lines, read %s%s\n", f.Name, f.Stops, f.Lines, wording.Clock(f.ReadAt), until)
	}
	return err
}
