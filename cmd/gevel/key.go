package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
)

const keyUsage = `gevel key add NAME [-write]  makes a key for a program; with -write it may take listings in
gevel key list               lists the keys
gevel key revoke NAME        ends a key at once`

// keys adds, lists and revokes the API keys of programs.
func keys(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel key", flag.ExitOnError)
	at := dataFlags(flags)
	writes := flags.Bool("write", false, "the key may import properties (importProperties)")
	store, words, err := openWords(ctx, at, flags, args, keyUsage)
	if err != nil {
		return err
	}
	defer store.Close()
	switch command := words[0]; {
	case command == "add" && len(words) == 2:
		return addKey(ctx, store, words[1], *writes, out)
	case command == "list" && len(words) == 1:
		return listKeys(ctx, store, out)
	case command == "revoke" && len(words) == 2:
		return store.Keys.RevokeAPIKey(ctx, words[1], time.Time{}, desklog.Action{At: time.Now(), Name: "revokeKey"})
	}
	return errors.New("these arguments are not understood:\n" + keyUsage)
}

func addKey(ctx context.Context, store *db.Store, name string, writes bool, out io.Writer) error {
	key, err := store.Keys.AddAPIKey(ctx, name, writes, desklog.Action{At: time.Now(), Name: "createKey"})
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "This is the key. It is shown only now and not stored. Send it as: Authorization: Bearer KEY")
	_, err = fmt.Fprintln(out, key)
	return err
}

func listKeys(ctx context.Context, store *db.Store, out io.Writer) error {
	list, err := store.Keys.APIKeys(ctx)
	for _, k := range list {
		may := "reads"
		if k.Writes {
			may = "writes"
		}
		fmt.Fprintf(out, "%-24s %-7s %s\n", k.Name, may, wording.Clock(k.CreatedAt))
	}
	return err
}
