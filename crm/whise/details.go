package whise

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// reader puts the value of a detail into a property.
type reader func(*records.Property, estateDetail) error

// row is a detail of Whise that the site has a field for. kind is the type that Whise says it has: a detail of another type means something
// else today, and is left out and named. "" is any type, where Whise's word for it was not seen.
type row struct {
	id   int
	kind string
	name string
	read reader
}

// rows are the details that the site shows; the other details of Whise have no field here and are left out in silence.
var rows = []row{
	{14, "year", "year of construction",
		integer("building.constructionYear", func(r *records.Property) **int { return &r.ConstructionYear })},
	{585, "year", "year of renovation",
		integer("building.renovationYear", func(r *records.Property) **int { return &r.RenovationYear })},
	{15, "int", "number of floors", integer("building.floors", func(r *records.Property) **int { return &r.Floors })},
	{19, "int", "number of garages", integer("rooms.garages", func(r *records.Property) **int { return &r.Garages })},
	{998, "int", "parkings inside", integer("rooms.parkings", func(r *records.Property) **int { return &r.Parkings })},
	{999,
		"int", "parkings outside", integer("rooms.externalParkings", func(r *records.Property) **int { return &r.ExternalParkings })},
	{55, "int", "number of toilets", integer("rooms.toilets", func(r *records.Property) **int { return &r.Toilets })},
	{57, "int", "number of shower rooms", integer("rooms.showerRooms", func(r *records.Property) **int { return &r.ShowerRooms })},
	{27, "surface", "built surface", integer("surfaces.constructed", func(r *records.Property) **int { return &r.Constructed })},
	{874, "surface", "surface of the first terrace",
		integer("surfaces.terrace", func(r *records.Property) **int { return &r.Surfaces.Terrace })},
	{713, "length", "width of the front",
		decimal("surfaces.frontWidth", func(r *records.Property) **float64 { return &r.FrontWidth })},
	{26, "length", "width of the plot at the street",
		decimal("surfaces.plotWidth", func(r *records.Property) **float64 { return &r.PlotWidth })},
	{1009, "surface", "living room", space("LIVING")},
	{78, "surface", "bedroom 1", space("BEDROOM")},
	{79, "surface", "bedroom 2", space("BEDROOM")},
	{80, "surface", "bedroom 3", space("BEDROOM")},
	{1494, "surface", "office 1", space("OFFICE")},
	{1495, "surface", "office 2", space("OFFICE")},
	{1496, "surface", "office 3", space("OFFICE")},
	{108, "length", "distance to shops", nearby("SHOP")},
	{111, "length", "distance to the centre", nearby("CENTRE")},
	{372, "yes/no", "lift", yes(func(r *records.Property) **bool { return &r.Lift })},
	{322, "yes/no", "pool", yes(func(r *records.Property) **bool { return &r.Pool })},
	{757, "yes/no", "electricity", yes(func(r *records.Property) **bool { return &r.Electricity })},
	{1760, "yes/no", "gas", yes(func(r *records.Property) **bool { return &r.Gas })},
	{1772, "yes/no", "water", yes(func(r *records.Property) **bool { return &r.Water })},
	{724, "yes/no", "sewer", yes(func(r *records.Property) **bool { return &r.Drain })},
	{43, "yes/no", "air conditioning", inside("AIR_CONDITIONING")},
	{1752, "yes/no", "alarm", inside("ALARM")},
	{1771, "yes/no", "video phone", inside("VIDEO_PHONE")},
	{143, "yes/no", "carport", outside("CARPORT")},
	{1773, "yes/no", "rainwater tank", outside("RAINWATER_TANK")},
	{53, "heating_group", "heating, individual or collective",
		chosen("Heating", heatings, func(r *records.Property) **detail.Heating { return &r.Heating })},
	{1020,
		"heating",
		"heating",
		chosen("HeatingSource", heatingSources, func(r *records.Property) **detail.HeatingSource { return &r.HeatingSource })},
	{1595, "kitchen", "kitchen", chosen("Kitchen", kitchens, func(r *records.Property) **detail.Kitchen { return &r.Kitchen })},
	{2157,
		"",
		"glazing",
		chosen("WindowGlazing", glazings, func(r *records.Property) **detail.WindowGlazing { return &r.WindowGlazing })},
	{782,
		"", "window frames", chosen("WindowFrame", frames, func(r *records.Property) **detail.WindowFrame { return &r.WindowFrame })},
	{1001, "", "roof", chosen("Roof", roofs, func(r *records.Property) **detail.Roof { return &r.Roof })},
	{301, "price", "charges of the tenant", euro("costs.charges", func(r *records.Property) **locale.Money { return &r.Charges })},
	{1733,
		"price",
		"cadastral income", euro("costs.cadastralIncome", func(r *records.Property) **locale.Money { return &r.CadastralIncome })},
	{2089, "float_signed", "energy, kWh/m² a year",
		decimal("energy.specific", func(r *records.Property) **float64 { return &r.Specific })},
	{2390, "char", "energy in all, kWh a year",
		decimal("energy.total", func(r *records.Property) **float64 { return &r.Certificate.Total })},
	{2090, "float_signed", "CO₂", decimal("energy.co2", func(r *records.Property) **float64 { return &r.Co2 })},
	{2391, "char", "code of the energy certificate", words(func(r *records.Property) **string { return &r.UniqueCode })},
	{2056, "char", "energy class", words(func(r *records.Property) **string { return &r.LabelText })},
	{2776, "datetime", "energy certificate valid until",
		day("energy.validUntil", func(r *records.Property) **locale.Date { return &r.ValidUntil })},
	{1793, "", "electricity certificate", chosen("Conformity", conformities,
		func(r *records.Property) **detail.Conformity { return &r.ElectricityCertificate })},
	{820, "yes/no", "soil certificate", either("PRESENT", "MISSING",
		func(r *records.Property) **detail.SoilCertificate { return &r.SoilCertificate })},
	{2222, "possibleFloodType", "flood risk",
		chosen("FloodRisk", floodRisks, func(r *records.Property) **detail.FloodRisk { return &r.FloodRisk })},
	{2223, "FloodAreaType", "flood area", floodArea},
	{808, "yes/no", "building permit", answer(func(r *records.Property) **detail.Answer { return &r.Permit })},
	{812, "yes/no", "allotment permit", answer(func(r *records.Property) **detail.Answer { return &r.AllotmentPermit })},
	{1734, "yes/no", "pre-emptive right", answer(func(r *records.Property) **detail.Answer { return &r.PreemptiveRight })},
	{2712, "Summon Type", "summons", summons},
	{1736, "ground_destination", "planning destination", chosen("PlanningDestination", destinations,
		func(r *records.Property) **detail.PlanningDestination { return &r.Planning.Destination })},
	{1849, "float", "latitude", decimal("latitude", func(r *records.Property) **float64 { return &r.Latitude })},
	{1850, "float", "longitude", decimal("longitude", func(r *records.Property) **float64 { return &r.Longitude })},
}

// details reads those of the table.
func (e estate) details(r *crm.Record) {
	for _, d := range e.Details {
		d.words, d.values = e.words, valuesOf(r, false)
		for _, w := range rows {
			if w.id != d.ID || d.Value == "" && d.Enum.ID == 0 {
				continue
			}
			field := fmt.Sprintf("detail %d (%s)", d.ID, w.name)
			d.field = field
			if w.kind != "" && !strings.EqualFold(w.kind, d.Type) {
				r.Problem(records.DetailChanged, d.Label, field,
					fmt.Sprintf("is %q at Whise, of the type %q and not %q any more", d.Label, d.Type, w.kind))
			} else if err := w.read(r.Property, d); err != nil {
				unread(r, field, err)
			}
		}
	}
}

// integer reads a whole number for a field of the site.
func integer(name string, field func(*records.Property) **int) reader {
	return func(r *records.Property, d estateDetail) error {
		return put(field(r), d.values.Integer(name, d.field, d.Value))
	}
}

func decimal(name string, field func(*records.Property) **float64) reader {
	return func(r *records.Property, d estateDetail) error {
		return put(field(r), d.values.Decimal(name, d.field, d.Value))
	}
}

func euro(name string, field func(*records.Property) **locale.Money) reader {
	return func(r *records.Property, d estateDetail) error {
		return put(field(r), d.values.Euro(name, d.field, d.Value))
	}
}

func words(field func(*records.Property) **string) reader {
	return func(r *records.Property, d estateDetail) error { return put(field(r), values.Filled(d.Value)) }
}

// day reads a date as Whise writes it in details, month first.
func day(name string, field func(*records.Property) **locale.Date) reader {
	return func(r *records.Property, d estateDetail) error {
		return put(field(r), d.values.DateMonthFirst(name, d.field, d.Value))
	}
}

// put fills in a field with what a detail says. Why a value is nil was noted where it was read.
func put[T any](field **T, value *T) error {
	if value != nil {
		*field = value
	}
	return nil
}
