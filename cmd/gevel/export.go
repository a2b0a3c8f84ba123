package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/export"
)

// exportTo writes the whole site as an import folder, while it runs.
func exportTo(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel export", flag.ExitOnError)
	at := dataFlags(flags)
	words := flagsAnywhere(flags, args)
	if len(words) != 1 {
		return errors.New("name the folder to write; it must not exist, or be empty")
	}
	if err := at.filled(); err != nil {
		return err
	}
	store, err := at.open(ctx, handle.AsItIs())
	if err != nil {
		return err
	}
	defer store.Close()
	r, err := export.Folder(ctx, store, datafolder.Media(at.dir), words[0])
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Exported %d properties, %d projects, %d articles and %d files to %s.\n",
		r.Properties, r.Projects, r.Articles, r.Files, words[0])
	if r.OfLinks > 0 {
		fmt.Fprintf(out, "%d properties and projects that links to CRMs bring are not in it: the links bring them again.\n", r.OfLinks)
	}
	return nil
}
