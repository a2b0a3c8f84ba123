package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// listLeads writes what visitors sent, the oldest first: for people, or as JSON or CSV.
func listLeads(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel leads", flag.ExitOnError)
	dir := dataFlag(flags)
	asJSON := flags.Bool("json", false, "write JSON")
	asCSV := flags.Bool("csv", false, "write CSV")
	form := flags.String("form", "", "only those of a form, such as sendContact")
	since := flags.String("since", "", "only those since a day, such as 2026-11-21")
	flags.Parse(args)
	if _, known := agency.KindOfForm(*form); *form != "" && !known {
		return fmt.Errorf("%q is not a form; the forms are %s", *form, strings.Join(formNames(), ", "))
	}
	from, err := dayOrBeginning(*since)
	if err != nil {
		return err
	}
	store, err := openData(ctx, *dir)
	if err != nil {
		return err
	}
	defer store.Close()
	list, err := store.Leads(ctx, *form, from)
	if err != nil {
		return err
	}
	if err := tellUndelivered(ctx, store, from, os.Stderr); err != nil {
		return err
	}
	switch {
	case *asJSON:
		return writeJSON(os.Stdout, list)
	case *asCSV:
		return writeCSV(os.Stdout, list)
	}
	return writeLines(os.Stdout, list)
}

// tellUndelivered lists the emails that no server took.
func tellUndelivered(ctx context.Context, store *db.Store, since time.Time, w io.Writer) error {
	list, err := store.Undelivered(ctx, since)
	for _, u := range list {
		when := time.Unix(u.GivenUpAt, 0).In(agency.Zone).Format("2006-01-02 15:04")
		fmt.Fprintf(w, "%s  not delivered: %s to %s: %s\n", when, u.Kind, u.Recipient, u.Reason)
	}
	return err
}

func formNames() []string {
	var names []string
	for _, k := range agency.Forms {
		names = append(names, k.Name)
	}
	return names
}

// dayOrBeginning is when a day starts at the agency; "" is the beginning of time.
func dayOrBeginning(day string) (time.Time, error) {
	if day == "" {
		return time.Unix(0, 0), nil
	}
	t, err := time.ParseInLocation(time.DateOnly, day, agency.Zone)
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

// writeCSV writes a header and a line for each lead. A text that a spreadsheet would take for a formula gets an apostrophe.
func writeCSV(w io.Writer, list []db.Lead) error {
	out := csv.NewWriter(w)
	out.Write([]string{"at", "form", "id", "language", "title", "firstName", "lastName", "email", "phone", "property", "project", "page", "content"})
	for _, l := range list {
		line := []string{at(l), l.Form, l.ID, string(l.Language), text(l.Title), l.FirstName, l.LastName, l.Email, l.Phone, number(l.Property), number(l.Project), l.Page, l.Content}
		for i, field := range line {
			if field != "" && strings.ContainsRune("=+-@\t\r", rune(field[0])) {
				line[i] = "'" + field
			}
		}
		out.Write(line)
	}
	out.Flush()
	return out.Error()
}

func writeLines(w io.Writer, list []db.Lead) error {
	for _, l := range list {
		about := ""
		if l.Property != nil {
			about = fmt.Sprintf(", property %d", *l.Property)
		}
		if _, err := fmt.Fprintf(w, "%s  %-18s %s %s <%s>%s\n", at(l), l.Form, l.FirstName, l.LastName, l.Email, about); err != nil {
			return err
		}
	}
	return nil
}

func at(l db.Lead) string {
	return time.Unix(l.CreatedAt, 0).In(agency.Zone).Format("2006-01-02 15:04")
}

func text[T ~string](s *T) string {
	if s == nil {
		return ""
	}
	return string(*s)
}

func number(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}
