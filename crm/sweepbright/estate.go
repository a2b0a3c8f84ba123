package sweepbright

import (
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// estate is a property or project in SweepBright's shape, with its values as text (values.Decode). Fields that the site does not show are
// not read: docs/crm-sweepbright.md has them.
type estate struct {
	unread []values.Unread

	ID            string           `json:"id"`
	Reference     string           `json:"reference"`
	IsProject     string           `json:"is_project"`
	ProjectID     string           `json:"project_id"`
	Properties    []estate         `json:"properties"`
	Type          word             `json:"type"`
	SubType       word             `json:"sub_type"`
	Negotiation   word             `json:"negotiation"`
	Status        word             `json:"status"`
	PublishStatus word             `json:"publish_status"`
	Images        []file           `json:"images"`
	Plans         []file           `json:"plans"`
	Documents     []file           `json:"documents"`
	Bedrooms      string           `json:"bedrooms"`
	Bathrooms     string           `json:"bathrooms"`
	ShowerRooms   string           `json:"shower_rooms"`
	Toilets       string           `json:"toilets"`
	Floors        string           `json:"floors"`
	Rooms         []room           `json:"rooms"`
	Sizes         map[string]area  `json:"sizes"`
	Features      features         `json:"features"`
	Amenities     []string         `json:"amenities"`
	Condition     word             `json:"general_condition"`
	Building      building         `json:"building"`
	Title         locale.Localized `json:"description_title"`
	Description   locale.Localized `json:"description"`
	Location      location         `json:"location"`
	Price         price            `json:"price"`
	CustomPrice   string           `json:"custom_price"`
	RentPeriod    word             `json:"rent_period"`
	Charges       price            `json:"price_recurring_costs"`
	Guarantee     price            `json:"price_guarantee"`
	VatRegime     word             `json:"price_vat_regime"`
	Negotiator    negotiator       `json:"negotiator"`
	Office        office           `json:"office"`
	Occupancy     occupancy        `json:"occupancy"`
	Video         string           `json:"video_url"`
	Tour          string           `json:"virtual_tour_url"`
	Balcony       word             `json:"balcony_orientation"`
	Garden        word             `json:"garden_orientation"`
	Terrace       word             `json:"terrace_orientation"`
	Legal         legal            `json:"legal"`
}

// area is a surface with its unit; a bare number is in m².
type area struct {
	Size string `json:"size" bare:""`
	Unit word   `json:"unit"`
}

// word is one of SweepBright's words.
type word string

// readEstate reads an answer, in which a field of another shape is left empty and listed.
func readEstate(text []byte) (e estate, err error) {
	if e.unread, err = values.Decode(text, &e); err != nil {
		return e, crm.OtherShape("the CRM's answer", err)
	}
	return e, nil
}

type file struct {
	ID       string `json:"id"`
	Filename string `json:"filename"`
	URL      string `json:"url"`
	Ordinal  int    `json:"ordinal"`
}

type room struct {
	Type string `json:"type"`
	Size string `json:"size"`
	Unit word   `json:"unit"`
}

type features map[string]map[string]string

type building struct {
	Construction struct {
		Year string `json:"year"`
	} `json:"construction"`
	Renovation struct {
		Year string `json:"year"`
	} `json:"renovation"`
}

type location struct {
	Street     string `json:"street"`
	Number     string `json:"number"`
	Box        string `json:"box"`
	Addition   string `json:"addition"`
	Floor      string `json:"floor"`
	City       string `json:"city"`
	PostalCode string `json:"postal_code"`
	Country    string `json:"country"`
	Geo        struct {
		Latitude  string `json:"latitude"`
		Longitude string `json:"longitude"`
	} `json:"geo"`
	Hidden string `json:"hidden"`
}

type price struct {
	Amount     string `json:"amount" bare:""`
	Currency   string `json:"currency"`
	Hidden     string `json:"hidden"`
	RentPeriod word   `json:"rent_period"`
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
	AvailableFrom string `json:"available_from"`
}

type legal struct {
	Energy struct {
		Value     string `json:"epc_value"`
		Category  word   `json:"epc_category"`
		Reference string `json:"epc_reference"`
		Total     string `json:"total_epc_value"`
		CO2       string `json:"co2_emissions"`
		ELevel    string `json:"e_level"`
	} `json:"energy"`
	Regulations map[string]string `json:"regulations"`
	Land        struct {
		FloodRisk       word   `json:"flood_risk"`
		BuildingScore   word   `json:"flood_risk_building_score"`
		PlotScore       word   `json:"flood_risk_plot_score"`
		Designation     word   `json:"land_use_designation"`
		CadastralIncome string `json:"cadastral_income"`
	} `json:"property_and_land"`
}
