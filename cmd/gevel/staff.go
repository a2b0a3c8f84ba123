package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
)

const staffUsage = `gevel staff add      -name NAME [-role manager|agent|editor] [-language nl] ADDRESS  adds somebody who works at the desk
gevel staff password [-clear] ADDRESS  sets another password; with -clear the second step is set up anew
gevel staff role     ADDRESS ROLE      changes what somebody may do
gevel staff close    [-to ADDRESS] ADDRESS  ends somebody's access; the leads go to another member, to nobody without -to
gevel staff list                       lists everybody
add and password read the password from standard input; each takes -data DIR, add also -origin URL for what it says`

// staffFlags are the flags of the commands about staff.
type staffFlags struct {
	name, role, language, to string
	origin                   string // where the site is
	clear                    bool
}

// staffMembers runs one of the commands about staff.
func staffMembers(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	flags := flag.NewFlagSet("gevel staff", flag.ExitOnError)
	at := dataFlags(flags)
	var f staffFlags
	flags.StringVar(&f.name, "name", "", "the whole name")
	flags.StringVar(&f.role, "role", "manager", "manager, agent or editor")
	flags.StringVar(&f.language, "language", "nl", "the language of the desk: nl, fr, en or de")
	flags.BoolVar(&f.clear, "clear", false, "the second step is set up anew at the next sign-in")
	origin := siteFlags(flags)
	flags.StringVar(&f.to, "to", "", "the e-mail address of who gets the leads")
	store, words, err := openWords(ctx, at, flags, args, staffUsage)
	if err != nil {
		return err
	}
	defer store.Close()
	f.origin = origin()
	switch command := words[0]; {
	case command == "list" && len(words) == 1:
		return listStaff(ctx, store, out)
	case command == "add" && len(words) == 2:
		return addStaff(ctx, store, f, strings.ToLower(words[1]), in, out)
	case command == "password" && len(words) == 2:
		return setStaffPassword(ctx, store, strings.ToLower(words[1]), f.clear, in)
	case command == "role" && len(words) == 3:
		return setStaffRole(ctx, store, strings.ToLower(words[1]), words[2])
	case command == "close" && len(words) == 2:
		return closeStaff(ctx, store, strings.ToLower(words[1]), strings.ToLower(f.to))
	}
	return errors.New("these arguments are not understood:\n" + staffUsage)
}

func addStaff(ctx context.Context, store *db.Store, f staffFlags, email string, in io.Reader, out io.Writer) error {
	m := members.StaffMember{Name: strings.TrimSpace(f.name), Email: email, Language: locale.Language(f.language),
		Role: desk.StaffRole(strings.ToUpper(f.role))}
	if m.Name == "" || !forms.IsEmail(email) || !m.Language.Known() || !m.Role.Known() {
		return errors.New("give a name, a role, a language and an e-mail address:\n" + staffUsage)
	}
	hash, err := passwordFrom(ctx, in, email)
	if err != nil {
		return err
	}
	m.Password = &hash
	if err := store.Members.AddStaff(ctx, m, desklog.Action{At: time.Now()}); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%s signs in at %s/desk/ with %s and this password, and sets a second step up there.\n", m.Name, f.origin,
		email)
	return err
}

// passwordFrom reads a password and returns its hash.
func passwordFrom(ctx context.Context, in io.Reader, email string) (hash string, err error) {
	password, err := readPassword(in, email)
	if err != nil {
		return "", err
	}
	return auth.NewHasher().Hash(ctx, password)
}

// memberWith returns somebody who has access to the desk.
func memberWith(ctx context.Context, store *db.Store, email string) (members.StaffMember, error) {
	m, err := store.Members.StaffWith(ctx, email)
	if err == nil && m == nil {
		err = fmt.Errorf("%s: %w", email, members.ErrUnknownStaff)
	}
	if err != nil {
		return members.StaffMember{}, err
	}
	return *m, nil
}

func setStaffPassword(ctx context.Context, store *db.Store, email string, clear bool, in io.Reader) error {
	m, err := memberWith(ctx, store, email)
	if err != nil {
		return err
	}
	hash, err := passwordFrom(ctx, in, email)
	if err != nil {
		return err
	}
	return store.Members.SetStaffPassword(ctx, m, hash, clear, desklog.Action{At: time.Now()})
}

func setStaffRole(ctx context.Context, store *db.Store, email, name string) error {
	role := desk.StaffRole(strings.ToUpper(name))
	if !role.Known() {
		return fmt.Errorf("%q is not a role; there are manager, agent and editor", name)
	}
	m, err := memberWith(ctx, store, email)
	if err != nil {
		return err
	}
	return store.Members.SetStaffRole(ctx, m, role, 0, desklog.Action{At: time.Now()})
}

// closeStaff ends somebody's access. The leads go to the member with the address to, to nobody for an empty one.
func closeStaff(ctx context.Context, store *db.Store, email, to string) error {
	m, err := memberWith(ctx, store, email)
	if err != nil {
		return err
	}
	var heir members.StaffMember
	if to != "" {
		if heir, err = memberWith(ctx, store, to); err != nil {
			return err
		}
	}
	return store.Members.CloseStaff(ctx, m, heir.ID, desklog.Action{At: time.Now()})
}

// listStaff writes everybody at the desk, with the role and whether a second step is set up.
func listStaff(ctx context.Context, store *db.Store, out io.Writer) error {
	list, err := store.Members.Staff(ctx)
	for _, m := range list {
		state := "no second step yet"
		switch {
		case m.ClosedAt != nil:
			state = "closed " + wording.Day(time.Unix(*m.ClosedAt, 0))
		case m.Secret != nil:
			state = "has a second step"
		}
		fmt.Fprintf(out, "%-8s %s <%s>  %s  %s\n", strings.ToLower(string(m.Role)), m.Name, m.Email, m.Language, state)
	}
	return err
}
