package staff

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PeopleFilter narrows the list of people. An empty field narrows nothing.
type PeopleFilter struct {
	Words    *string
	Language *locale.Language
	Consent  *desk.Consent
	Agent    *string
	Matches  *int // the number of a property that one of their demands matches
	Saw      *int // of one at which they had an appointment, or have one
}

// PeoplePage is a page of the list of people.
type PeoplePage struct {
	Nodes       []*PersonRow
	EndCursor   *string
	HasNextPage bool
	TotalCount  int // over all pages
}

// PersonRow is somebody in the list of people.
type PersonRow struct {
	desk *Desk
	row  people.Row
}

// Who is an address of the person, by which the person is looked up.
func (r *PersonRow) Who() string { return r.row.Who }

// Name is the whole name; "" where none is known.
func (r *PersonRow) Name() string {
	if name := strings.TrimSpace(r.row.FirstName + " " + r.row.LastName); name != "" {
		return name
	}
	return strings.TrimSpace(r.row.Name)
}

// FirstName is that of the last lead, or the chosen one; LastName alike.
func (r *PersonRow) FirstName() string { return r.row.FirstName }

// LastName is explained at FirstName.
func (r *PersonRow) LastName() string { return r.row.LastName }

// Email is where the person can be reached; "" for none.
func (r *PersonRow) Email() string { return r.row.Email }

// Phone is written for people; "" for none.
func (r *PersonRow) Phone() string { return locale.FormatPhone(r.row.Phone) }

// Language is that of the last lead, or the chosen one; nil where none is known.
func (r *PersonRow) Language() *locale.Language { return NotEmpty(locale.Language(r.row.Language)) }

// At is when something came last; nil where that is not known.
func (r *PersonRow) At() *time.Time {
	if r.row.At == 0 {
		return nil
	}
	return locale.OptionalMoment(&r.row.At)
}

// Lead is the id of the last lead; nil for none.
func (r *PersonRow) Lead() *string { return r.row.Lead }

// FormName is what the form of the last lead is called; "" for none.
func (r *PersonRow) FormName() string {
	if r.row.Form == "" {
		return ""
	}
	return content.NameOfForm(r.row.Form, r.desk.Language())
}

// Property is the number of the property that the last lead is about.
func (r *PersonRow) Property() *int { return r.row.Property }

// PropertyReference is the reference by which people know that property.
func (r *PersonRow) PropertyReference() *string {
	if r.row.Property == nil {
		return nil
	}
	return r.row.Referred
}

// Viewed counts the properties at which the person had an appointment.
func (r *PersonRow) Viewed() int { return r.row.Viewed }

// Demands counts the demands that run.
func (r *PersonRow) Demands() int { return r.row.Demands }

// Newsletter reports whether the person gets it.
func (r *PersonRow) Newsletter() bool { return r.row.Newsletter }

// Owner is the id of the owner who the person is; nil for none.
func (r *PersonRow) Owner() *string {
	if r.row.Owner == nil {
		return nil
	}
	id := "DeskOwner:" + strconv.Itoa(*r.row.Owner)
	return &id
}

// Addresses counts the person's addresses.
func (r *PersonRow) Addresses() int { return r.row.Addresses }

// People reads a page of a list of people, of whom something came last first. It is nil for a role that may not look people up.
func (s *Service) People(ctx context.Context, d *Desk, list desk.PeopleList, filter *PeopleFilter, after *string) (*PeoplePage, error) {
	if !d.May(desk.FindPeople) {
		return nil, nil
	}
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	narrow, err := s.peopleFilter(ctx, by, filter)
	if err != nil {
		return nil, err
	}
	narrow.List = list
	cursor, err := peopleCursor(after)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.People.People(ctx, by, narrow, cursor, s.Now().Unix(), limits.DeskPeople+1)
	if err != nil {
		return nil, err
	}
	page := &PeoplePage{Nodes: []*PersonRow{}, HasNextPage: len(rows) > limits.DeskPeople}
	if len(rows) > 0 {
		page.TotalCount = rows[0].Total
	} else if cursor != nil { // everybody after it has gone meanwhile
		page.TotalCount, err = s.Store.People.Count(ctx, by, narrow)
	}
	for _, row := range rows[:min(len(rows), limits.DeskPeople)] {
		page.Nodes = append(page.Nodes, &PersonRow{d, row})
		place := strconv.FormatInt(row.At, 10) + "." + row.Who
		page.EndCursor = &place
	}
	return page, err
}

// peopleFilter reads a filter, nil for none.
func (s *Service) peopleFilter(ctx context.Context, by inbox.Handler, f *PeopleFilter) (n people.Filter, err error) {
	if f == nil {
		return n, nil
	}
	if n.Words, err = FoldedWords(f.Words); err != nil {
		return n, err
	}
	if f.Language != nil {
		n.Language = *f.Language
	}
	if f.Consent != nil {
		n.Consent = *f.Consent
	}
	if f.Agent != nil {
		number, ok := MemberNumber(*f.Agent)
		if !ok {
			return n, BadInput("agent is not the id of a member of staff")
		}
		n.Agent = &number
	}
	n.Saw = f.Saw
	if f.Matches != nil {
		n.Addresses, err = s.Store.SearchersFor(ctx, by, *f.Matches)
	}
	return n, err
}

func peopleCursor(text *string) (*people.Cursor, error) {
	if text == nil {
		return nil, nil
	}
	at, who, ok := strings.Cut(*text, ".")
	unix, err := strconv.ParseInt(at, 10, 64)
	if err != nil || !ok {
		return nil, ErrCursor
	}
	return &people.Cursor{At: unix, Who: who}, nil
}

// Matching counts the properties that match one of somebody's demands now; nil for somebody without a demand.
func (s *Service) Matching(ctx context.Context, r *PersonRow) (*int, error) {
	if r.row.Demands == 0 {
		return nil, nil
	}
	by, err := r.desk.Handler()
	if err != nil {
		return nil, err
	}
	addresses, err := s.Store.People.Addresses(ctx, by, r.row.Who)
	if err != nil {
		return nil, err
	}
	return s.Store.MatchingSearches(ctx, by, addresses)
}
