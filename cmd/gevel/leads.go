package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/sheet"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// listLeads writes forms, subscriptions to the newsletter and demands, the oldest first: for people, or as JSON or CSV.
func listLeads(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel leads", flag.ExitOnError)
	at := dataFlags(flags)
	asJSON := flags.Bool("json", false, "write JSON")
	asCSV := flags.Bool("csv", false, "write CSV")
	form := flags.String("form",
		"", "only one kind: a form such as sendContact, newsletter (its subscribers), demand (registered demands)")
	since := flags.String("since", "", "only what was received or confirmed since a day, such as 2026-11-21")
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	if *form != "" && !slices.Contains(formNames(), *form) {
		return fmt.Errorf("%q is not a form; the forms are %s", *form, strings.Join(formNames(), ", "))
	}
	from, err := dayOrBeginning(*since)
	if err != nil {
		return err
	}
	store, err := at.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	list, err := store.Inbox.Leads(ctx, *form, from)
	if err != nil {
		return err
	}
	if len(list) == limits.LeadsListed {
		fmt.Fprintf(os.Stderr, "There are more; the rest begins with -since %s\n", wording.Day(time.Unix(list[len(list)-1].CreatedAt, 0)))
	}
	if err := errors.Join(listUndelivered(ctx, store, from, os.Stderr), listCRMLeads(ctx, store, from, os.Stderr)); err != nil {
		return err
	}
	switch {
	case *asJSON:
		return writeJSON(os.Stdout, list)
	case *asCSV:
		c, err := store.Catalog(ctx)
		if err != nil {
			return err
		}
		return writeCSV(os.Stdout, c, list)
	}
	return writeLines(os.Stdout, list)
}

// listUndelivered lists the emails that no mail server accepted.
func listUndelivered(ctx context.Context, store *db.Store, since time.Time, w io.Writer) error {
	list, err := store.Inbox.Undelivered(ctx, since)
	for _, u := range list {
		of := ""
		if u.Lead != nil && u.Form != nil {
			of = fmt.Sprintf(", of %s %s", *u.Form, *u.Lead)
		}
		fmt.Fprintf(w, "%-21s  not delivered: %s%s, to %s: %s\n", wording.Clock(u.GivenUpAt), u.Kind, of, u.Recipient, u.Reason)
	}
	return err
}

func formNames() []string {
	var names []string
	for _, k := range leads.Forms {
		names = append(names, k.Name)
	}
	return append(names, inbox.NewsletterEntry, inbox.DemandEntry)
}

// dayOrBeginning returns the start of a day in the agency's time zone, and the zero time for "".
func dayOrBeginning(day string) (time.Time, error) {
	if day == "" {
		return time.Unix(0, 0), nil
	}
	t, err := time.ParseInLocation(time.DateOnly, day, locale.Zone)
	if err != nil {
		return t, fmt.Errorf("%q is not a day like 2026-11-21", day)
	}
	return t, nil
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// writeCSV writes a header and a line for each entry, in the agency's language.
func writeCSV(w io.Writer, c *agency.Catalog, list []inbox.Entry) error {
	out := sheet.Writer{To: w}
	if err := out.Line(content.SheetHeader(c.Fallback())); err != nil {
		return err
	}
	for _, e := range list {
		cells, err := content.SheetLine(c, e)
		if err == nil {
			err = out.Line(cells)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func writeLines(w io.Writer, list []inbox.Entry) error {
	for _, e := range list {
		about := ""
		if e.Property != nil {
			about = fmt.Sprintf(", property %d", *e.Property)
		}
		if e.Project != nil {
			about += fmt.Sprintf(", project %d", *e.Project)
		}
		if _, err := fmt.Fprintf(w, "%-21s  %-18s %s <%s>%s%s\n", wording.Clock(e.CreatedAt), e.Form,
			strings.TrimSpace(e.FirstName+" "+e.LastName), e.Email, about, stateOf(e)); err != nil {
			return err
		}
	}
	return nil
}

// stateOf says whether an entry that must be confirmed is confirmed, and since when.
func stateOf(e inbox.Entry) string {
	switch {
	case e.State == "":
		return ""
	case e.StateAt == nil:
		return ", " + strings.ToLower(e.State)
	}
	return ", " + strings.ToLower(e.State) + " " + wording.Clock(*e.StateAt)
}
