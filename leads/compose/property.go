package compose

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Property reads a public property with the fields that forms and emails need, nil when there is none.
func (o *Composer) Property(ctx context.Context, number int, l locale.Language) (*agency.Property, error) {
	list, err := o.Store.PropertiesByNumber(ctx, l, []int{number},
		columns.Selection{Groups: append([]string{"rentTerms"}, mail.CardGroups...), Photos: 5, Documents: true})
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// PropertyCard is the property of a lead as emails show it; nil for none, and for one that visitors do not see.
func (o *Composer) PropertyCard(ctx context.Context, lead inbox.Lead, l locale.Language) (*mail.Listing, error) {
	if lead.Property == nil {
		return nil, nil
	}
	p, err := o.Property(ctx, *lead.Property, l)
	if p == nil {
		return nil, err
	}
	return mail.PropertyCard(p, o.Origin), nil
}
