package link

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/limits"
)

// sendLeads sends the leads that are due. If the CRM could not be read in this run it may be down: then no lead is tried after the first
// that fails.
func (r *run) sendLeads(ctx context.Context, readingFailed bool) error {
	for {
		d, err := r.Store.Links.NextCRMLead(ctx, r.link.Name, r.Now())
		if err != nil || d == nil {
			return err
		}
		sent := r.report.Sent
		if err := r.sendLead(ctx, *d); err != nil || readingFailed && r.report.Sent == sent {
			return err
		}
	}
}

// sendLead sends one lead. It has the same key each time, so that a CRM which took it before a crash does not take it twice. A lead that
// the CRM refuses stays refused until somebody sends it again; after any other failure it is tried again, after pauses that grow.
func (r *run) sendLead(ctx context.Context, d crmlinks.CRMLead) error {
	lead, err := r.leadOf(ctx, d)
	if err != nil {
		return unless(errors.Is(err, errErased), err)
	}
	id, err := r.system.Send(ctx, lead, keyOf(d))
	var refused crm.Refused
	switch now := r.Now(); {
	case err == nil:
		r.report.Sent++
		return r.Store.Links.CRMLeadSent(ctx, d, id, now)
	case ctx.Err() != nil || takesNothing(err):
		return err
	case errors.As(err, &refused):
		r.note(crmlinks.LeadsUnsent, "the CRM does not take the request %s: %s", d.Lead, refused.Reason())
		return r.Store.Links.CRMLeadFailed(ctx, d, refused.Reason(), time.Time{})
	case now.Sub(time.Unix(d.At, 0)) > limits.CRMLeadTime:
		return r.Store.Links.CRMLeadFailed(ctx, d, "it was tried for long enough: "+err.Error(), time.Time{})
	default:
		r.note(crmlinks.LeadsUnsent, "the request %s was not sent: %v", d.Lead, err)
		return r.Store.Links.CRMLeadFailed(ctx, d, err.Error(), now.Add(pause(2*d.Tries, limits.CRMLongestPause)))
	}
}

// takesNothing reports whether no request can succeed now: the CRM wants fewer requests, or does not accept the key.
func takesNothing(err error) bool {
	var later crm.Later
	return errors.As(err, &later) || errors.Is(err, crm.ErrWrongKey)
}

// keyOf gives the key of a delivery. Each change of an appointment has a key of its own.
func keyOf(d crmlinks.CRMLead) string {
	if d.Change == 0 {
		return "gevel-" + d.Lead
	}
	return fmt.Sprintf("gevel-%s-%d", d.Lead, d.Change)
}

var errErased = errors.New("the lead was erased meanwhile")

// leadOf turns a stored lead into one for a CRM.
func (r *run) leadOf(ctx context.Context, d crmlinks.CRMLead) (lead crm.Lead, err error) {
	c, err := r.Store.Catalog(db.Unpinned(ctx))
	if err != nil {
		return lead, err
	}
	stored, err := r.Store.Inbox.Lead(ctx, d.Lead)
	if err != nil {
		return lead, err
	}
	if stored == nil {
		return lead, errErased
	}
	message, err := r.messageOf(ctx, c, *stored, d)
	if err != nil {
		return lead, err
	}
	lead = crm.Lead{ID: stored.ID, At: time.Unix(stored.CreatedAt, 0), Form: message.Form, Language: stored.Language,
		FirstName: stored.FirstName, LastName: stored.LastName,
		Email: stored.Email, Phone: stored.Phone, Message: message.Message, Filter: message.Filter, Start: message.Start, End: message.End,
		Cancelled: d.Cancelled, SentID: message.sentID, Noted: stored.Form == leads.CallName}
	if stored.Title != nil {
		lead.Title = *stored.Title
	}
	if message.Filter != nil {
		if lead.Zips = zips(c, *message.Filter); len(message.Filter.Categories) > 0 {
			if lead.Types, err = r.words(c, message.Filter.Categories); err != nil {
				return lead, err
			}
		}
	}
	if lead.RecordID, lead.AgentEmail, err = r.Store.Links.CRMRecordOfLead(ctx, d.Link, d.Lead); d.Alone {
		lead.RecordID = ""
	}
	return lead, err
}

type message struct {
	content.CRMMessage
	sentID string
}

// messageOf writes the message of a lead, or of a change of its appointment, for the CRM.
func (r *run) messageOf(ctx context.Context, c *agency.Catalog, l inbox.Lead, d crmlinks.CRMLead) (t message, err error) {
	reference, err := r.Store.References.ShownReference(ctx, l.Property)
	if err != nil {
		return t, err
	}
	if d.Change == 0 {
		t.CRMMessage, err = content.ForCRM(c, l, reference)
		return t, err
	}
	if d.Reported {
		t.CRMMessage, err = r.reportOf(ctx, c, l, reference)
		return t, err
	}
	t.CRMMessage = content.ChangeForCRM(c, l, reference, d)
	t.sentID, err = r.Store.Links.CRMIDBefore(ctx, d)
	return t, err
}

// reportOf is what the CRM gets after an appointment. Its calendar keeps the appointment as it was.
func (r *run) reportOf(ctx context.Context, c *agency.Catalog, l inbox.Lead, reference *string) (content.CRMMessage, error) {
	text, err := r.Store.Appointments.ReportOf(ctx, l.ID)
	if err == nil && text == "" {
		err = errErased
	}
	return content.ReportForCRM(c, l, reference, text), err
}

// zips are the postcodes of the cities of a filter, also of those in which the site has nothing, and of the site's within its radius.
func zips(c *agency.Catalog, f agency.PropertyFilter) (list []string) {
	if len(f.Cities) == 0 {
		return nil
	}
	for _, in := range f.Cities {
		for _, town := range agency.PlacesNamed(in) {
			if town.Zip != "" {
				list = append(list, town.Zip)
			}
		}
	}
	for _, number := range c.CitiesWithin(f) {
		list = append(list, c.City(number, c.Fallback()).Zip)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// words lists the CRM's words for categories of the site, by the link's table of types.
func (r *run) words(c *agency.Catalog, categories []int) (list []string, err error) {
	table, err := typesOf(r.kind, r.link.SettingsMap()["types"])
	types := c.TypesOf(categories)
	for word, number := range table {
		if !strings.Contains(word, "/") && slices.Contains(types, number) {
			list = append(list, word)
		}
	}
	slices.Sort(list)
	return list, err
}
