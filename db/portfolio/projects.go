package portfolio

import (
	"context"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// DeskProject is a project as the agency sees it. Street and Photo are "" for none.
type DeskProject struct {
	Number int              `db:"number"`
	Name   locale.Localized `db:"name"`
	Goal   market.Goal      `db:"goal"`
	City   int              `db:"city"`
	Street string           `db:"street"`
	House  string           `db:"house_number"`
	Box    string           `db:"box_number"`
	Agent  int              `db:"agent"`
	Photo  string           `db:"photo"`
	Drawn  bool             `db:"drawn"`
}

// DeskProjects lists the projects, the newest first, at most limits.DeskProjects.
func (s *Store) DeskProjects(ctx context.Context) (list []DeskProject, err error) {
	return list, s.List(ctx, &list, `SELECT number, name, goal, city, coalesce(street, '') AS street,
			coalesce(house_number, '') AS house_number, coalesce(box_number, '') AS box_number, agent,
			coalesce((SELECT file FROM photo WHERE project = p.number AND kind = 0 ORDER BY position LIMIT 1), '') AS photo,
			EXISTS (SELECT 1 FROM photo WHERE project = p.number AND kind = 2) AS drawn
		FROM project p ORDER BY published_at DESC, number DESC LIMIT ?`, limits.DeskProjects)
}

// StandingUnit is how units of a project stand: how many have a status and a band, and from which price to which.
type StandingUnit struct {
	Project int           `db:"project"`
	Status  market.Status `db:"status"`
	Marquee int           `db:"marquee"`
	Count   int           `db:"count"`
	Lowest  *locale.Money `db:"lowest"`
	Highest *locale.Money `db:"highest"`
}

// StandingUnits counts the units of all projects.
func (s *Store) StandingUnits(ctx context.Context) (list []StandingUnit, err error) {
	return list, s.List(ctx, &list, `SELECT project, status, marquee, count(*) AS count, min(price) AS lowest, max(price) AS highest
		FROM property WHERE project IS NOT NULL GROUP BY project, status, marquee ORDER BY project, status, marquee`)
}
