package checks

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/sqlite"
)

// NoDatabase says why a database cannot be read, and what to do.
func NoDatabase(file string, err error) string {
	if errors.Is(err, fs.ErrPermission) {
		return "this user may not look at " + file + ": run this as the user of the site (runuser -u gevel -- gevel …)"
	}
	return "there is none at " + file + ": run gevel import FOLDER, or name another folder with -data"
}

// checkDatabase reports whether the database can be opened for more checks.
func checkDatabase(ctx context.Context, f *findings, s Site) (opens bool) {
	if _, err := os.Stat(s.Database); err != nil {
		f.say(problem, "database", "%s", NoDatabase(s.Database, err))
		return false
	}
	if err := datafolder.Writable(s.Dir); err != nil { // SQLite cannot even read there
		f.say(problem, "data", "%v: make it writable for the user of the site, and see whether the disk is in order", err)
		return false
	}
	found, err := sqlite.Inspect(ctx, s.Database)
	switch {
	case errors.Is(err, sqlite.ErrNewer):
		f.say(problem, "database", "%v: use the newer program", err)
	case sqlite.IsFull(err):
		f.say(problem, "database", "%v: make room on the disk; gevel serve starts again by itself then", err)
	case err != nil && s.Node != "":
		f.say(problem, "database", "%v. Stop this node, empty its data folder and start it again: it gets the database from the others",
			err)
	case err != nil:
		f.say(problem, "database", "%v. Stop the site and restore a copy: gevel restore COPY -data %s", err, s.Dir)
	case found.Form < sqlite.Form() && s.Node == "":
		f.say(warning, "database", "it is of an earlier version and is upgraded at the next start, after a copy of it was made beside it")
	default:
		f.say(fine, "database", "healthy: %s, %s, %s (SQLite %s, form %d)", wording.Counted(found.Properties, "property", "properties"),
			wording.Counted(found.Leads, "lead", "leads"), wording.Counted(found.Owners, "owner", "owners"), sqlite.Version(), found.Form)
		return true
	}
	return false
}
