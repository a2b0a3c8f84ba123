package agency

import (
	"slices"

	"github.com/gevel/gevel/locale"
)

// The categories that mean something to the program, by their numbers in the CRM; an agency may have others beside them. What each is for
// search engines stands in web/shared/jsonld/dwelling.ts, which a test compares.
const (
	HouseCategory      = 1
	ApartmentCategory  = 2
	StudioCategory     = 3
	LandCategory       = 4
	InvestmentCategory = 5
	CommercialCategory = 6
	ParkingCategory    = 7
)

// IsDwelling reports whether somebody lives in what has this category. A plot, a garage and a commercial space are no dwellings, whatever
// label the agency gives them.
func IsDwelling(category int) bool {
	return slices.Contains([]int{HouseCategory, ApartmentCategory, StudioCategory}, category)
}

// CategoryRecord is a kind of property with its names (specification section 3, Category). Number is the CRM's WebID.
type CategoryRecord struct {
	Number    int              `json:"id" db:"id"`
	Names     locale.Localized `json:"name" db:"name"`
	Order     int              `json:"order" db:"sort"`
	Sale      bool             `json:"sale" db:"sale"`
	Rent      bool             `json:"rent" db:"rent"`
	SaleCount int              `json:"-" db:"-"`
	RentCount int              `json:"-" db:"-"`
}

// TypeRecord is a finer type within a category; its number is the CRM's type id.
type TypeRecord struct {
	Number   int              `json:"id" db:"id"`
	Category int              `json:"category" db:"category"`
	Names    locale.Localized `json:"name" db:"name"`
}

// Category is a kind of property in one language, with the number of active properties.
type Category struct {
	CategoryRecord
	Language locale.Language
	Name     string
}

// ID is the global identity.
func (c *Category) ID() string { return NodeID("Category", c.Number, c.Language) }
