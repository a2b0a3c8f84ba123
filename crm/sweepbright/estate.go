package sweepbright

import (
	"encoding/json"

	"github.com/gevel/gevel/locale"
)

// estate is a property or project in SweepBright's shape. Fields that the site does not show are not read: docs/crm-sweepbright.md has
// them.
type estate struct {
	ID            string           `json:"id"`
	IsProject     bool             `json:"is_project"`
	ProjectID     *string          `json:"project_id"`
	Properties    []estate         `json:"properties"`
	Type          word             `json:"type"`
	SubType       word             `json:"sub_type"`
	Negotiation   word             `json:"negotiation"`
	Status        word             `json:"status"`
	PublishStatus word             `json:"publish_status"`
	Images        []file           `json:"images"`
	Plans         []file           `json:"plans"`
	Documents     []file           `json:"documents"`
	Bedrooms      *figure          `json:"bedrooms"`
	Bathrooms     *figure          `json:"bathrooms"`
	ShowerRooms   *figure          `json:"shower_rooms"`
	Toilets       *figure          `json:"toilets"`
	Floors        *figure          `json:"floors"`
	Rooms         []room           `json:"rooms"`
	Sizes         map[string]*area `json:"sizes"`
	Features      features         `json:"features"`
	Amenities     []string         `json:"amenities"`
	Condition     word             `json:"general_condition"`
	Building      building         `json:"building"`
	Title         locale.Localized `json:"description_title"`
	Description   locale.Localized `json:"description"`
	Location      location         `json:"location"`
	Price         price            `json:"price"`
	CustomPrice   *string          `json:"custom_price"`
	Charges       *figure          `json:"price_recurring_costs"`
	Guarantee     *figure          `json:"price_guarantee"`
	VatRegime     word             `json:"price_vat_regime"`
	Negotiator    negotiator       `json:"negotiator"`
	Office        office           `json:"office"`
	Occupancy     occupancy        `json:"occupancy"`
	Video         *string          `json:"video_url"`
	Tour          *string          `json:"virtual_tour_url"`
	Balcony       word             `json:"balcony_orientation"`
	Garden        word             `json:"garden_orientation"`
	Terrace       word             `json:"terrace_orientation"`
	Legal         legal            `json:"legal"`
}

type file struct {
	ID       string `json:"id"`
	Filename string `json:"filename"`
	URL      string `json:"url"`
	Ordinal  int    `json:"ordinal"`
}

type room struct {
	Type string  `json:"type"`
	Size *figure `json:"size"`
	Unit word    `json:"unit"`
}

type features map[string]map[string]bool

type building struct {
	Construction struct {
		Year *figure `json:"year"`
	} `json:"construction"`
	Renovation struct {
		Year *figure `json:"year"`
	} `json:"renovation"`
}

type location struct {
	Street     *string `json:"street"`
	Number     *string `json:"number"`
	Box        *string `json:"box"`
	Addition   *string `json:"addition"`
	Floor      *figure `json:"floor"`
	City       string  `json:"city"`
	PostalCode string  `json:"postal_code"`
	Country    string  `json:"country"`
	Geo        *struct {
		Latitude  *float64 `json:"latitude"`
		Longitude *float64 `json:"longitude"`
	} `json:"geo"`
	Hidden bool `json:"hidden"`
}

type price struct {
	Amount   *figure `json:"amount"`
	Currency string  `json:"currency"`
	Hidden   bool    `json:"hidden"`
}

type negotiator struct {
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	Email     string `json:"email"`
	Phone     string `json:"phone"`
	Photo     string `json:"photo_url"`
}

type office struct {
	ID string `json:"id"`
}

type occupancy struct {
	Occupied      bool    `json:"occupied"`
	AvailableFrom *string `json:"available_from"`
}

type legal struct {
	Energy struct {
		Value     *figure `json:"epc_value"`
		Category  word    `json:"epc_category"`
		Reference *string `json:"epc_reference"`
		Total     *figure `json:"total_epc_value"`
		CO2       *figure `json:"co2_emissions"`
		ELevel    *figure `json:"e_level"`
	} `json:"energy"`
	Regulations map[string]json.RawMessage `json:"regulations"`
	Land        struct {
		FloodRisk       word    `json:"flood_risk"`
		BuildingScore   word    `json:"flood_risk_building_score"`
		PlotScore       word    `json:"flood_risk_plot_score"`
		Designation     word    `json:"land_use_designation"`
		CadastralIncome *figure `json:"cadastral_income"`
	} `json:"property_and_land"`
}
