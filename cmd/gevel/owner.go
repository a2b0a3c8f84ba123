package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

const ownerUsage = `gevel owner add      [-data DIR] [-language nl] -name NAME ADDRESS NUMBER…  adds an owner of properties
gevel owner password [-data DIR] ADDRESS   sets the password that is read from standard input
gevel owner list     [-data DIR]           lists the owners`

// owner runs one of the commands about owners.
func owner(ctx context.Context, args []string) error {
	if len(args) > 0 {
		switch args[0] {
		case "add":
			return addOwner(ctx, args[1:])
		case "password":
			return setPassword(ctx, args[1:], os.Stdin)
		case "list":
			return listOwners(ctx, args[1:], os.Stdout)
		}
	}
	return errors.New("name a command:\n" + ownerUsage)
}

// addOwner adds an owner, or properties to an existing owner.
func addOwner(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel owner add", flag.ExitOnError)
	at := dataFlags(flags)
	name := flags.String("name", "", "the owner's full name")
	language := flags.String("language", "nl", "the language of the owner's emails: nl, fr, en or de")
	flags.Parse(args)
	o := owners.Owner{Name: strings.TrimSpace(*name), Email: strings.ToLower(flags.Arg(0)), Language: locale.Language(*language)}
	if o.Name == "" || !forms.IsEmail(o.Email) || !o.Language.Known() || flags.NArg() < 2 {
		return errors.New("give the owner's name, a language, an e-mail address and the numbers of the properties:\n" + ownerUsage)
	}
	var properties []int
	for _, text := range flags.Args()[1:] {
		n, err := strconv.Atoi(text)
		if err != nil {
			return fmt.Errorf("%q is not the number of a property", text)
		}
		properties = append(properties, n)
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	added, err := store.Owners.AddOwner(ctx, o, properties)
	if err == nil && !added {
		return fmt.Errorf("not all of %v are numbers of properties; nothing was added", properties)
	}
	return err
}

// setPassword sets an owner's password to the first line of in. All sessions of the owner end.
func setPassword(ctx context.Context, args []string, in io.Reader) error {
	flags := flag.NewFlagSet("gevel owner password", flag.ExitOnError)
	at := dataFlags(flags)
	flags.Parse(args)
	email := strings.ToLower(flags.Arg(0))
	if flags.NArg() != 1 || !forms.IsEmail(email) {
		return errors.New("name the e-mail address of one owner")
	}
	password, err := readPassword(in, email)
	if err != nil {
		return err
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	return giveOwnerPassword(ctx, store, email, password)
}

// readPassword reads a new password for an address, the first line.
func readPassword(in io.Reader, email string) (string, error) {
	lines := bufio.NewScanner(in)
	lines.Scan()
	if problems := auth.CheckPassword(lines.Text(), email); len(problems) > 0 {
		return "", fmt.Errorf("the password needs %d to %d characters, and must not be made of well-known words, the address, rows of "+
			"keys or digits", limits.PasswordShortest, limits.PasswordLongest)
	}
	return lines.Text(), nil
}

func giveOwnerPassword(ctx context.Context, store *db.Store, email, password string) error {
	hash, err := auth.NewHasher().Hash(ctx, password)
	if err != nil {
		return err
	}
	set, err := store.Owners.SetPassword(ctx, email, hash)
	if err == nil && !set {
		return fmt.Errorf("there is no owner with the address %s", email)
	}
	return err
}

// listOwners writes the owners by name, with their properties and whether they have a password.
func listOwners(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel owner list", flag.ExitOnError)
	at := dataFlags(flags)
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	list, err := store.Owners.Owners(ctx)
	if err != nil {
		return err
	}
	for _, o := range list {
		state := "no password yet"
		if o.Password != nil {
			state = "has a password"
		}
		if _, err := fmt.Fprintf(out, "%d  %s <%s>  %s  %s  %s\n", o.ID, o.Name, o.Email, o.Language,
			strings.Trim(fmt.Sprint([]int(o.Properties)), "[]"), state); err != nil {
			return err
		}
	}
	return nil
}
