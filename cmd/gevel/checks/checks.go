// Package checks looks at everything that an operator must care for: the database and what waits in it, the law, copies, the machine, the
// mail server, and the way to the site. It changes nothing.
package checks

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
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

// Site is what is checked.
type Site struct {
	Dir      string // the data folder
	Node     string // of a cluster: the address of the node on this machine
	Database string // the file that is read
	Open     func(context.Context) (*db.Store, error)
	Origin   string   // "" for none
	Names    []string // for which the site speaks https by itself; the first is the origin's
}

// Run writes a line for each check. The error counts the problems.
func Run(ctx context.Context, s Site, out io.Writer) error {
	f := &findings{out: out}
	var key agency.Key
	if checkDatabase(ctx, f, s) {
		key = checkContents(ctx, f, s)
	}
	checkRules(f, time.Now())
	checkBackups(f, s.Dir, time.Now())
	checkDisk(f, s.Dir)
	checkClock(f)
	checkMail(ctx, f)
	if checkAddress(ctx, f, s.Origin) {
		checkProxy(ctx, f, s.Origin, key)
	}
	checkOtherNames(ctx, f, s.Origin, s.Names)
	if f.problems > 0 {
		return errors.New(wording.Counted(f.problems, "problem", "problems"))
	}
	return nil
}
