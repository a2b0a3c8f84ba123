package graph

import (
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/pictures"
	"github.com/gevel/gevel/sentence"
	"github.com/gevel/gevel/staff"
)

// Resolver is the root of all resolvers.
type Resolver struct {
	*app.App
	Leads *leads.Service
	Auth  *auth.Service
	Staff *staff.Service
	Parts *parts.Service

	Library   *pictures.Service
	sentences sentence.Reader

	streams *streams
	desks   *deskStreams
	free    *freeExecutor // reads the texts of registered operations
	media   string        // folder for files of importProperties; "" refuses imports
}

var _ ResolverRoot = (*Resolver)(nil)

type (
	queryResolver        struct{ *Resolver }
	mutationResolver     struct{ *Resolver }
	propertyResolver     struct{ *Resolver }
	subscriptionResolver struct{ *Resolver }
	projectResolver      struct{ *Resolver }
	moduleResolver       struct{ *Resolver }
	pageResolver         struct{ *Resolver }
	articleResolver      struct{ *Resolver }

	propertyConnectionResolver struct{ *Resolver }
	appointmentResolver        struct{ *Resolver }
	demandResolver             struct{ *Resolver }
	jointOfferResolver         struct{ *Resolver }
	ownerResolver              struct{ *Resolver }
	ownedPropertyResolver      struct{ *Resolver }
	deskResolver               struct{ *Resolver }
	deskLeadResolver           struct{ *Resolver }
	deskLackResolver           struct{ *Resolver }
	deskPropertyResolver       struct{ *Resolver }
	deskPartResolver           struct{ *Resolver }
	deskLinkResolver           struct{ *Resolver }
	deskWebhookResolver        struct{ *Resolver }
	deskTodayResolver          struct{ *Resolver }
	deskStaffMemberResolver    struct{ *Resolver }
)

// Query answers the root fields.
func (r *Resolver) Query() QueryResolver { return &queryResolver{r} }

// Mutation takes forms in.
func (r *Resolver) Mutation() MutationResolver { return &mutationResolver{r} }

// Subscription tells what happens.
func (r *Resolver) Subscription() SubscriptionResolver { return &subscriptionResolver{r} }

// Property answers the fields of a property that need the store.
func (r *Resolver) Property() PropertyResolver { return &propertyResolver{r} }

// PropertyConnection answers the fields of a list that need the store.
func (r *Resolver) PropertyConnection() PropertyConnectionResolver {
	return &propertyConnectionResolver{r}
}

// Project answers the fields of a project that need the store.
func (r *Resolver) Project() ProjectResolver { return &projectResolver{r} }

// Page answers the fields of a page that depend on where the site is.
func (r *Resolver) Page() PageResolver { return &pageResolver{r} }

// Article answers the fields of an article that depend on where the site is.
func (r *Resolver) Article() ArticleResolver { return &articleResolver{r} }

// Module answers the fields of a module that need the store.
func (r *Resolver) Module() ModuleResolver { return &moduleResolver{r} }

// JointOffer answers the fields of an offer of two buyers that need the store.
func (r *Resolver) JointOffer() JointOfferResolver { return &jointOfferResolver{r} }

// Appointment answers the fields of an appointment that need the store.
func (r *Resolver) Appointment() AppointmentResolver { return &appointmentResolver{r} }

// Demand answers the fields of a demand that need the store.
func (r *Resolver) Demand() DemandResolver { return &demandResolver{r} }

// Owner answers the fields of an owner that need the store.
func (r *Resolver) Owner() OwnerResolver { return &ownerResolver{r} }

// OwnedProperty answers the fields of an owner's property that need the store.
func (r *Resolver) OwnedProperty() OwnedPropertyResolver { return &ownedPropertyResolver{r} }

// Desk answers the fields of the desk that need the store.
func (r *Resolver) Desk() DeskResolver { return &deskResolver{r} }

// DeskLead answers the fields of a lead at the desk that need the store.
func (r *Resolver) DeskLead() DeskLeadResolver { return &deskLeadResolver{r} }

// DeskLack answers where a CRM has what an advertisement lacks.
func (r *Resolver) DeskLack() DeskLackResolver { return &deskLackResolver{r} }

// DeskStaffMember answers the fields of a member of staff that need the site's settings.
func (r *Resolver) DeskStaffMember() DeskStaffMemberResolver { return &deskStaffMemberResolver{r} }

// DeskProperty answers the fields of a property at the desk that need the store.
func (r *Resolver) DeskProperty() DeskPropertyResolver { return &deskPropertyResolver{r} }

// DeskPart answers the fields of a part that need the store.
func (r *Resolver) DeskPart() DeskPartResolver { return &deskPartResolver{r} }

// DeskLink answers the fields of a link to a CRM that need the store.
func (r *Resolver) DeskLink() DeskLinkResolver { return &deskLinkResolver{r} }

// DeskWebhook answers the fields of a webhook that need the store.
func (r *Resolver) DeskWebhook() DeskWebhookResolver { return &deskWebhookResolver{r} }

// DeskToday answers the parts of the desk's first screen.
func (r *Resolver) DeskToday() DeskTodayResolver { return &deskTodayResolver{r} }
