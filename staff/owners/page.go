package owners

import (
	"context"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
	"github.com/gevel/gevel/staff/listings"
)

// Page is a page of one of the lists of owners.
type Page struct {
	Nodes       []*View
	EndCursor   *string
	HasNextPage bool
}

// ownersAtOnce is how many owners are read at once to look for words in them.
const ownersAtOnce = 500

// OwnerPage reads a page of a list, by name. Managers see all owners, agents the owners of their properties. It is nil for a role without
// the right.
func (s *Service) OwnerPage(ctx context.Context, d *staff.Desk, list desk.OwnerList, words, after *string) (*Page, error) {
	if !d.May(desk.OwnOwners) {
		return nil, nil
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	typed, err := listings.PropertyTextOf(c, words)
	if err != nil {
		return nil, err
	}
	q := ownersOf(d, c)
	q.List = list
	if after != nil {
		if q.After, err = strconv.Atoi(*after); err != nil || q.After <= 0 {
			return nil, staff.ErrCursor
		}
	}
	page := &Page{Nodes: []*View{}}
	return page, s.fillOwnerPage(ctx, d, c, q, typed.Words, page)
}

// fillOwnerPage reads owners until the page is full, or there are no more.
func (s *Service) fillOwnerPage(ctx context.Context, d *staff.Desk, c *agency.Catalog, q owners.OwnerSearch, words []portfolio.PropertyWord,
	page *Page) error {
	most := limits.DeskOwners + 1
	if len(words) > 0 {
		most = ownersAtOnce
	}
	for {
		rows, err := s.Store.Owners.DeskOwners(ctx, q, most, s.Now())
		if err != nil {
			return err
		}
		for _, row := range rows {
			q.After = row.ID
			view := &View{d, c, row, s.Now()}
			if !view.has(words) {
				continue
			}
			if page.HasNextPage = len(page.Nodes) == limits.DeskOwners; page.HasNextPage {
				return nil
			}
			place := strconv.Itoa(row.ID)
			page.Nodes, page.EndCursor = append(page.Nodes, view), &place
		}
		if len(rows) < most {
			return nil
		}
	}
}

// has reports whether all words are in the owner's name, address or properties; accents do not matter.
func (v *View) has(words []portfolio.PropertyWord) bool {
	if len(words) == 0 {
		return true
	}
	var text strings.Builder
	text.WriteString(v.row.Name + " " + v.row.Email)
	for _, p := range v.Properties() {
		text.WriteString(" " + strconv.Itoa(p.Number) + " " + p.Reference + " " + reference.Key(p.Reference) + " " + p.Place)
	}
	folded := locale.Fold(text.String())
	for _, w := range words {
		if !strings.Contains(folded, locale.Fold(w.Text)) {
			return false
		}
	}
	return true
}

// ownersOf selects the owners whom a session may see.
func ownersOf(d *staff.Desk, c *agency.Catalog) owners.OwnerSearch {
	return owners.OwnerSearch{OnlyAgents: !d.May(desk.AllOwners), Agents: d.OwnAgents(c)}
}

// Count is how many owners a list has.
type Count struct {
	List  desk.OwnerList
	Count int
}

// OwnerCounts counts the owners of each list whom the session may see; nil for a role without the right.
func (s *Service) OwnerCounts(ctx context.Context, d *staff.Desk) ([]*Count, error) {
	if !d.May(desk.OwnOwners) {
		return nil, nil
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	counts, err := s.Store.Owners.CountDeskOwners(ctx, ownersOf(d, c))
	list := []*Count{}
	for _, l := range desk.OwnerLists {
		list = append(list, &Count{l, counts[l]})
	}
	return list, err
}

// OwnerOfLead finds the owner with the address of somebody who asked for access; nil for none whom the session may see, and for other
// forms.
func (s *Service) OwnerOfLead(ctx context.Context, v *inbox.LeadView) (*View, error) {
	if v.Form() != leads.RegistrationName || !v.Desk().May(desk.OwnOwners) {
		return nil, nil
	}
	row, err := s.Store.Owners.DeskOwnerWith(ctx, v.Email(), s.Now())
	if row == nil {
		return nil, err
	}
	return s.ownerView(ctx, v.Desk(), *row)
}
