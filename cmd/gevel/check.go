package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/sqlite"
)

// levels of what gevel check finds.
const (
	fine    = "ok"
	warning = "warning"
	problem = "problem"
)

// findings are the lines of gevel check.
type findings struct {
	out      io.Writer
	problems int
}

// say writes a line. A warning or a problem says what to do.
func (f *findings) say(level, about, text string, args ...any) {
	if level == problem {
		f.problems++
	}
	fmt.Fprintf(f.out, "%-8s %-9s %s\n", level, about, fmt.Sprintf(text, args...))
}

// checkSite looks at everything that an operator must care for. It changes nothing, and fails when there is a problem.
func checkSite(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel check", flag.ExitOnError)
	at := dataFlags(flags)
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site (GEVEL_ORIGIN)")
	secure := tlsFlag(flags)
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	if err := errors.Join(secure.checkNames(origin), checkOrigin(*origin)); err != nil {
		return err
	}
	f := &findings{out: out}
	var key agency.Key
	if checkDatabase(ctx, f, at) {
		key = checkContents(ctx, f, at)
	}
	checkRules(f, time.Now())
	checkBackups(f, at.dir, time.Now())
	checkDisk(f, at.dir)
	checkClock(f)
	checkMail(ctx, f)
	if checkAddress(ctx, f, *origin) {
		checkProxy(ctx, f, *origin, key)
	}
	checkOtherNames(ctx, f, *origin, secure.names)
	if f.problems > 0 {
		return errors.New(counted(f.problems, "problem", "problems"))
	}
	return nil
}

// noDatabase says why a database cannot be read, and what to do.
func noDatabase(file string, err error) string {
	if errors.Is(err, fs.ErrPermission) {
		return "this user may not look at " + file + ": run this as the user of the site (runuser -u gevel -- gevel …)"
	}
	return "there is none at " + file + ": run gevel import FOLDER, or name another folder with -data"
}

// checkDatabase reports whether the database can be opened for more checks.
func checkDatabase(ctx context.Context, f *findings, at *data) (opens bool) {
	if _, err := os.Stat(at.database()); err != nil {
		f.say(problem, "database", "%s", noDatabase(at.database(), err))
		return false
	}
	if err := datafolder.Writable(at.dir); err != nil { // SQLite cannot even read there
		f.say(problem, "data", "%v: make it writable for the user of the site, and see whether the disk is in order", err)
		return false
	}
	found, err := sqlite.Inspect(ctx, at.database())
	switch {
	case errors.Is(err, sqlite.ErrNewer):
		f.say(problem, "database", "%v: use the newer program", err)
	case sqlite.IsFull(err):
		f.say(problem, "database", "%v: make room on the disk; gevel serve starts again by itself then", err)
	case err != nil && at.node != "":
		f.say(problem, "database", "%v. Stop this node, empty its data folder and start it again: it gets the database from the others",
			err)
	case err != nil:
		f.say(problem, "database", "%v. Stop the site and restore a copy: gevel restore COPY -data %s", err, at.dir)
	case found.Form < sqlite.Form() && at.node == "":
		f.say(warning, "database", "it is of an earlier version and is upgraded at the next start, after a copy of it was made beside it")
	default:
		f.say(fine, "database", "healthy: %s, %s, %s (SQLite %s, form %d)", counted(found.Properties, "property", "properties"),
			counted(found.Leads, "lead", "leads"), counted(found.Owners, "owner", "owners"), sqlite.Version(), found.Form)
		return true
	}
	return false
}
