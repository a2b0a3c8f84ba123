package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/datafolder/backups"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/person"
)

// forget writes everything that is known of a person as JSON, and then erases it: records, uploads, and emails written as files.
func forget(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel forget", flag.ExitOnError)
	at := dataFlags(flags)
	flags.Parse(args)
	if flags.NArg() != 1 || !forms.IsEmail(flags.Arg(0)) {
		return errors.New("name the e-mail address of one person")
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	known, erased, err := forgetPerson(ctx, store, at.dir, strings.ToLower(flags.Arg(0)), os.Stdout)
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, forgotten(at, known, erased))
	return erased.Remains
}

// forgotten says what was done, also when nothing was known, because the address may be misspelt, and where the person may still be.
func forgotten(at *data, known bool, erased *person.Erased) string {
	said := "Nothing is known of this address."
	if known {
		said = "Erased."
	}
	for _, name := range erased.Copies {
		said += fmt.Sprintf(" %s, the copy from before an upgrade, had the address and was deleted.", name)
	}
	if at.node != "" {
		said += " The nodes of rqlite keep the bytes in their files and logs for a while: docs/cluster.md says how long."
	}
	if moved, _ := filepath.Glob(filepath.Join(at.dir, backups.BeforeRestore+"*")); len(moved) > 0 { // fails for a malformed pattern only
		said += fmt.Sprintf(" What a restore moved aside may have more: delete %s.", strings.Join(moved, ", "))
	}
	return said + " Backups, and emails that a mail server took away, are not in this folder."
}

// personFiles are the folders of the data folder that know persons.
func personFiles(dir string) person.Files {
	return person.Files{Uploads: datafolder.Uploads(dir), Emails: datafolder.Mail(dir)}
}

// forgetPerson writes what is known of a person to out, erases it, and reports whether there was anything.
func forgetPerson(ctx context.Context, store *db.Store, dir, email string, out io.Writer) (known bool, erased *person.Erased, err error) {
	files := personFiles(dir)
	found, err := files.Known(ctx, store, email)
	if err != nil {
		return false, nil, err
	}
	if err := writeJSON(out, found); err != nil {
		return false, nil, err
	}
	erased, err = files.Erase(ctx, store, email, desklog.Action{At: time.Now(), Name: "erasePerson"})
	return len(found) > 0, erased, err
}
