package staff

import (
	"context"
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
)

// LookUpInput is whom somebody looks up: an email address, or a phone number.
type LookUpInput struct{ Who string }

// PeopleFound are the persons with an address, or with a phone number.
type PeopleFound struct {
	Desk   *Desk
	People []*Person
}

// Person is what is known of an email address.
type Person struct {
	Email   string
	Counts  []*PersonCount
	Entries []*PersonEntry
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
	emails, problems, err := s.emailsOf(ctx, by, strings.ToLower(strings.TrimSpace(f.Who)))
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	noted := s.Action(d, "lookUpPerson")
	noted.After = strconv.Itoa(len(emails))
	if err := s.Store.Members.Note(ctx, noted); err != nil {
		return nil, nil, err
	}
	found := &PeopleFound{Desk: d}
	for _, email := range emails {
		p, err := s.person(ctx, d, by, email)
		if err != nil {
			return nil, nil, err
		}
		found.People = append(found.People, p)
	}
	return found, nil, nil
}

// emailsOf lists the addresses to look up: the one that was typed, or those with a phone number.
func (s *Service) emailsOf(ctx context.Context, by inbox.Handler, who string) ([]string, forms.Problems, error) {
	digits := strings.Map(locale.Digit, who)
	switch {
	case who == "":
		return nil, forms.OneProblem("who", forms.Required), nil
	case utf8.RuneCountInString(who) > limits.PersonCharacters:
		return nil, forms.OneProblem("who", forms.TooLong), nil
	case forms.IsEmail(who):
		return []string{who}, nil, nil
	case strings.Contains(who, "@"):
		return nil, forms.OneProblem("who", forms.NotAnEmail), nil
	case len(digits) < 8:
		return nil, forms.OneProblem("who", forms.NotAPhone), nil
	}
	emails, err := s.Store.People.EmailsWithPhone(ctx, by, digits, limits.PeopleFound)
	return emails, nil, err
}

// person is what is known of an address in leads that the session may see. Of what belongs to a colleague's lead it says nothing, not even
// that there is something.
func (s *Service) person(ctx context.Context, d *Desk, by inbox.Handler, email string) (*Person, error) {
	counts, err := s.Store.People.PersonCounts(ctx, by, email)
	if err != nil {
		return nil, err
	}
	p := &Person{Email: email, Counts: inOrder(counts)}
	rows, err := s.Store.People.PersonEntries(ctx, by, email, limits.PersonEntries)
	for _, e := range rows {
		view := entryView{PersonEntry: e, form: e.Form}
		if e.Kind == "LEAD" {
			view.form = content.NameOfForm(e.Form, d.Language())
		}
		p.Entries = append(p.Entries, &PersonEntry{view})
	}
	return p, err
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
