package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/basemap"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff/streets"
)

// fetchStreets fetches the agency's part of a public basemap into the data folder, where gevel serve draws the map's streets from it.
func fetchStreets(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	flags := flag.NewFlagSet("gevel streets", flag.ExitOnError)
	at := dataFlags(flags)
	from := streetsFlag(flags, "from")
	margin := flags.Float64("margin", basemap.DefaultMargin, "how many kilometres around each home and office are fetched")
	zoom := flags.Int("maxzoom", limits.StreetsZoom, "the nearest zoom; one less halves the file and makes the smallest streets rougher")
	dry := flags.Bool("dry", false, "only tell how large the file becomes")
	yes := flags.Bool("yes", false, "fetch without asking first, as a timer does")
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	order := streetsOrder(at.dir, *from)
	order.Margin, order.Zoom = *margin, *zoom
	var err error
	if order.Places, err = placesOf(ctx, at); err != nil {
		return err
	}
	plan, err := order.Measure(ctx)
	if err != nil {
		return streetsError(err)
	}
	sayPlan(out, &order, plan)
	switch {
	case *dry:
		return nil
	case !*yes && !agrees(in, out):
		return errors.New("nothing was fetched; -yes fetches without asking")
	}
	if err := plan.Fetch(ctx, sayProgress(out, plan)); err != nil {
		return streetsError(err)
	}
	fmt.Fprintf(out, "%s is there. gevel serve draws the map's streets from it, also when it runs already.\n", order.File)
	return nil
}

// streetsFlag adds the flag of the public basemap's address, under a name.
func streetsFlag(flags *flag.FlagSet, name string) *string {
	return flags.String(name, env("GEVEL_STREETS_FROM", basemap.Protomaps),
		"the address of the public basemap, a file .pmtiles, in which {date} is the newest day that is there (GEVEL_STREETS_FROM)")
}

// streetsOrder is what gevel streets and the desk fetch. An address that the operator chose may lead to any network.
func streetsOrder(dir, from string) basemap.Order {
	client := fetch.Chosen()
	if from == basemap.Protomaps {
		client = newClient()
	}
	return basemap.Order{From: from, Client: client, Margin: basemap.DefaultMargin, Zoom: limits.StreetsZoom, File: streetsFile(dir)}
}

func streetsFile(dir string) string { return filepath.Join(dir, "streets.pmtiles") }

func placesOf(ctx context.Context, at *data) ([]basemap.Place, error) {
	store, err := at.openFilled(ctx)
	if err != nil {
		return nil, err
	}
	defer store.Close()
	return streets.Places(ctx, store)
}

// streetsError says what the error is of.
func streetsError(err error) error {
	if errors.Is(err, context.Canceled) {
		return errors.New("the streets are not complete; call it again, and it goes on")
	}
	return fmt.Errorf("the streets cannot be fetched: %w", err)
}

func sayPlan(out io.Writer, o *basemap.Order, p *basemap.Plan) {
	fmt.Fprintf(out, "Streets up to %g km around each home and office, to zoom %d: %d tiles, %s, from %s\n", o.Margin, o.Zoom, p.Tiles,
		megabytes(p.Bytes), p.Address)
	if p.Done > 0 {
		fmt.Fprintf(out, "%s of them are there from a fetch that was broken off.\n", megabytes(p.Done))
	}
}

// agrees asks whether to fetch. Without an answer nobody agrees.
func agrees(in io.Reader, out io.Writer) bool {
	fmt.Fprint(out, "Fetch them? (yes or no) ")
	line, err := bufio.NewReader(in).ReadString('\n')
	if err != nil {
		fmt.Fprintln(out)
	}
	answer := strings.ToLower(strings.TrimSpace(line))
	return answer == "yes" || answer == "y"
}

// sayProgress writes a line for each twentieth that has come.
func sayProgress(out io.Writer, p *basemap.Plan) basemap.Progress {
	said := p.Done * 20 / p.Bytes
	return func(done uint64) {
		if now := done * 20 / p.Bytes; now > said {
			said = now
			fmt.Fprintf(out, "%3d %%: %s of %s\n", now*5, megabytes(done), megabytes(p.Bytes))
		}
	}
}

func megabytes(n uint64) string { return fmt.Sprintf("%.1f MB", float64(n)/1e6) }
