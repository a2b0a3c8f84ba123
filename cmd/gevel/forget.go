package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// forget writes everything that is known of a person as JSON, and then erases it: records, uploads, and emails written as files.
func forget(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel forget", flag.ExitOnError)
	dir := dataFlag(flags)
	flags.Parse(args)
	if flags.NArg() != 1 || !agency.IsEmail(flags.Arg(0)) {
		return errors.New("name the e-mail address of one person")
	}
	store, err := openData(ctx, *dir)
	if err != nil {
		return err
	}
	defer store.Close()
	known, err := forgetPerson(ctx, store, *dir, strings.ToLower(flags.Arg(0)), os.Stdout)
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

// forgetPerson writes what is known of a person to out, erases it, and reports whether there was anything.
func forgetPerson(ctx context.Context, store *db.Store, dir, email string, out io.Writer) (bool, error) {
	known, err := store.PersonalData(ctx, email)
	if err != nil {
		return false, err
	}
	emails, err := emailsNaming(dir, email)
	if err != nil {
		return false, err
	}
	for _, name := range slices.Sorted(maps.Keys(emails)) {
		known["mail"] = append(known["mail"], map[string]any{"file": name, "message": emails[name]})
	}
	if err := writeJSON(out, known); err != nil {
		return false, err
	}
	if err := store.Forget(ctx, email); err != nil {
		return false, err
	}
	for _, u := range known["upload"] {
		if err := os.Remove(filepath.Join(uploadsFolder(dir), filepath.Base(fmt.Sprint(u["file"])))); err != nil && !errors.Is(err,
			fs.ErrNotExist) {
			return false, err
		}
	}
	return len(known) > 0, removeEmails(dir, emails)
}
