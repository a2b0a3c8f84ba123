package listings

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/staff"
)

// View is a property as the desk shows it to a session: with its address and price, also when visitors do not see them.
type View struct {
	desk    *staff.Desk
	catalog *agency.Catalog
	row     portfolio.DeskProperty
}

// Property reads a property; nil when there is none with the number.
func (s *Service) Property(ctx context.Context, d *staff.Desk, number int) (*View, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	by, _ := d.Handler() // who may not read leads is not told how many there are either
	row, err := s.Store.Portfolio.DeskProperty(ctx, by, number, c.Site.InUse(), s.pageViewsSince())
	if row == nil {
		return nil, err
	}
	return &View{d, c, *row}, err
}

// Unmade is a property of an agent that a session may make at the desk, of which nothing is stated.
func Unmade(d *staff.Desk, c *agency.Catalog, goal market.Goal, agent int) *View {
	return &View{d, c, portfolio.DeskProperty{Goal: goal, Agent: agent, Source: records.DeskSource}}
}

// Number is the property's.
func (v *View) Number() int { return v.row.Number }

// Reference is the one that its sender calls it by, or its number.
func (v *View) Reference() string { return reference.Of(v.row.Number, v.row.Sent) }

// Title is in the language of the desk.
func (v *View) Title() string { return v.row.Title.In(v.desk.Language(), v.catalog.Fallback()) }

// Place is street, house number and city on one line.
func (v *View) Place() string {
	return PlaceOf(v.catalog, v.desk.Language(), v.row.City, v.row.Street, v.row.House, v.row.Box)
}

// PlaceOf writes street, house number and city on one line; "" for a city that is unknown.
func PlaceOf(c *agency.Catalog, l locale.Language, number int, street, house, box string) string {
	city := c.City(number, l)
	if city == nil {
		return ""
	}
	var address *agency.Address
	if street != "" {
		address = &agency.Address{Street: street, HouseNumber: house, BoxNumber: box}
	}
	return mail.Place(address, city)
}

// Goal is whether it is for sale or for rent.
func (v *View) Goal() market.Goal { return v.row.Goal }

// Marquee is the band over its photo in words, "" for none.
func (v *View) Marquee() string {
	if m := market.MarqueeOf(v.row.Status, v.row.Marquee, v.desk.Language()); m != nil {
		return m.Name
	}
	return ""
}

// Price is the asking price or the rent, in euros; nil for none.
func (v *View) Price() *locale.Money { return v.row.Price }

// Shown reports whether visitors find it among what is on offer. Sold, rented and realised properties do not count.
func (v *View) Shown() bool {
	return v.row.Status == market.Active && !v.concealed()
}

// concealed reports whether the law or a colleague keeps it from visitors, whatever its status.
func (v *View) concealed() bool { return v.row.Held || v.row.Hidden != nil }

// HiddenUntil is the day on which visitors see it again; nil for one that nobody hid.
func (v *View) HiddenUntil() *locale.Date {
	if v.row.Hidden == nil {
		return nil
	}
	day := locale.Today(time.Unix(*v.row.Hidden, 0))
	return &day
}

// HiddenWhy is the reason that a colleague gave for hiding it, "" for none.
func (v *View) HiddenWhy() string { return v.row.Why }

// Listable reports whether the session may hide it and send its agent an email.
func (v *View) Listable() bool { return v.desk.MayList(v.catalog, v.row.Agent) }

// Visits counts the views of its page in the last limits.DeskPageViewDays days.
func (v *View) Visits() int { return v.row.PageViews }

// LeadCount is how many leads that the session may see are about it; nil for a role that may not read leads.
func (v *View) LeadCount() *int {
	if !v.desk.May(desk.ReadLeads) {
		return nil
	}
	return &v.row.Leads
}

// Agent is the name of the agent.
func (v *View) Agent() string {
	if a := v.catalog.Agent(v.row.Agent, v.desk.Language()); a != nil {
		return a.Name
	}
	return ""
}

// Drafted reports whether changes of it wait in a draft.
func (v *View) Drafted() bool { return v.row.Drafted }

// Project is the number of the project of which it is a unit; nil for none.
func (v *View) Project() *int { return v.row.Project }

// AgentNumber is the number of the agent.
func (v *View) AgentNumber() int { return v.row.Agent }

// Link is the name of the link to a CRM that delivers it; nil for the agency's folder.
func (v *View) Link() *string {
	if v.row.Link == "" {
		return nil
	}
	return &v.row.Link
}

// Path is the address of its page in the language of the desk; nil while it has none. One that is realised keeps its page.
func (v *View) Path() *string {
	city := v.catalog.City(v.row.City, v.desk.Language())
	if !v.row.Status.HasPage() || v.concealed() || city == nil {
		return nil
	}
	path := agency.PropertyPath(v.catalog.Used(v.desk.Language()), v.row.Goal, city.Name, v.Title(), v.row.Number)
	return &path
}
