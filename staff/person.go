package staff

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// LookUpInput is whom somebody looks up: an email address, or a phone number.
type LookUpInput struct{ Who string }

// PeopleFound are the persons with an address, or with a phone number; two that are one are one.
type PeopleFound struct {
	Desk   *Desk
	People []*Person
}

// Person is what is known of somebody by the person's addresses. Row is nil when nothing is known, or nothing but spam.
type Person struct {
	Who       string // the address by which the person was found, or another one of the same person
	Row       *PersonRow
	Addresses []string     // those of the person, the one that stands for the others first
	Same      []*PersonRow // who may be the same person, because of a telephone number
	Counts    []*PersonCount
	Entries   []*PersonEntry
}

// Email is the address as one to write to; "" for a telephone number.
func (p *Person) Email() string {
	if people.IsPhone(p.Who) {
		return ""
	}
	return p.Who
}

// PersonCount is how many entries of a kind are known.
type PersonCount struct {
	Kind  string
	Count int
}

// PersonEntry is one thing that is known of a person, such as a lead or a demand.
type PersonEntry struct{ view entryView }

type entryView struct {
	people.PersonEntry
	form string
}

// ID is unique among the entries of a kind.
func (e *PersonEntry) ID() string { return e.view.ID }

// Kind is what it is.
func (e *PersonEntry) Kind() string { return e.view.Kind }

// At is when it came or takes place; nil where that is not known.
func (e *PersonEntry) At() *time.Time {
	if e.view.At == 0 {
		return nil
	}
	return locale.OptionalMoment(&e.view.PersonEntry.At)
}

// Form is what the form of a lead is called, or the CRM.
func (e *PersonEntry) Form() string { return e.view.form }

// Lead is the lead that the entry belongs to; nil for none.
func (e *PersonEntry) Lead() *string {
	if e.view.Lead == "" {
		return nil
	}
	return &e.view.PersonEntry.Lead
}

// Property is the number of the property that it is about.
func (e *PersonEntry) Property() *int { return e.view.Property }

// PropertyReference is the reference by which people know that property.
func (e *PersonEntry) PropertyReference() *string { return e.view.Referred }

// State is the state of the entry, from the states that its kind has.
func (e *PersonEntry) State() string { return e.view.State }

// Record is the CRM's id.
func (e *PersonEntry) Record() string { return e.view.Record }

// LookUp finds what is known of a person. The log has that somebody was looked up, not who.
func (s *Service) LookUp(ctx context.Context, f *LookUpInput) (*PeopleFound, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.FindPeople) {
		return nil, nil, ErrForbidden
	}
	by, err := d.Handler()
	if err != nil {
		return nil, nil, err
	}
	addresses, problems, err := s.addressesOf(ctx, by, strings.ToLower(strings.TrimSpace(f.Who)))
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	found := &PeopleFound{Desk: d}
	for _, address := range addresses {
		if slices.ContainsFunc(found.People, func(p *Person) bool { return slices.Contains(p.Addresses, address) }) {
			continue
		}
		p, err := s.person(ctx, d, by, address)
		if err != nil {
			return nil, nil, err
		}
		found.People = append(found.People, p)
	}
	noted := s.Action(d, "lookUpPerson")
	noted.After = strconv.Itoa(len(found.People))
	return found, nil, s.Store.Members.Note(ctx, noted)
}

// addressesOf lists the addresses to look up: the one that was typed, or those with a phone number.
func (s *Service) addressesOf(ctx context.Context, by inbox.Handler, who string) ([]string, forms.Problems, error) {
	digits := strings.Map(locale.Digit, who)
	switch {
	case who == "":
		return nil, forms.OneProblem("who", forms.Required), nil
	case utf8.RuneCountInString(who) > limits.PersonCharacters:
		return nil, forms.OneProblem("who", forms.TooLong), nil
	case forms.IsEmail(who), people.IsPhone(who):
		return []string{who}, nil, nil
	case strings.Contains(who, "@"):
		return nil, forms.OneProblem("who", forms.NotAnEmail), nil
	case len(digits) < people.PhoneDigits:
		return nil, forms.OneProblem("who", forms.NotAPhone), nil
	}
	addresses, err := s.Store.People.AddressesWithPhone(ctx, by, digits, limits.PeopleFound)
	return addresses, nil, err
}

// person is what is known of somebody with an address in leads that the session may see. Of what belongs to a colleague's lead it says
// nothing, not even that there is something.
func (s *Service) person(ctx context.Context, d *Desk, by inbox.Handler, address string) (*Person, error) {
	p := &Person{Who: address}
	var err error
	if p.Addresses, err = s.Store.People.Addresses(ctx, by, address); err != nil {
		return nil, err
	}
	if len(p.Addresses) == 0 { // another buyer of an offer, or nobody; nobody is said to be the same as who is not seen
		p.Addresses = []string{address}
	} else if p.Row, p.Same, err = s.personRows(ctx, d, by, p.Addresses); err != nil {
		return nil, err
	}
	p.Who = p.Addresses[0]
	counts, err := s.Store.People.PersonCounts(ctx, by, p.Addresses...)
	if err != nil {
		return nil, err
	}
	p.Counts = inOrder(counts)
	rows, err := s.Store.People.PersonEntries(ctx, by, p.Addresses, limits.PersonEntries)
	for _, e := range rows {
		view := entryView{PersonEntry: e, form: e.Form}
		switch e.Kind {
		case "LEAD":
			view.form = content.NameOfForm(e.Form, d.Language())
		case "EMAIL":
			view.form = mail.Title(d.Language(), e.Form)
		}
		p.Entries = append(p.Entries, &PersonEntry{view})
	}
	return p, err
}

// personRows reads somebody as the list of people has the person, and those who have the same telephone number.
func (s *Service) personRows(ctx context.Context, d *Desk, by inbox.Handler,
	addresses []string) (own *PersonRow, same []*PersonRow, err error) {
	others, err := s.Store.People.SamePhone(ctx, by, addresses, limits.PeopleFound)
	if err != nil {
		return nil, nil, err
	}
	rows, err := s.Store.People.People(ctx, by, people.Filter{Addresses: append(others, addresses...)}, nil, s.Now().Unix(),
		limits.PeopleFound+1)
	for _, row := range rows {
		if slices.Contains(addresses, row.Who) {
			own = &PersonRow{d, row}
			continue
		}
		same = append(same, &PersonRow{d, row})
	}
	return own, same, err
}

// inOrder lists counts in the order of people.PersonKinds.
func inOrder(counts map[string]int) (list []*PersonCount) {
	for _, k := range people.PersonKinds {
		if n := counts[k.Kind]; n > 0 {
			list = append(list, &PersonCount{k.Kind, n})
		}
	}
	return list
}
