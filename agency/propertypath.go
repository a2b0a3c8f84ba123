package agency

import "github.com/gevel/gevel/locale"

// Path is the address of its page in its language.
func (p *Property) Path() string { return p.pathIn(p.Language) }

func (p *Property) pathIn(l locale.Language) string {
	return PropertyPath(l, p.Goal, p.Catalog.City(p.CityID, l).Name, p.Titles.Any(l, p.Catalog.Fallback()), p.Number)
}

// Paths are the addresses of its page in every language in use.
func (p *Property) Paths() []LocalizedPath { return p.Catalog.paths(p.pathIn) }

// PathInProject is the address of its page under its project, nil when it belongs to none.
func (p *Property) PathInProject() *string {
	if p.ProjectID == nil {
		return nil
	}
	project := p.Catalog.projectByNumber[*p.ProjectID]
	city := p.Catalog.City(project.CityID, p.Language).Name
	name := project.Names.Any(p.Language, p.Catalog.Fallback())
	path := UnitPath(p.Language, city, name, *p.ProjectID, p.Titles.Any(p.Language, p.Catalog.Fallback()), p.Number)
	return &path
}
