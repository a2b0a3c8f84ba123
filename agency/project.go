package agency

import (
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/locale"
)

// Project is a new-build project in one language. Ranges are over its units: prices over the available ones, bedrooms and
// surfaces over all of them.
type Project struct {
	Number        int                        `db:"number"`
	Goal          market.Goal                `db:"goal"`
	CityID        int                        `db:"city"`
	AgentID       int                        `db:"agent"`
	Street        *string                    `db:"street"`
	HouseNumber   *string                    `db:"house_number"`
	BoxNumber     *string                    `db:"box_number"`
	Names         locale.Localized           `db:"name"`
	Taglines      locale.Localized           `db:"tagline"`
	Descriptions  locale.Localized           `db:"description"`
	Deliveries    locale.Localized           `db:"delivery"`
	PhotoList     locale.List[*media.Photo]  `db:"photos"`
	PlanList      locale.List[*media.Photo]  `db:"plans"`
	DrawingList   locale.List[*Drawing]      `db:"drawing"`
	OpenDayList   locale.List[OpenDayRecord] `db:"open_days"`
	UnitNumbers   locale.List[int]           `db:"unit_numbers"` // of those that visitors see
	PriceMin      *locale.Money              `db:"price_min"`
	PriceMax      *locale.Money              `db:"price_max"`
	BedroomsMin   *int                       `db:"bedrooms_min"`
	BedroomsMax   *int                       `db:"bedrooms_max"`
	SurfaceMin    *int                       `db:"surface_min"`
	SurfaceMax    *int                       `db:"surface_max"`
	Free          int                        `db:"free"`
	Option        int                        `db:"option"`
	Sold          int                        `db:"sold"`
	UnitTypes     locale.List[int]           `db:"unit_types"`
	PublishedUnix int64                      `db:"published_at"`
	UpdatedUnix   int64                      `db:"updated_at"`

	Language locale.Language `db:"-"`
	Catalog  *Catalog        `db:"-"`
}

// ProjectName is what the address of a project is made of.
type ProjectName struct {
	Number int              `db:"number"`
	CityID int              `db:"city"`
	Names  locale.Localized `db:"name"`
}

// ID is the global identity.
func (p *Project) ID() string { return NodeID("Project", p.Number, p.Language) }

// Name is the name of the project; that of its city when it has none in any language.
func (p *Project) Name() string {
	if name := p.Names.Any(p.Language, p.Catalog.Fallback()); name != "" {
		return name
	}
	return p.City().DisplayName()
}

// Tagline is the one line under the name.
func (p *Project) Tagline() string { return p.text(p.Taglines) }

// Description is the agency's text, plain, its paragraphs separated by an empty line.
func (p *Project) Description() string { return p.text(p.Descriptions) }

// Summary is the description in at most 250 characters, on one line.
func (p *Project) Summary() string { return prose.Summary(p.Description()) }

// Delivery is when it is delivered, in words; nil when not stated.
func (p *Project) Delivery() *string {
	if s := p.text(p.Deliveries); s != "" {
		return &s
	}
	return nil
}

func (p *Project) text(t locale.Localized) string { return t.In(p.Language, p.Catalog.Fallback()) }

// City is where it is.
func (p *Project) City() *City { return p.Catalog.City(p.CityID, p.Language) }

// Address is street and number, nil when the agency does not publish them.
func (p *Project) Address() *Address { return addressOf(p.Street, p.HouseNumber, p.BoxNumber) }

// Agent is the contact person.
func (p *Project) Agent() *LocalAgent { return p.Catalog.contact(p.AgentID, p.Language) }

// Plans are the floor plans.
func (p *Project) Plans() []*media.Photo { return p.PlanList }

// Path is the address of its page in its language.
func (p *Project) Path() string { return p.pathIn(p.Language) }

func (p *Project) pathIn(l locale.Language) string {
	return ProjectPath(l, p.Catalog.City(p.CityID, l).Name, p.Names.Any(l, p.Catalog.Fallback()), p.Number)
}

// ProjectNamed is a project with its number, name and address alone, nil when there is none with this number.
func (c *Catalog) ProjectNamed(number int, l locale.Language) *Project {
	p := c.projectByNumber[number]
	if p == nil {
		return nil
	}
	return &Project{Number: number, CityID: p.CityID, Names: p.Names, Language: l, Catalog: c}
}

// ProjectPath is the address of the page of a project in l, "" when there is none with this number.
func (c *Catalog) ProjectPath(number int, l locale.Language) string {
	if p := c.ProjectNamed(number, l); p != nil {
		return p.Path()
	}
	return ""
}

// Paths are the addresses of its page in every language in use. Its name is the same word in most of them, and says nothing of where it is
// written.
func (p *Project) Paths() []LocalizedPath {
	return writtenText(p.Catalog.paths(p.pathIn), p.Taglines, p.Descriptions)
}

// PriceRange is from the lowest to the highest public price of the available units, nil when there is none.
func (p *Project) PriceRange() *PriceSpan {
	if p.PriceMin == nil || p.PriceMax == nil {
		return nil
	}
	return &PriceSpan{*p.PriceMin, *p.PriceMax, p.Goal, p.Language}
}

// PriceSpan is from a lowest to a highest price of what has a goal. Rents are per month.
type PriceSpan struct {
	Min, Max locale.Money
	goal     market.Goal
	language locale.Language
}

// Text is both prices as shown.
func (s PriceSpan) Text() string { return market.PriceRange(s.Min, s.Max, s.goal, s.language) }

// IntRange is from a lowest to a highest number.
type IntRange struct {
	Min, Max int
}

func rangeOf(lo, hi *int) *IntRange {
	if lo == nil || hi == nil {
		return nil
	}
	return &IntRange{Min: *lo, Max: *hi}
}

// BedroomsRange is over all units.
func (p *Project) BedroomsRange() *IntRange { return rangeOf(p.BedroomsMin, p.BedroomsMax) }

// SurfaceRange is over all units, in m².
func (p *Project) SurfaceRange() *IntRange { return rangeOf(p.SurfaceMin, p.SurfaceMax) }

// Stock counts the units of a project.
type Stock struct {
	Free, Option, Sold int
}

// Stock counts its free, optioned and sold units.
func (p *Project) Stock() Stock { return Stock{Free: p.Free, Option: p.Option, Sold: p.Sold} }

// UpdatedAt is when the project last changed.
func (p *Project) UpdatedAt() time.Time { return locale.Moment(p.UpdatedUnix) }
