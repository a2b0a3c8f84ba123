package detail

import (
	"github.com/gevel/gevel/locale"
)

// The groups of a property's fields (specification section 3). One struct serves the import folder (json), the table
// property (db) and the graph. A pointer that is nil means: not stated. Surfaces are m², widths m.

// Building describes the building itself. Facades counts free facades: 4 open, 3 half open, 2 closed.
type Building struct {
	ConstructionYear *int          `json:"constructionYear,omitempty" db:"construction_year"`
	RenovationYear   *int          `json:"renovationYear,omitempty" db:"renovation_year"`
	Facades          *int          `json:"facades,omitempty" db:"facades"`
	Construction     *Construction `json:"construction,omitempty" db:"construction"`
	Condition        *Condition    `json:"condition,omitempty" db:"condition"`
	Floors           *int          `json:"floors,omitempty" db:"floors"`
	Floor            *int          `json:"floor,omitempty" db:"floor"`
}

// Surroundings are where it lies within its city, and what is near. NearbyList is hidden with the address, because distances
// would give it away.
type Surroundings struct {
	SubCities  locale.Localized    `json:"subCity,omitempty" db:"sub_city"`
	Quarters   locale.Localized    `json:"neighbourhood,omitempty" db:"neighbourhood"`
	NearbyList locale.List[Nearby] `json:"nearby,omitempty" db:"nearby"`
}

// Nearby is something in the neighbourhood. Distance is in m.
type Nearby struct {
	Kind     NearbyKind `json:"kind"`
	Distance int        `json:"distance"`
}

// Rooms counts rooms and parking.
type Rooms struct {
	Bedrooms         *int               `json:"bedrooms,omitempty" db:"bedrooms"`
	Bathrooms        *int               `json:"bathrooms,omitempty" db:"bathrooms"`
	ShowerRooms      *int               `json:"showerRooms,omitempty" db:"shower_rooms"`
	Toilets          *int               `json:"toilets,omitempty" db:"toilets"`
	Garages          *int               `json:"garages,omitempty" db:"garages"`
	Parkings         *int               `json:"parkings,omitempty" db:"parkings"`
	ExternalParkings *int               `json:"externalParkings,omitempty" db:"external_parkings"`
	SpaceList        locale.List[Space] `json:"spaces,omitempty" db:"spaces"`
}

// Space is one room with its surface in m².
type Space struct {
	Kind    SpaceKind `json:"kind"`
	Surface *int      `json:"surface,omitempty"`
}

// Surfaces are in m², widths in m.
type Surfaces struct {
	Total       *int     `json:"total,omitempty" db:"surface_total"`
	Living      *int     `json:"living,omitempty" db:"surface_living"`
	Ground      *int     `json:"ground,omitempty" db:"surface_ground"`
	Terrace     *int     `json:"terrace,omitempty" db:"surface_terrace"`
	Garden      *int     `json:"garden,omitempty" db:"surface_garden"`
	Constructed *int     `json:"constructed,omitempty" db:"surface_constructed"`
	Office      *int     `json:"office,omitempty" db:"surface_office"`
	Store       *int     `json:"store,omitempty" db:"surface_store"`
	FrontWidth  *float64 `json:"frontWidth,omitempty" db:"front_width"`
	PlotWidth   *float64 `json:"plotWidth,omitempty" db:"plot_width"`
}

// Comfort is equipment and finish. False means: known not to be there.
type Comfort struct {
	Heating            *Heating                     `json:"heating,omitempty" db:"heating"`
	HeatingSource      *HeatingSource               `json:"heatingSource,omitempty" db:"heating_source"`
	Kitchen            *Kitchen                     `json:"kitchen,omitempty" db:"kitchen"`
	Roof               *Roof                        `json:"roof,omitempty" db:"roof"`
	RoofMaterial       *RoofMaterial                `json:"roofMaterial,omitempty" db:"roof_material"`
	WindowGlazing      *WindowGlazing               `json:"windowGlazing,omitempty" db:"window_glazing"`
	WindowFrame        *WindowFrame                 `json:"windowFrame,omitempty" db:"window_frame"`
	FloorCover         *FloorCover                  `json:"floorCover,omitempty" db:"floor_cover"`
	InteriorList       locale.List[InteriorComfort] `json:"interior,omitempty" db:"interior_comfort"`
	ExteriorList       locale.List[ExteriorComfort] `json:"exterior,omitempty" db:"exterior_comfort"`
	TerraceOrientation *Orientation                 `json:"terraceOrientation,omitempty" db:"terrace_orientation"`
	GardenOrientation  *Orientation                 `json:"gardenOrientation,omitempty" db:"garden_orientation"`
	RearOrientation    *Orientation                 `json:"rearOrientation,omitempty" db:"rear_orientation"`
	Lift               *bool                        `json:"lift,omitempty" db:"lift"`
	Cellar             *bool                        `json:"cellar,omitempty" db:"cellar"`
	Attic              *bool                        `json:"attic,omitempty" db:"attic"`
	Terrace            *bool                        `json:"terrace,omitempty" db:"terrace"`
	Garden             *bool                        `json:"garden,omitempty" db:"garden"`
	Furnished          *bool                        `json:"furnished,omitempty" db:"furnished"`
	Pool               *bool                        `json:"pool,omitempty" db:"pool"`
}

// Costs come on top of the price. In the import folder amounts are euro, with cents after a point.
type Costs struct {
	StartPrice       *locale.Money `json:"startPrice,omitempty" db:"start_price"`
	Charges          *locale.Money `json:"charges,omitempty" db:"charges"`
	OwnerCharges     *locale.Money `json:"ownerCharges,omitempty" db:"owner_charges"`
	Deposit          *locale.Money `json:"deposit,omitempty" db:"deposit"`
	AgencyCost       *locale.Money `json:"agencyCost,omitempty" db:"agency_cost"`
	InventoryCost    *locale.Money `json:"inventoryCost,omitempty" db:"inventory_cost"`
	NotaryFee        *locale.Money `json:"notaryFee,omitempty" db:"notary_fee"`
	RegistrationRate *float64      `json:"registrationRate,omitempty" db:"registration_rate"`
	Vat              *locale.Money `json:"vat,omitempty" db:"vat"`
	VatRegime        *VatRegime    `json:"vatRegime,omitempty" db:"vat_regime"`
	ConstructionCost *locale.Money `json:"constructionCost,omitempty" db:"construction_cost"`
	TotalCost        *locale.Money `json:"totalCost,omitempty" db:"total_cost"`
	TotalPrice       *locale.Money `json:"totalPrice,omitempty" db:"total_price"`
	ParkingPrice     *locale.Money `json:"parkingPrice,omitempty" db:"parking_price"`
	GaragePrice      *locale.Money `json:"garagePrice,omitempty" db:"garage_price"`
	PropertyTax      *locale.Money `json:"propertyTax,omitempty" db:"property_tax"`
	CadastralIncome  *locale.Money `json:"cadastralIncome,omitempty" db:"cadastral_income"`
}

// Certificate is the region's energy certificate. LabelText is the energy class where no figure decides: in Luxembourg.
type Certificate struct {
	Status       *CertificateStatus `json:"status,omitempty" db:"epc_status"`
	Specific     *float64           `json:"specific,omitempty" db:"epc_specific"`
	Total        *float64           `json:"total,omitempty" db:"epc_total"`
	Co2          *float64           `json:"co2,omitempty" db:"epc_co2"`
	ELevel       *int               `json:"eLevel,omitempty" db:"e_level"`
	UniqueCode   *string            `json:"uniqueCode,omitempty" db:"epc_unique_code"`
	ValidUntil   *locale.Date       `json:"validUntil,omitempty" db:"epc_valid_until"`
	LabelText    *string            `json:"labelText,omitempty" db:"epc_label_text"`
	ThermalClass *string            `json:"thermalClass,omitempty" db:"thermal_class"`
}

// Legal is certificates and flood information.
type Legal struct {
	ElectricityCertificate *Conformity      `json:"electricityCertificate,omitempty" db:"electricity_certificate"`
	GasCertificate         *Conformity      `json:"gasCertificate,omitempty" db:"gas_certificate"`
	SoilCertificate        *SoilCertificate `json:"soilCertificate,omitempty" db:"soil_certificate"`
	Asbestos               *Asbestos        `json:"asbestos,omitempty" db:"asbestos"`
	AsbestosDate           *locale.Date     `json:"asbestosDate,omitempty" db:"asbestos_date"`
	FloodRisk              *FloodRisk       `json:"floodRisk,omitempty" db:"flood_risk"`
	FloodZone              *bool            `json:"floodZone,omitempty" db:"flood_zone"`
	RiverbankZone          *bool            `json:"riverbankZone,omitempty" db:"riverbank_zone"`
	GScore                 *FloodScore      `json:"gScore,omitempty" db:"g_score"`
	PScore                 *FloodScore      `json:"pScore,omitempty" db:"p_score"`
	FloodReportDate        *locale.Date     `json:"floodReportDate,omitempty" db:"flood_report_date"`
}

// Planning is town-planning information (Flemish Code on Town and Country Planning, article 5.2.6).
type Planning struct {
	Permit           *Answer              `json:"permit,omitempty" db:"permit"`
	AllotmentPermit  *Answer              `json:"allotmentPermit,omitempty" db:"allotment_permit"`
	PreemptiveRight  *Answer              `json:"preemptiveRight,omitempty" db:"preemptive_right"`
	Summons          *Answer              `json:"summons,omitempty" db:"summons"`
	JudicialDecision *Answer              `json:"judicialDecision,omitempty" db:"judicial_decision"`
	Breach           *Answer              `json:"breach,omitempty" db:"planning_breach"`
	Destination      *PlanningDestination `json:"destination,omitempty" db:"planning_destination"`
}

// Annuity is a sale against a rent for life; Kind is nil for an ordinary sale or rent.
type Annuity struct {
	Kind    *LifeAnnuityKind `json:"kind,omitempty" db:"annuity_kind"`
	AgeList locale.List[int] `json:"ages,omitempty" db:"annuity_ages"`
	Rent    *locale.Money    `json:"rent,omitempty" db:"annuity_rent"`
	Indexed *bool            `json:"indexed,omitempty" db:"annuity_indexed"`
}

// Connections are the utilities.
type Connections struct {
	Gas         *bool `json:"gas,omitempty" db:"connection_gas"`
	Water       *bool `json:"water,omitempty" db:"connection_water"`
	Electricity *bool `json:"electricity,omitempty" db:"connection_electricity"`
	Drain       *bool `json:"drain,omitempty" db:"connection_drain"`
}

// Availability says when one can move in.
type Availability struct {
	Moment *AvailabilityMoment `json:"moment,omitempty" db:"available"`
	From   *locale.Date        `json:"from,omitempty" db:"available_from"`
}
