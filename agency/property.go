package agency

import (
	"slices"
	"time"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/locale"
)

// Property is one property in one language, without what is hidden from visitors: a price or address that is not published is nil.
type Property struct {
	Number        int                 `db:"number"`
	Sent          *string             `db:"reference"` // the sender's own reference; nil when it is the number
	Goal          market.Goal         `db:"goal"`
	CRMStatus     market.Status       `db:"status"`
	TypeID        int                 `db:"type"`
	CityID        int                 `db:"city"`
	ProjectID     *int                `db:"project"`
	UnitName      *string             `db:"unit_name"`
	AgentID       int                 `db:"agent"`
	MarqueeCode   int                 `db:"marquee"`
	AskingPrice   *locale.Money       `db:"price"`
	PublishPrice  bool                `db:"publish_price"` // a marquee may still hide a published price
	PriceUnit     int                 `db:"price_unit"`
	Street        *string             `db:"street"`
	HouseNumber   *string             `db:"house_number"`
	BoxNumber     *string             `db:"box_number"`
	Latitude      *float64            `db:"latitude"`
	Longitude     *float64            `db:"longitude"`
	Titles        locale.Localized    `db:"title"`
	Descriptions  locale.Localized    `db:"description"`
	VideoList     locale.List[string] `db:"videos"`
	TourAddress   *string             `db:"virtual_tour"`
	PublishedUnix int64               `db:"published_at"`
	UpdatedUnix   int64               `db:"updated_at"`
	ReducedUnix   *int64              `db:"reduced_at"`
	ReducedFrom   *locale.Money       `db:"reduced_from"`
	Shown         locale.List[Shown]  `db:"shown"`

	detail.Surroundings `json:"place"`
	detail.Building     `json:"building"`
	detail.Rooms        `json:"rooms"`
	detail.Surfaces     `json:"surfaces"`
	detail.Comfort      `json:"comfort"`
	detail.Costs        `json:"costs"`
	detail.Certificate  `json:"energy"`
	detail.Legal        `json:"legal"`
	detail.Planning     `json:"planning"`
	detail.Annuity      `json:"lifeAnnuity"`
	detail.Connections  `json:"connections"`
	detail.Availability `json:"availability"`
	Letting             `json:"letting"`

	PhotoList    locale.List[*media.Photo]        `db:"photos"`
	PhotoCount   int                              `db:"photo_count"` // without plans
	PlanList     locale.List[*media.Photo]        `db:"plans"`
	PanoramaList locale.List[*media.Photo]        `db:"panoramas"`
	PointList    locale.List[*media.PicturePoint] `db:"points"`
	DocumentList locale.List[*media.Document]     `db:"documents"`

	Language locale.Language `db:"-"`
	Catalog  *Catalog        `db:"-"` // the names and settings that its texts are made with
}

// Reference is the one that its sender calls it by, or its number.
func (p *Property) Reference() string { return reference.Of(p.Number, p.Sent) }

// ID is the global identity.
func (p *Property) ID() string { return NodeID("Property", p.Number, p.Language) }

// Title is what the agency calls it; its type and city when there is no title in any language.
func (p *Property) Title() string {
	if title := p.Titles.Any(p.Language, p.Catalog.Fallback()); title != "" {
		return title
	}
	return prose.Joined(", ", p.TypeName(), p.City().DisplayName())
}

// Description is the agency's text, plain, its paragraphs separated by an empty line.
func (p *Property) Description() string { return p.Descriptions.In(p.Language, p.Catalog.Fallback()) }

// Summary is the description in at most 250 characters, on one line.
func (p *Property) Summary() string { return prose.Summary(p.Description()) }

// Status says whether it is still available.
func (p *Property) Status() market.PropertyStatus { return market.StatusOf(p.CRMStatus, p.Goal) }

// Category is the kind of property that filters choose from.
func (p *Property) Category() *Category { return p.Catalog.CategoryOfType(p.TypeID, p.Language) }

// WebIDs are the numbers of its category and of its type (specification section 3, Property).
func (p *Property) WebIDs() []int { return []int{p.Category().Number, p.TypeID} }

// TypeName is the type in words, finer than the category.
func (p *Property) TypeName() string { return p.Catalog.TypeName(p.TypeID, p.Language) }

// City is where it is.
func (p *Property) City() *City { return p.Catalog.City(p.CityID, p.Language) }

// Agent is the contact person.
func (p *Property) Agent() *LocalAgent { return p.Catalog.contact(p.AgentID, p.Language) }

// Price is the price line. The store gives no price when a marquee replaces it; such a price is on request only when the agency does not
// publish it.
func (p *Property) Price() market.Price {
	replaced, band := p.Catalog.Site.Settings.Replaced(), market.BandOf(p.CRMStatus, p.MarqueeCode)
	price := market.PriceOf(p.AskingPrice, p.Goal, p.PriceUnit, band, replaced, p.Language)
	if p.PublishPrice && slices.Contains(replaced, band) {
		price.OnRequest = false
	}
	return price
}

// Marquee is the band over the photo, nil for none.
func (p *Property) Marquee() *market.Marquee {
	return market.MarqueeOf(p.CRMStatus, p.MarqueeCode, p.Language)
}

// IsOffered reports whether visitors may make an offer for it or view it: its status is active, and no marquee says that it is sold or
// rented.
func (p *Property) IsOffered() bool {
	return p.CRMStatus == market.Active && !slices.Contains(market.TakenMarquees, p.MarqueeCode)
}

func value(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// LifeAnnuity is the terms of a sale against a rent for life, nil for an ordinary sale or rent.
func (p *Property) LifeAnnuity() *detail.Annuity {
	if p.Annuity.Kind == nil {
		return nil
	}
	a := p.Annuity
	if a.Indexed == nil { // the graph promised programs a yes or no
		a.Indexed = new(bool)
	}
	return &a
}

// Plans are the floor plans.
func (p *Property) Plans() []*media.Photo { return p.PlanList }

// Panoramas are its 360° pictures.
func (p *Property) Panoramas() []*media.Photo { return p.PanoramaList }

// PlanPoints are the points of its plans.
func (p *Property) PlanPoints() []*media.PicturePoint { return p.PointList }

// Documents are its documents, public or on request.
func (p *Property) Documents() []*media.Document { return p.DocumentList }

// Videos are the videos that can be shown; an address of an unknown host is left out.
func (p *Property) Videos() []media.Video {
	videos := []media.Video{}
	for _, address := range p.VideoList {
		if v, ok := media.VideoOf(address, p.Catalog.Site.Settings.PropertyVideoHosts); ok {
			videos = append(videos, v)
		}
	}
	return videos
}

// VirtualTour is the virtual tour, nil for none and for an address that cannot be shown.
func (p *Property) VirtualTour() *media.Video {
	v, ok := media.VideoOf(value(p.TourAddress), p.Catalog.Site.Settings.PropertyVideoHosts)
	if !ok {
		return nil
	}
	return &v
}

// filled gives a text, nil for a blank one.
func filled(s string) *string {
	if detail.Empty(s) {
		return nil
	}
	return &s
}

// PublishedAt is when the property first appeared.
func (p *Property) PublishedAt() time.Time { return locale.Moment(p.PublishedUnix) }

// UpdatedAt is when the property last changed, its pictures included.
func (p *Property) UpdatedAt() time.Time { return locale.Moment(p.UpdatedUnix) }
