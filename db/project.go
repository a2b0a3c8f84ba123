package db

import (
	"context"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// projectColumns computes ranges over the units: prices over those that are available or under option, rooms and surfaces over all. A unit
// that is realised counts as sold.
var projectColumns = `
	p.number, p.goal, p.city, p.agent, p.street, p.house_number, p.box_number, p.name, p.tagline, p.description, p.delivery,
	p.published_at, p.updated_at, p.open_days,
	min(l.price) FILTER (WHERE l.status = 1 AND NOT l.taken) AS price_min,
	max(l.price) FILTER (WHERE l.status = 1 AND NOT l.taken) AS price_max,
	min(l.bedrooms) AS bedrooms_min, max(l.bedrooms) AS bedrooms_max,
	min(l.surface_living) AS surface_min, max(l.surface_living) AS surface_max,
	count(*) FILTER (WHERE l.status = 1 AND NOT l.taken AND l.marquee <> 2) AS free,
	count(*) FILTER (WHERE l.status = 1 AND l.marquee = 2) AS option,
	count(*) FILTER (WHERE l.status IN (2, 4, 6) OR (l.status = 1 AND l.taken)) AS sold,
	(SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt', coalesce(alt ->> ?, alt ->> ?, '')))
		FROM (SELECT * FROM shown_photo WHERE project = p.number AND kind = 0 ORDER BY position)) AS photos,
	(SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt', coalesce(alt ->> ?, alt ->> ?, '')))
		FROM (SELECT * FROM shown_photo WHERE project = p.number AND kind = 1 ORDER BY position)) AS plans,
	(SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt', coalesce(alt ->> ?, alt ->> ?, ''),
		'viewBox', drawn ->> 'viewBox', 'shapes', drawn -> 'shapes')) FROM shown_photo WHERE project = p.number AND kind = 2) AS drawing,
	json_group_array(l.number) FILTER (WHERE l.number IS NOT NULL) AS unit_numbers,
	json_group_array(l.type) FILTER (WHERE l.number IS NOT NULL) AS unit_types`

// Projects reads all projects in l, newest first. An agency has tens of them at most, so they are cut into pages by the
// caller.
func (s *Store) Projects(ctx context.Context, l locale.Language) ([]*agency.Project, error) {
	return s.projects(ctx, l, "1")
}

// ProjectsByNumber reads projects by their numbers, newest first.
func (s *Store) ProjectsByNumber(ctx context.Context, l locale.Language, numbers []int) ([]*agency.Project, error) {
	return s.projects(ctx, l, projectsNumbered, handle.JSON(numbers))
}

// ProjectOf reads the project to which a property belongs, nil when it was deleted meanwhile.
func (s *Store) ProjectOf(ctx context.Context, p *agency.Property) (*agency.Project, error) {
	list, err := s.projectsIn(ctx, p.Language, p.Catalog, projectsNumbered, handle.JSON([]int{*p.ProjectID}))
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

const projectsNumbered = "p.number IN (SELECT value FROM json_each(?))"

func (s *Store) projects(ctx context.Context, l locale.Language, condition string, args ...any) ([]*agency.Project, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return s.projectsIn(ctx, l, c, condition, args...)
}

func (s *Store) projectsIn(ctx context.Context, l locale.Language, c *agency.Catalog, condition string,
	args ...any) ([]*agency.Project, error) {
	var list []*agency.Project
	query, args := projectsQuery(l, c, condition, args...)
	err := s.List(ctx, &list, query, args...)
	return projectsIn(list, l, c), err
}

// projectsQuery is the statement that reads the projects of a condition.
func projectsQuery(l locale.Language, c *agency.Catalog, condition string, args ...any) (string, []any) {
	languages := []any{l, c.Fallback(), l, c.Fallback(), l, c.Fallback()}
	return "SELECT " + projectColumns + `
		FROM public_project p LEFT JOIN listing l ON l.project = p.number
		WHERE ` + condition + ` GROUP BY p.number ORDER BY p.published_at DESC, p.number DESC`, append(languages, args...)
}

// projectsIn gives projects their language and reference data.
func projectsIn(list []*agency.Project, l locale.Language, c *agency.Catalog) []*agency.Project {
	for _, p := range list {
		p.Language, p.Catalog = l, c
	}
	return list
}

// ProjectDates gives the publication dates of all projects by their numbers.
func (s *Store) ProjectDates(ctx context.Context) (map[int]locale.Date, error) {
	return s.dates(ctx, "SELECT number, published_at FROM project")
}

// PropertyDates gives the publication dates of all properties by their numbers.
func (s *Store) PropertyDates(ctx context.Context) (map[int]locale.Date, error) {
	return s.dates(ctx, "SELECT number, published_at FROM property")
}

func (s *Store) dates(ctx context.Context, query string) (map[int]locale.Date, error) {
	dates := map[int]locale.Date{}
	return dates, s.Each(ctx, func(row *sqlx.Rows) (bool, error) {
		var number int
		var at int64
		err := row.Scan(&number, &at)
		dates[number] = locale.DayOf(at)
		return true, err
	}, query)
}
