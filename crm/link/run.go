package link

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// run is one run of a link.
type run struct {
	*Service
	link   crmlinks.Link
	kind   crm.Kind
	runner string
	began  time.Time
	client *fetch.Client // it asks over one connection until the run ends
	system crm.System
	report Report
	partly *crmlinks.LinkFailure // the kind of the last of the report's notes; nil for none
	failed int                   // records in a row that could not be read
	worked bool                  // whether any record could be read
	broken map[string]*broken    // the records that could not be read
}

func (r *run) work(ctx context.Context, pull bool) (err error) {
	if r.system, err = r.kind.Open(crm.Account{Settings: r.link.SettingsMap(), Secret: r.link.Secret, Client: r.client}); err != nil {
		return wrongSetting{err}
	}
	err = r.read(ctx, pull)
	if ctx.Err() != nil || takesNothing(err) {
		return err
	}
	if err = errors.Join(err, r.sendLeads(ctx, err != nil)); err != nil {
		return err
	}
	return r.reportPageViews(ctx)
}

// read reads what changed. When that fails, the run goes on: the CRM may still take leads.
func (r *run) read(ctx context.Context, pull bool) error {
	if pull {
		if err := r.pull(ctx); err != nil {
			return err
		}
	}
	return r.readInbox(ctx)
}

// note notes what the run could not do although it goes on.
func (r *run) note(kind crmlinks.LinkFailure, text string, args ...any) {
	r.partly, text = &kind, fmt.Sprintf(text, args...)
	slog.Warn("a link to a CRM", "link", r.link.Name, "problem", text)
	if r.report.Notes = append(r.report.Notes, text); len(r.report.Notes) > limits.CRMNotes {
		r.report.Notes = r.report.Notes[1:]
	}
}

// problem is what a run could not do although it went on, nil for nothing.
func (r *run) problem() *string {
	if len(r.report.Notes) == 0 {
		return nil
	}
	text := r.report.Notes[len(r.report.Notes)-1]
	if n := len(r.report.Notes); n > 1 {
		text = fmt.Sprintf("%s (and %d more)", text, n-1)
	}
	return &text
}
