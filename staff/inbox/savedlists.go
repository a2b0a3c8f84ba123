package inbox

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// SavedList is a list of leads that a member of staff saved, or that a colleague shares.
type SavedList struct {
	row    inbox.SavedList
	desk   *staff.Desk
	Filter *Filter
	Count  int
}

// ID names the list.
func (l *SavedList) ID() string { return "SavedList:" + strconv.Itoa(l.row.ID) }

// Name is what its maker calls it.
func (l *SavedList) Name() string { return l.row.Name }

// List is the list that it narrows.
func (l *SavedList) List() desk.LeadList { return l.row.List }

// Shared is whether colleagues see it.
func (l *SavedList) Shared() bool { return l.row.Shared }

// By is the colleague who shares it; "" for an own list.
func (l *SavedList) By() string { return l.row.By }

// Removable is whether whoever asks may remove it.
func (l *SavedList) Removable() bool {
	return l.row.Staff == l.desk.Member().ID || l.row.Shared && l.desk.May(desk.AllLeads)
}

// SaveListInput saves a list under a name; an own one of that name is replaced. Only managers share lists.
type SaveListInput struct {
	Name   string
	List   desk.LeadList
	Filter *Filter
	Shared bool
}

// RemoveListInput names a list.
type RemoveListInput struct{ List string }

// ListsChanged is the desk with its lists after a change.
type ListsChanged struct{ Desk *staff.Desk }

// SavedLists lists the member's own lists and those that colleagues share, each with how many leads it has.
func (s *Service) SavedLists(ctx context.Context, d *staff.Desk) ([]*SavedList, error) {
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Inbox.SavedLists(ctx, by.Staff)
	lists := []*SavedList{} // null would say that the role may not read leads
	for _, row := range rows {
		l := &SavedList{row: row, desk: d, Filter: &Filter{}}
		if err := json.Unmarshal([]byte(row.Filter), l.Filter); err != nil {
			return nil, err
		}
		narrow, err := l.Filter.read()
		if err != nil {
			return nil, err
		}
		if l.Count, err = s.Store.Inbox.CountDeskLeads(ctx, by, row.List, narrow); err != nil {
			return nil, err
		}
		lists = append(lists, l)
	}
	return lists, err
}

// SaveList saves a list.
func (s *Service) SaveList(ctx context.Context, f *SaveListInput) (*ListsChanged, forms.Problems, error) {
	d, by, problems, err := s.Changing(ctx, "saveLeadList")
	if d == nil {
		return nil, problems, err
	}
	if _, err := d.Handler(); err != nil {
		return nil, nil, err
	}
	if f.Shared && !d.May(desk.AllLeads) {
		return nil, nil, staff.ErrForbidden
	}
	name := strings.TrimSpace(locale.Visible(f.Name))
	switch {
	case name == "":
		return nil, forms.OneProblem("name", forms.Required), nil
	case utf8.RuneCountInString(name) > limits.SavedListCharacters:
		return nil, forms.OneProblem("name", forms.TooLong), nil
	}
	if _, err := f.Filter.read(); err != nil {
		return nil, nil, err
	}
	filter, err := json.Marshal(f.Filter)
	if err != nil {
		return nil, nil, err
	}
	if f.Filter == nil || string(filter) == emptyFilter {
		return nil, forms.OneProblem("filter", forms.Required), nil
	}
	err = s.Store.Inbox.SaveList(ctx, inbox.SavedList{Name: name, List: f.List, Filter: string(filter), Shared: f.Shared}, by)
	var refused handle.Refused
	if errors.As(err, &refused) {
		return nil, forms.OneProblem("list", refused.Why), nil
	}
	return &ListsChanged{d}, nil, err
}

// emptyFilter is the stored form of a filter that narrows nothing.
const emptyFilter = "{}"

// RemoveList removes an own list; a manager any that is shared.
func (s *Service) RemoveList(ctx context.Context, f *RemoveListInput) (*ListsChanged, forms.Problems, error) {
	d, by, problems, err := s.Changing(ctx, "removeLeadList")
	if d == nil {
		return nil, problems, err
	}
	if _, err := d.Handler(); err != nil {
		return nil, nil, err
	}
	text, _ := strings.CutPrefix(f.List, "SavedList:")
	id, err := strconv.Atoi(text)
	if err != nil {
		return nil, forms.OneProblem("list", forms.Unknown), nil
	}
	done, err := s.Store.Inbox.RemoveSavedList(ctx, id, d.May(desk.AllLeads), by)
	if err == nil && !done {
		return nil, forms.OneProblem("list", forms.Unknown), nil
	}
	return &ListsChanged{d}, nil, err
}
