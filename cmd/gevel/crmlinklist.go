package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
)

// listLinks writes the links with their state in words.
func listLinks(ctx context.Context, store *db.Store, out io.Writer) error {
	list, err := store.Links.Links(ctx)
	if len(list) == 0 && err == nil {
		fmt.Fprintln(out, "There is no link to a CRM yet; gevel link add makes one.")
	}
	for _, l := range list {
		fmt.Fprintf(out, "%-16s %-12s %s\n", l.Name, l.Kind, wording.Link(l, time.Now()))
	}
	return err
}

// listRecords writes the records of a link that have problems, each followed by them.
func listRecords(ctx context.Context, store *db.Store, name string, out io.Writer) error {
	if _, err := store.Links.LinkNamed(ctx, name); err != nil {
		return err
	}
	list, err := store.Links.CRMRecords(ctx, name)
	troubled := 0
	for _, r := range list {
		problems := r.ProblemList()
		if r.Gone || len(problems) == 0 {
			continue
		}
		troubled++
		state := "is on the site"
		if r.Held {
			state = "is held back"
		}
		fmt.Fprintf(out, "%s %d (%s) %s\n", r.Kind, r.Number, r.ID, state)
		for _, p := range problems {
			fmt.Fprintf(out, "  %s: %s\n", p.Field, p.Text)
		}
	}
	if err == nil && troubled == 0 {
		fmt.Fprintln(out, "No property or project of this link has problems.")
	}
	return err
}

func runLink(ctx context.Context, service *link.Service, name string, out io.Writer) error {
	r, err := service.Run(ctx, name, true)
	if errors.Is(err, link.ErrRunning) || errors.Is(err, crmlinks.ErrUnknownLink) {
		return err
	}
	fmt.Fprintf(out, "%s read: %d new, %d changed, %d taken away, %d held back by problems. %s sent.\n",
		wording.Counted(r.Read, "record", "records"), r.Added, r.Changed, r.Removed, r.Held, wording.Counted(r.Sent, "request", "requests"))
	for _, n := range r.Notes {
		fmt.Fprintln(out, n)
	}
	return err
}
