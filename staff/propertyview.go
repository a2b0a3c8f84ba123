package staff

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// PropertyView is a property as the desk shows it to a session: with its address and price, also when visitors do not see them.
type PropertyView struct {
	desk    *Desk
	catalog *agency.Catalog
	row     db.DeskProperty
}

// Property reads a property; nil when there is none with the number.
func (s *Service) Property(ctx context.Context, d *Desk, number int) (*PropertyView, error) {
	c, err := s.store().Catalog(ctx)
	if err != nil {
		return nil, err
	}
	row, err := s.store().DeskProperty(ctx, number, c.Site.InUse(), s.visitsSince())
	if row == nil {
		return nil, err
	}
	return &PropertyView{d, c, *row}, err
}

// Number is the property's.
func (v *PropertyView) Number() int { return v.row.Number }

// Title is in the language of the desk.
func (v *PropertyView) Title() string { return v.row.Title.In(v.desk.Language(), v.catalog.Fallback()) }

// Place is street, house number and city on one line.
func (v *PropertyView) Place() string {
	return placeOf(v.catalog, v.desk.Language(), v.row.City, v.row.Street, v.row.House, v.row.Box)
}

// placeOf writes street, house number and city on one line; "" for a city that is unknown.
func placeOf(c *agency.Catalog, l locale.Language, number int, street, house, box string) string {
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
func (v *PropertyView) Goal() agency.Goal { return v.row.Goal }

// Marquee is the band over its photo in words, "" for none.
func (v *PropertyView) Marquee() string {
	if m := agency.MarqueeOf(v.row.Status, v.row.Marquee, v.desk.Language()); m != nil {
		return m.Name
	}
	return ""
}

// Price is the asking price or the rent, in euros; nil for none.
func (v *PropertyView) Price() *locale.Money { return v.row.Price }

// Shown tells whether visitors see it.
func (v *PropertyView) Shown() bool {
	return v.row.Status == agency.Active && !v.row.Held && v.row.Hidden == nil
}

// HiddenUntil is the day on which visitors see it again; nil for one that nobody hid.
func (v *PropertyView) HiddenUntil() *locale.Date {
	if v.row.Hidden == nil {
		return nil
	}
	day := locale.Today(time.Unix(*v.row.Hidden, 0))
	return &day
}

// HiddenWhy is the reason that a colleague gave for hiding it, "" for none.
func (v *PropertyView) HiddenWhy() string { return v.row.Why }

// Listable tells whether the session may hide it and send its agent an email.
func (v *PropertyView) Listable() bool { return v.desk.MayList(v.catalog, v.row.Agent) }

// Held tells whether it is held back: no visitor sees it, because its advertisement lacks something by law.
func (v *PropertyView) Held() bool { return v.row.Held }

// Lack is something that the law of its region asks of an advertisement and that a property does not have. Law is nil for a lack that an
// earlier version of the program noted.
type Lack struct {
	Field, Text string
	Law         *agency.AdvertisementLaw
	system      string
}

// Lacks is what the property lacks by law.
func (v *PropertyView) Lacks() []*Lack {
	list := []*Lack{}
	if v.row.Lacks.Value == nil {
		return list
	}
	for _, l := range *v.row.Lacks.Value {
		lack := &Lack{Field: l.Field, Text: l.Text, system: v.row.System}
		if l.Law != "" {
			lack.Law = &l.Law
		}
		list = append(list, lack)
	}
	return list
}

// LackSource is where a CRM has what is lacking: Field is its name or number there, nil where the CRM does not give it.
type LackSource struct {
	System string
	Field  *string
}

// LackSource tells where to fill in what is lacking; nil for a property of the agency's folder.
func (s *Service) LackSource(l *Lack) *LackSource {
	if l.system == "" || s.Runner.Lawful == nil {
		return nil
	}
	return &LackSource{l.system, notEmpty(s.Runner.Lawful(l.system, l.Field))}
}

// Photo is the address of its first photo; nil without one.
func (v *PropertyView) Photo() *string {
	if v.row.Photo == "" {
		return nil
	}
	url := (&agency.Photo{File: v.row.Photo}).URL()
	return &url
}

// Wordless is how many of its photos and plans lack a description in a language of the site.
func (v *PropertyView) Wordless() int { return v.row.Wordless }

// Visits is how often its page was read lately.
func (v *PropertyView) Visits() int { return v.row.Visits }

// LeadCount is how many leads are about it; nil for a role that may not read leads.
func (v *PropertyView) LeadCount() *int {
	if !v.desk.session.Member.Role.May(agency.ReadLeads) {
		return nil
	}
	return &v.row.Leads
}

// Agent is the name of the agent.
func (v *PropertyView) Agent() string {
	if a := v.catalog.Agent(v.row.Agent, v.desk.Language()); a != nil {
		return a.Name
	}
	return ""
}

// Link is the name of the link to a CRM that delivers it; nil for the agency's folder.
func (v *PropertyView) Link() *string {
	if v.row.Link == "" {
		return nil
	}
	return &v.row.Link
}

// Path is the address of its page in the language of the desk; nil while visitors do not see it.
func (v *PropertyView) Path() *string {
	city := v.catalog.City(v.row.City, v.desk.Language())
	if !v.Shown() || city == nil {
		return nil
	}
	path := agency.PropertyPath(v.catalog.Used(v.desk.Language()), v.row.Goal, city.Name, v.Title(), v.row.Number)
	return &path
}

// PhotoWords is a picture with the languages of the site in which it has no description.
type PhotoWords struct {
	Picture string // its name in the media folder
	URL     string
	Plan    bool
	Alt     string
	Lacks   []locale.Language
}

// Photos lists the photos and plans of a property.
func (s *Service) Photos(ctx context.Context, v *PropertyView) (list []*PhotoWords, err error) {
	rows, err := s.store().DeskPhotos(ctx, v.row.Number)
	for _, p := range rows {
		words := &PhotoWords{Picture: p.File, URL: (&agency.Photo{File: p.File}).URL(), Plan: p.Plan, Lacks: []locale.Language{},
			Alt: p.Alt.In(v.desk.Language(), v.catalog.Fallback())}
		for _, l := range v.catalog.Site.InUse() {
			if p.Alt[l] == "" && !p.Decorative {
				words.Lacks = append(words.Lacks, l)
			}
		}
		list = append(list, words)
	}
	return list, err
}

// Owners lists the names of a property's owners; nil for a role that may not read leads.
func (s *Service) Owners(ctx context.Context, v *PropertyView) ([]string, error) {
	if !v.desk.session.Member.Role.May(agency.ReadLeads) {
		return nil, nil
	}
	names, err := s.store().OwnersOf(ctx, v.row.Number)
	if names == nil {
		names = []string{}
	}
	return names, err
}
