package listings

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Project is a project in the list of the desk. Prices are of its units that are on offer or under option, whether visitors see them or
// not.
type Project struct {
	Number                    int
	Name, Place, Agent        string
	Goal                      market.Goal
	Photo, Prices             *string
	Drawn                     bool
	Standings                 []*ProjectStanding
	lowestPrice, highestPrice *locale.Money
}

// ProjectStanding is how many units of a project stand so.
type ProjectStanding struct {
	Standing market.Standing
	Count    int
}

// standingOrder is the order of standings in the list.
var standingOrder = []market.Standing{market.OnOffer, market.UnderOption, market.StandsSold, market.StandsRented, market.StandsRealised,
	market.Prepared, market.Withdrawn, market.Archived}

// Projects lists the projects of the agency, the newest first, for everybody at the desk.
func (s *Service) Projects(ctx context.Context, d *staff.Desk) ([]*Project, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Portfolio.DeskProjects(db.Unpinned(ctx))
	if err != nil {
		return nil, err
	}
	units, err := s.Store.Portfolio.StandingUnits(db.Unpinned(ctx))
	if err != nil {
		return nil, err
	}
	list, l := make([]*Project, len(rows)), d.Language()
	for i, r := range rows {
		p := &Project{Number: r.Number, Name: r.Name.In(l, c.Fallback()), Place: PlaceOf(c, l, r.City, r.Street, r.House, r.Box),
			Goal: r.Goal, Drawn: r.Drawn, Standings: []*ProjectStanding{}}
		if a := c.Agent(r.Agent, l); a != nil {
			p.Agent = a.Name
		}
		if r.Photo != "" {
			photo := "/media/" + r.Photo
			p.Photo = &photo
		}
		for _, u := range units {
			if u.Project == r.Number {
				p.add(u)
			}
		}
		if p.lowestPrice != nil {
			prices := market.PriceRange(*p.lowestPrice, *p.highestPrice, p.Goal, l)
			p.Prices = &prices
		}
		slices.SortFunc(p.Standings, func(a, b *ProjectStanding) int {
			return slices.Index(standingOrder, a.Standing) - slices.Index(standingOrder, b.Standing)
		})
		list[i] = p
	}
	return list, nil
}

// add counts units.
func (p *Project) add(u portfolio.StandingUnit) {
	standing := market.StandingOf(u.Status, u.Marquee)
	at := slices.IndexFunc(p.Standings, func(s *ProjectStanding) bool { return s.Standing == standing })
	if at < 0 {
		at, p.Standings = len(p.Standings), append(p.Standings, &ProjectStanding{Standing: standing})
	}
	p.Standings[at].Count += u.Count
	if u.Lowest == nil || standing != market.OnOffer && standing != market.UnderOption {
		return
	}
	if p.lowestPrice == nil || *u.Lowest < *p.lowestPrice {
		p.lowestPrice = u.Lowest
	}
	if p.highestPrice == nil || *u.Highest > *p.highestPrice {
		p.highestPrice = u.Highest
	}
}
