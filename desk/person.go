package desk

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

func (r *mutationResolver) LookUpPerson(ctx context.Context, input staff.LookUpInput) (LookUpPersonPayload, error) {
	return engine.Payload(r.Staff.LookUp(ctx, &input))
}

// People lists people.
func (r *deskResolver) People(ctx context.Context, d *staff.Desk, list desk.PeopleList, filter *staff.PeopleFilter,
	after *string) (*staff.PeoplePage, error) {
	page, err := r.Staff.People(ctx, d, list, filter, after)
	return page, readable(err)
}

// Matching counts the properties that match what somebody looks for.
func (r *personRowResolver) Matching(ctx context.Context, row *staff.PersonRow) (*int, error) {
	return r.Staff.Matching(ctx, row)
}

func (r *mutationResolver) JoinPeople(ctx context.Context, input staff.JoinPeopleInput) (JoinPeoplePayload, error) {
	return engine.Payload(r.Staff.JoinPeople(ctx, &input))
}

func (r *mutationResolver) SplitPerson(ctx context.Context, input staff.SplitPersonInput) (SplitPersonPayload, error) {
	return engine.Payload(r.Staff.SplitPerson(ctx, &input))
}

func (r *mutationResolver) ErasePerson(ctx context.Context, input staff.ErasePersonInput) (ErasePersonPayload, error) {
	return engine.Payload(r.Staff.ErasePerson(ctx, &input))
}

// PersonFile is everything that is known of a person, for managers. A problem is one of the session; who has the right takes one of the
// places of sheets.
func (g *Graph) PersonFile(ctx context.Context, email string) (map[string][]map[string]any, forms.Problems, error) {
	known, problems, err := g.resolver.Staff.PersonFile(ctx, email, g.sheets.Enter)
	return known, problems, readable(err)
}

// PersonPage is PersonFile to be read by people.
func (g *Graph) PersonPage(ctx context.Context, email string) (*staff.PersonPage, forms.Problems, error) {
	page, problems, err := g.resolver.Staff.PersonPage(ctx, email, g.sheets.Enter)
	return page, problems, readable(err)
}
