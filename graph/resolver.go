package graph

import (
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/sentence"
)

// Resolver is the root of all resolvers.
type Resolver struct {
	*app.App
	Leads *leads.Service
	Auth  *auth.Service

	sentences sentence.Reader

	streams *streams
	engine  *engine.Engine // reads the texts of registered operations
	media   string         // folder for files of importProperties; "" refuses imports
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
