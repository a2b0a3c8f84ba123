package desk

import (
	"context"

	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
)

// Find finds what the member of staff may see of leads, properties, people, articles and pages.
func (r *deskResolver) Find(ctx context.Context, d *staff.Desk, words string) (found *Found, err error) {
	found = &Found{}
	if !inbox.Enough(words) {
		return found, nil
	}
	if found.Leads, found.People, err = r.rooms.Inbox.FindLeads(ctx, d, words); err != nil {
		return nil, readable(err)
	}
	if found.Properties, err = r.rooms.Listings.FindProperties(ctx, d, words); err != nil {
		return nil, readable(err)
	}
	found.Articles, found.Pages, err = r.Parts.Find(ctx, d, words)
	return found, err
}
