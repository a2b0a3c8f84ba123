package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
)

func resend(ctx context.Context, store *db.Store, r inbox.Resending, out io.Writer) error {
	again, err := store.Inbox.ResendCRMLead(ctx, r, desklog.Action{At: time.Now()})
	return report(out, again, err, "It is sent again while gevel serve runs, or by gevel link run.")
}

func drop(ctx context.Context, store *db.Store, lead string, out io.Writer) error {
	dropped, err := store.Inbox.DropCRMLead(ctx, lead, "", desklog.Action{At: time.Now()})
	return report(out, dropped, err, "It is not sent, unless gevel link resend sends it after all.")
}

// report writes what became of a request, or that there was nothing left to decide.
func report(out io.Writer, changed bool, err error, what string) error {
	if err != nil {
		return err
	}
	if !changed {
		what = "The CRM has it already."
	}
	_, err = fmt.Fprintln(out, what)
	return err
}

// listCRMLeads writes how the requests since a moment fare at the CRMs.
func listCRMLeads(ctx context.Context, store *db.Store, since time.Time, w io.Writer) error {
	list, err := store.Links.CRMLeads(ctx, since)
	for _, d := range list {
		state := map[string]string{crmlinks.CRMWaiting: "waits for", crmlinks.CRMSent: "sent to", crmlinks.CRMRefused: "refused by",
			crmlinks.CRMDropped: "not sent to"}[d.State]
		reason := ""
		if d.Reason != nil {
			reason = ": " + *d.Reason
		}
		what := "request " + d.Lead
		switch {
		case d.Cancelled:
			what = "cancelled appointment of request " + d.Lead
		case d.Change > 0:
			what = "moved appointment of request " + d.Lead
		}
		fmt.Fprintf(w, "%-21s  %s %s %s%s\n", wording.Clock(d.At), what, state, d.Link, reason)
	}
	return err
}
