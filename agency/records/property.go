package records

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// Property is one property as it stands in an import folder, with its hidden price and address. Its json names are the format of the
// folder; its db names are columns of the table property.
type Property struct {
	Number         int                 `json:"number" db:"number"`
	Reference      *string             `json:"reference,omitempty" db:"reference"` // nil when it is the number
	Goal           market.Goal         `json:"goal" db:"goal"`
	Status         market.Status       `json:"status" db:"status"`
	Type           int                 `json:"type" db:"type"`
	City           int                 `json:"city" db:"city"`
	Town           *string             `json:"town,omitempty" db:"-"` // postcode and name, instead of the number of a city
	Project        *int                `json:"project" db:"project"`
	UnitName       *string             `json:"unitName" db:"unit_name"`
	Agent          int                 `json:"agent" db:"agent"`
	Marquee        int                 `json:"marquee" db:"marquee"`
	Price          *locale.Money       `json:"price" db:"price"`
	PublishPrice   bool                `json:"publishPrice" db:"publish_price"`
	PriceUnit      int                 `json:"priceUnit" db:"price_unit"`
	PublishAddress bool                `json:"publishAddress" db:"publish_address"`
	Street         *string             `json:"street" db:"street"`
	HouseNumber    *string             `json:"houseNumber" db:"house_number"`
	BoxNumber      *string             `json:"boxNumber" db:"box_number"`
	Latitude       *float64            `json:"latitude" db:"latitude"`
	Longitude      *float64            `json:"longitude" db:"longitude"`
	Title          locale.Localized    `json:"title" db:"title"`
	Description    locale.Localized    `json:"description" db:"description"`
	Videos         locale.List[string] `json:"videos" db:"videos"`
	VirtualTour    *string             `json:"virtualTour" db:"virtual_tour"`
	PublishedAt    locale.Date         `json:"publishedAt" db:"-"`

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
	agency.Letting      `json:"letting"`

	Photos    []string                `json:"photos" db:"-"`
	Plans     []string                `json:"plans" db:"-"`
	Panoramas []string                `json:"panoramas,omitempty" db:"-"`
	Points    []media.PlanPointRecord `json:"points,omitempty" db:"-"`
	Documents []Document              `json:"documents" db:"-"`

	// Gone marks a property that is to be deleted. Only its number is read then.
	Gone bool `json:"gone" db:"-"`
}

// Project is one project as it stands in an import folder.
type Project struct {
	Number         int                               `json:"number" db:"number"`
	Goal           market.Goal                       `json:"goal" db:"goal"`
	City           int                               `json:"city" db:"city"`
	Town           *string                           `json:"town,omitempty" db:"-"` // as of a property
	Agent          int                               `json:"agent" db:"agent"`
	PublishAddress bool                              `json:"publishAddress" db:"publish_address"`
	Street         *string                           `json:"street" db:"street"`
	HouseNumber    *string                           `json:"houseNumber" db:"house_number"`
	BoxNumber      *string                           `json:"boxNumber" db:"box_number"`
	Name           locale.Localized                  `json:"name" db:"name"`
	Tagline        locale.Localized                  `json:"tagline" db:"tagline"`
	Description    locale.Localized                  `json:"description" db:"description"`
	Delivery       locale.Localized                  `json:"delivery" db:"delivery"`
	PublishedAt    locale.Date                       `json:"publishedAt" db:"-"`
	Photos         []string                          `json:"photos" db:"-"`
	Plans          []string                          `json:"plans" db:"-"`
	Drawing        *string                           `json:"drawing,omitempty" db:"-"`
	OpenDays       locale.List[agency.OpenDayRecord] `json:"openDays,omitempty" db:"open_days"`
	Gone           bool                              `json:"gone" db:"-"`
}

// Document is a document in an import folder: a file of documents/, named in several languages.
type Document struct {
	Name   locale.Localized `json:"name"`
	File   string           `json:"file"`
	Public bool             `json:"public"`
}
