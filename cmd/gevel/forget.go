package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/person"
)

// forget writes everything that is known of a person as JSON, and then erases it: records, uploads, and emails written as files.
func forget(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel forget", flag.ExitOnError)
	at := dataFlags(flags)
	flags.Parse(args)
	if flags.NArg() != 1 || !agency.IsEmail(flags.Arg(0)) {
		return errors.New("name the e-mail address of one person")
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	known, err := forgetPerson(ctx, store, at.dir, strings.ToLower(flags.Arg(0)), os.Stdout)
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, forgotten(known))
	return nil
}

// forgotten says what was done, also when nothing was known, because the address may be misspelt.
func forgotten(known bool) string {
	if !known {
		return "Nothing is known of this address. Backups, and emails that a mail server took away, are not in this folder."
	}
	return "Erased. Backups, and emails that a mail server took away, are not in this folder."
}

// personFiles are the folders of the data folder that know persons.
func personFiles(dir string) person.Files {
	return person.Files{Uploads: uploadsFolder(dir), Emails: mailFolder(dir)}
}

// forgetPerson writes what is known of a person to out, erases it, and reports whether there was anything.
func forgetPerson(ctx context.Context, store *db.Store, dir, email string, out io.Writer) (bool, error) {
	files := personFiles(dir)
	known, err := files.Known(ctx, store, email)
	if err != nil {
		return false, err
	}
	if err := writeJSON(out, known); err != nil {
		return false, err
	}
	_, err = files.Erase(ctx, store, email, db.Action{At: time.Now(), Name: "erasePerson"})
	return len(known) > 0, err
}
