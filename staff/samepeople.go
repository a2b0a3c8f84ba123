package staff

import (
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// JoinPeopleInput makes two people one: Person is the address that stands for both, the rest what was chosen of the two.
type JoinPeopleInput struct {
	Person    string
	Other     string
	FirstName string
	LastName  string
	Phone     string
	Language  locale.Language
}

// PeopleJoined is the person that two became.
type PeopleJoined struct {
	Desk   *Desk
	Person *Person
}

// SplitPersonInput names an address that becomes a person of its own again.
type SplitPersonInput struct{ Address string }

// PersonSplit is the person whose address it was.
type PersonSplit struct {
	Desk   *Desk
	Person *Person
}

// JoinPeople makes two people one of whom the member sees something. No email goes elsewhere because of it, and no CRM hears of it.
func (s *Service) JoinPeople(ctx context.Context, f *JoinPeopleInput) (*PeopleJoined, forms.Problems, error) {
	d, by, problems, err := s.joining(ctx)
	if d == nil {
		return nil, problems, err
	}
	joined, problems, err := s.joined(ctx, by, f)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	action := s.Action(d, "joinPeople")
	action.Undo = rand.Text()
	if err := s.Store.People.Join(ctx, *joined, action); errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, forms.OneProblem("other", forms.Unknown), nil
	} else if err != nil {
		return nil, nil, err
	}
	p, err := s.person(ctx, d, by, f.Person)
	return &PeopleJoined{d, p}, nil, err
}

// joining is the desk of a member who may look people up.
func (s *Service) joining(ctx context.Context) (*Desk, inbox.Handler, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, inbox.Handler{}, problems, err
	}
	if !d.May(desk.FindPeople) {
		return nil, inbox.Handler{}, nil, ErrForbidden
	}
	by, err := d.Handler()
	if err != nil {
		return nil, by, nil, err
	}
	return d, by, nil, nil
}

// joined checks what was chosen of two people.
func (s *Service) joined(ctx context.Context, by inbox.Handler, f *JoinPeopleInput) (*people.Joined, forms.Problems, error) {
	j := &people.Joined{FirstName: strings.TrimSpace(locale.Visible(f.FirstName)), LastName: strings.TrimSpace(locale.Visible(f.LastName)),
		Phone: strings.TrimSpace(f.Phone), Language: string(f.Language)}
	for _, field := range []struct {
		path, text string
		most       int
	}{{"firstName", j.FirstName, limits.FormNameCharacters}, {"lastName", j.LastName, limits.FormNameCharacters},
		{"phone", j.Phone, limits.PhoneCharacters}} {
		if utf8.RuneCountInString(field.text) > field.most {
			return nil, forms.OneProblem(field.path, forms.TooLong), nil
		}
	}
	for _, side := range []struct {
		path, typed string
		stands      *string
	}{{"person", f.Person, &j.Person}, {"other", f.Other, &j.Address}} {
		known, err := s.knows(ctx, by, side.typed)
		if err != nil {
			return nil, nil, err
		}
		if !known {
			return nil, forms.OneProblem(side.path, forms.Unknown), nil
		}
		all, err := s.Store.People.Addresses(ctx, inbox.Handler{All: true}, side.typed)
		if err != nil {
			return nil, nil, err
		}
		*side.stands = all[0]
	}
	if j.Person == j.Address {
		return nil, forms.OneProblem("other", forms.Unknown), nil
	}
	return j, nil, nil
}

// knows reports whether the member sees somebody with an address in the list of people.
func (s *Service) knows(ctx context.Context, by inbox.Handler, address string) (bool, error) {
	n, err := s.Store.People.Count(ctx, by, people.Filter{Addresses: []string{address}})
	if err != nil || n == 0 {
		return false, err
	}
	seen, err := s.Store.People.Addresses(ctx, by, address)
	return slices.Contains(seen, address), err
}

// SplitPerson makes an address a person of its own again.
func (s *Service) SplitPerson(ctx context.Context, f *SplitPersonInput) (*PersonSplit, forms.Problems, error) {
	d, by, problems, err := s.joining(ctx)
	if d == nil {
		return nil, problems, err
	}
	addresses, err := s.Store.People.Addresses(ctx, by, f.Address)
	if err != nil {
		return nil, nil, err
	}
	split := false
	if len(addresses) > 0 {
		split, err = s.Store.People.Split(ctx, f.Address, s.Action(d, "splitPerson"))
	}
	if err != nil || !split {
		return nil, forms.OneProblem("address", forms.Unknown), err
	}
	rest := slices.DeleteFunc(addresses, func(one string) bool { return one == f.Address })
	p, err := s.person(ctx, d, by, append(rest, f.Address)[0])
	return &PersonSplit{d, p}, nil, err
}

// UndoJoin takes back that two people became one.
func (s *Service) UndoJoin(ctx context.Context, undo string) (forms.Problems, error) {
	d, _, problems, err := s.joining(ctx)
	if d == nil {
		return problems, err
	}
	err = s.Store.People.UndoJoin(ctx, undo, s.Action(d, "undoJoin"))
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return forms.OneProblem("undo", forms.Unknown), nil
	}
	return nil, err
}
