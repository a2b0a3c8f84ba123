package agency

import "github.com/gevel/gevel/locale"

// Path is the address of its page in its language.
func (p *Property) Path() string { return p.pathIn(p.Language) }

func (p *Property) pathIn(l locale.Language) string {
	return PropertyPath(l, p.Goal, p.Catalog.City(p.CityID, l).Name, p.Titles.Any(l, p.Catalog.Fallback()), p.Number)
}

// Paths are the addresses of its page in every language in use. Where it is written needs its description.
func (p *Property) Paths() []LocalizedPath {
	return writtenText(p.Catalog.paths(p.pathIn), p.Titles, p.Descriptions)
}

// PathInProject is the address of its page under its project, nil when it belongs to none.
func (p *Property) PathInProject() *string {
	if p.ProjectID == nil {
		return nil
	}
	path := p.pathInProjectIn(p.Language)
	return &path
}

// PathsInProject are the addresses of that page in every language in use, none when it belongs to no project.
func (p *Property) PathsInProject() []LocalizedPath {
	if p.ProjectID == nil {
		return []LocalizedPath{}
	}
	return writtenText(p.Catalog.paths(p.pathInProjectIn), p.Titles, p.Descriptions)
}

func (p *Property) pathInProjectIn(l locale.Language) string {
	project := p.Catalog.projectByNumber[*p.ProjectID]
	city, name := p.Catalog.City(project.CityID, l).Name, project.Names.Any(l, p.Catalog.Fallback())
	return UnitPath(l, city, name, *p.ProjectID, p.Titles.Any(l, p.Catalog.Fallback()), p.Number)
}
