package desk

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/pictures"
	"github.com/gevel/gevel/properties"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
	"github.com/gevel/gevel/staff/keys"
	"github.com/gevel/gevel/staff/links"
	"github.com/gevel/gevel/staff/listings"
	"github.com/gevel/gevel/staff/owners"
	"github.com/gevel/gevel/staff/streets"
	"github.com/gevel/gevel/staff/today"
	"github.com/gevel/gevel/staff/webhooks"
	"github.com/gevel/gevel/staff/week"
	"github.com/gevel/gevel/transit"
)

// Resolver is the root of all resolvers of the desk.
type Resolver struct {
	*app.App
	Staff   *staff.Service
	Parts   *parts.Service
	Library *pictures.Service
	Listed  *properties.Service
	Brought *deliveries.Service
	Transit *transit.Service

	rooms   *rooms
	site    *graph.Resolver
	streams *streams
}

// rooms are the parts of the desk.
type rooms struct {
	Today    *today.Service
	Inbox    *inbox.Service
	Listings *listings.Service
	Week     *week.Service
	Owners   *owners.Service
	Links    *links.Service
	Keys     *keys.Service
	Streets  *streets.Service
	Webhooks *webhooks.Service
}

func roomsOf(s *staff.Service) *rooms {
	return &rooms{
		Today:    &today.Service{Service: s},
		Inbox:    &inbox.Service{Service: s},
		Listings: &listings.Service{Service: s},
		Week:     &week.Service{Service: s},
		Owners:   &owners.Service{Service: s},
		Links:    &links.Service{Service: s},
		Keys:     &keys.Service{Service: s},
		Streets:  &streets.Service{Service: s},
		Webhooks: &webhooks.Service{Service: s},
	}
}

var _ ResolverRoot = (*Resolver)(nil)

type (
	queryResolver        struct{ *Resolver }
	mutationResolver     struct{ *Resolver }
	subscriptionResolver struct{ *Resolver }
	deskResolver         struct{ *Resolver }
	leadResolver         struct{ *Resolver }
	lackResolver         struct{ *Resolver }
	deskPropertyResolver struct{ *Resolver }
	personRowResolver    struct{ *Resolver }
	versionResolver      struct{ *Resolver }
	partResolver         struct{ *Resolver }
	linkResolver         struct{ *Resolver }
	webhookResolver      struct{ *Resolver }
	todayResolver        struct{ *Resolver }
	staffAccountResolver struct{ *Resolver }
)

// Query answers the root fields.
func (r *Resolver) Query() QueryResolver { return &queryResolver{r} }

// Mutation changes what staff change.
func (r *Resolver) Mutation() MutationResolver { return &mutationResolver{r} }

// Subscription tells what happens.
func (r *Resolver) Subscription() SubscriptionResolver { return &subscriptionResolver{r} }

// PersonRow answers the fields of somebody in the list of people that need the store.
func (r *Resolver) PersonRow() PersonRowResolver { return &personRowResolver{r} }

// Owner answers the fields of an owner that need the store.
func (r *Resolver) Owner() OwnerResolver { return r.site.Owner() }

// OwnedProperty answers the fields of an owner's property that need the store.
func (r *Resolver) OwnedProperty() OwnedPropertyResolver { return r.site.OwnedProperty() }

// Desk answers the fields of the desk that need the store.
func (r *Resolver) Desk() DeskResolver { return &deskResolver{r} }

// Lead answers the fields of a lead at the desk that need the store.
func (r *Resolver) Lead() LeadResolver { return &leadResolver{r} }

// Lack answers where a CRM has what an advertisement lacks.
func (r *Resolver) Lack() LackResolver { return &lackResolver{r} }

// StaffAccount answers the fields of a member of staff that need the site's settings.
func (r *Resolver) StaffAccount() StaffAccountResolver { return &staffAccountResolver{r} }

// DeskProperty answers the fields of a property at the desk that need the store.
func (r *Resolver) DeskProperty() DeskPropertyResolver { return &deskPropertyResolver{r} }

// PropertyVersion answers how a property was.
func (r *Resolver) PropertyVersion() PropertyVersionResolver { return &versionResolver{r} }

// Part answers the fields of a part that need the store.
func (r *Resolver) Part() PartResolver { return &partResolver{r} }

// Link answers the fields of a link to a CRM that need the store.
func (r *Resolver) Link() LinkResolver { return &linkResolver{r} }

// Webhook answers the fields of a webhook that need the store.
func (r *Resolver) Webhook() WebhookResolver { return &webhookResolver{r} }

// Today answers the parts of the desk's first screen.
func (r *Resolver) Today() TodayResolver { return &todayResolver{r} }

// Desk returns the desk of who is signed in there. Nothing else leads to it.
func (r *queryResolver) Desk(ctx context.Context) (*staff.Desk, error) { return r.Staff.Desk(ctx) }

// Site is what visitors read of the site.
func (r *queryResolver) Site(ctx context.Context, language locale.Language) (*agency.LocalSite, error) {
	return r.site.Query().Site(ctx, language)
}

// Property is what visitors read of a property.
func (r *queryResolver) Property(ctx context.Context, number int, language locale.Language) (*agency.Property, error) {
	return r.site.Query().Property(ctx, number, language)
}
