package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/datafolder/backups"
)

// restore puts a copy into the place of the data folder, or of its database alone. The copy is checked first; what it replaces is moved
// aside, never deleted.
func restore(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel restore", flag.ExitOnError)
	at := dataFlags(flags)
	over := flags.Bool("over-newer", false, "move the database of a newer Gevel aside, too: its newest data are not in the copy")
	words := flagsAnywhere(flags, args)
	if len(words) != 1 {
		return errors.New("name the copy to restore: a folder, or the file of a database")
	}
	if at.node != "" || at.file != "" {
		return errors.New("a cluster is restored through rqlite, as docs/cluster.md says: gevel restore is for the data folder of " +
			"one machine")
	}
	from := words[0]
	found, aside, err := backups.Restore(ctx, from, at.dir, *over)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Restored %s: %s, %s, %s.\n", from, wording.Counted(found.Properties, "property", "properties"),
		wording.Counted(found.Leads, "lead", "leads"), wording.Counted(found.Owners, "owner", "owners"))
	if aside != "" {
		fmt.Fprintf(out, "What was there before is in %s; delete it when all is well.\n", aside)
	}
	return nil
}
