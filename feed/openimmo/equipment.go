package openimmo

import (
	"encoding/xml"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// equipmentElement are the fields of ausstattung that the site has a place for.
type equipmentElement struct {
	Bath     choiceElement `xml:"bad"`
	Kitchen  choiceElement `xml:"kueche"`
	Floor    choiceElement `xml:"boden"`
	Heating  choiceElement `xml:"heizungsart"`
	Fuel     choiceElement `xml:"befeuerung"`
	Lift     choiceElement `xml:"fahrstuhl"`
	Parking  choiceElement `xml:"stellplatzart"`
	Terrace  choiceElement `xml:"ausricht_balkon_terrasse"`
	Security choiceElement `xml:"sicherheitstechnik"`
	Roof     choiceElement `xml:"dachform"`
	Chimney  string        `xml:"kamin"`
	Cooled   string        `xml:"klimatisiert"`
	Garden   string        `xml:"gartennutzung"`
	Pool     string        `xml:"swimmingpool"`
	Attic    string        `xml:"dachboden"`
	Bicycles string        `xml:"fahrradraum"`
	Cellar   struct {
		Kind string `xml:"keller,attr"` // JA, NEIN or TEIL
	} `xml:"unterkellert"`
	Furnished struct {
		Kind string `xml:"moeb,attr"` // VOLL or TEIL
	} `xml:"moebliert"`
	Rest []otherElement `xml:",any"`
}

// choiceElement is a field whose attributes are yes or no each: <kueche EBK="true" OFFEN="1"/>.
type choiceElement struct {
	Words []xml.Attr `xml:",any,attr"`
}

// meaning is what a word of OpenImmo means to the site.
type meaning[T ~string] struct {
	word string
	is   T
}

// The words of OpenImmo for equipment, by their meaning. What none of them means is not said.
var (
	kitchens = []meaning[detail.Kitchen]{{"EBK OFFEN", "EQUIPPED_OPEN"}, {"EBK", "EQUIPPED"}, {"PANTRY", "SEMI_EQUIPPED"}}
	fuels    = []meaning[detail.HeatingSource]{{"GAS", "CENTRAL_GAS"}, {"FLUESSIGGAS", "CENTRAL_GAS"}, {"OEL", "CENTRAL_FUEL"},
		{"ERDWAERME", "HEAT_PUMP"}, {"LUFTWP", "HEAT_PUMP"}, {"PELLET", "PELLETS"}, {"HOLZ", "WOOD"}, {"KOHLE", "COAL_STOVE"},
		{"ELEKTRO", "ELECTRICAL"}, {"SOLAR", "SOLAR_PANELS"}}
	stoves = []meaning[detail.HeatingSource]{{"GAS", "GAS_STOVE"}, {"FLUESSIGGAS", "GAS_STOVE"}, {"OEL", "FUEL_STOVE"}}
	// heatings say how many homes are heated together. ZENTRAL is left out: in a house it is one home, in a block of flats all of them.
	heatings = []meaning[detail.Heating]{{"FERN", "COMMUNAL"}, {"ETAGE", "INDIVIDUAL"}}
	floors   = []meaning[detail.FloorCover]{{"PARKETT", "PARQUET"}, {"FERTIGPARKETT", "PARQUET"}, {"FLIESEN", "TILES"},
		{"TERRAKOTTA", "TILES"}, {"MARMOR", "NATURAL_STONE"}, {"GRANIT", "NATURAL_STONE"}, {"STEIN", "NATURAL_STONE"},
		{"LAMINAT", "LAMINATE"}, {"TEPPICH", "CARPET"}, {"KUNSTSTOFF", "VINYL"}, {"LINOLEUM", "VINYL"}}
	roofs = []meaning[detail.Roof]{{"FLACHDACH", "FLAT"}, {"SATTELDACH", "GABLE"}, {"WALMDACH", "HIP"}, {"KRUEPPELWALMDACH", "HIP"},
		{"PULTDACH", "MONO_PITCHED"}, {"MANSARDDACH", "MANSARD"}, {"PYRAMIDENDACH", "TENTED"}}
	orientations = []meaning[detail.Orientation]{{"SUED", "SOUTH"}, {"SUEDWEST", "SOUTH_WEST"}, {"SUEDOST", "SOUTH_EAST"}, {"WEST", "WEST"},
		{"OST", "EAST"}, {"NORDWEST", "NORTH_WEST"}, {"NORDOST", "NORTH_EAST"}, {"NORD", "NORTH"}}
)

// said are the words of a choice that say yes, in capitals.
func (o property) said(field string, c choiceElement) (yes []string) {
	for _, w := range c.Words {
		if o.values.Allowed(field+" "+w.Name.Local, w.Value) {
			yes = append(yes, strings.ToUpper(w.Name.Local))
		}
	}
	return yes
}

// meant is the first of the meanings of which all words were said. Other words that mean something else are noted: the site has place for
// one.
func meant[T ~string](o property, field string, c choiceElement, list []meaning[T]) (found *T) {
	said := o.said(field, c)
	for _, m := range list {
		words := strings.Fields(m.word)
		switch has := !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(said, w) }); {
		case has && found == nil:
			found = &m.is
			said = slices.DeleteFunc(said, func(w string) bool { return slices.Contains(words, w) })
		case has && *found != m.is:
			o.note(records.ValueTaken, field, m.word, "is there too; the site tells one, "+string(*found))
		}
	}
	return found
}

// comfort reads the equipment. A no of it says nothing: programs write false for what nobody filled in.
func (o property) comfort() detail.Comfort {
	e := o.Equipment
	c := detail.Comfort{Kitchen: meant(o, "kueche", e.Kitchen, kitchens), FloorCover: meant(o, "boden", e.Floor, floors),
		Roof: meant(o, "dachform", e.Roof, roofs), Heating: meant(o, "heizungsart", e.Heating, heatings),
		TerraceOrientation: meant(o, "ausricht_balkon_terrasse", e.Terrace, orientations), Cellar: o.cellar(),
		Lift: truth(len(o.said("fahrstuhl", e.Lift)) > 0), Garden: o.yes("gartennutzung", e.Garden), Pool: o.yes("swimmingpool", e.Pool),
		Attic: o.yes("dachboden", e.Attic), Furnished: truth(slices.Contains([]string{"VOLL", "TEIL"}, capitals(e.Furnished.Kind)))}
	sources, kinds := fuels, o.said("heizungsart", e.Heating)
	if slices.Contains(kinds, "OFEN") {
		sources = append(slices.Clone(stoves), fuels...)
	}
	c.HeatingSource = meant(o, "befeuerung", e.Fuel, sources)
	if c.HeatingSource == nil && slices.Contains(kinds, "FUSSBODEN") {
		floor := detail.HeatingSource("FLOOR_HEATING")
		c.HeatingSource = &floor
	}
	if c.Heating == nil && slices.Contains(o.said("befeuerung", e.Fuel), "FERN") {
		network := detail.Heating("COMMUNAL")
		c.Heating = &network
	}
	c.InteriorList, c.ExteriorList = o.interior(), o.exterior()
	return c
}

func (o property) interior() (list locale.List[detail.InteriorComfort]) {
	e := o.Equipment
	for _, row := range []struct {
		has bool
		is  detail.InteriorComfort
	}{{slices.Contains(o.said("sicherheitstechnik", e.Security), "ALARMANLAGE"), "ALARM"},
		{o.yes("klimatisiert", e.Cooled) != nil, "AIR_CONDITIONING"}, {o.yes("kamin", e.Chimney) != nil, "FIREPLACE"},
		{slices.Contains(o.said("bad", e.Bath), "WANNE"), "BATH"}} {
		if row.has {
			list = append(list, row.is)
		}
	}
	return list
}

func (o property) exterior() (list locale.List[detail.ExteriorComfort]) {
	if slices.Contains(o.said("stellplatzart", o.Equipment.Parking), "CARPORT") {
		list = append(list, "CARPORT")
	}
	if o.yes("fahrradraum", o.Equipment.Bicycles) != nil {
		list = append(list, "BICYCLE_SHED")
	}
	return list
}

// yes is true or nil.
func (o property) yes(field, text string) *bool { return truth(o.values.Allowed(field, text)) }

func truth(is bool) *bool {
	if !is {
		return nil
	}
	return &is
}

// cellar is JA, NEIN or TEIL: a cellar under part of the building counts.
func (o property) cellar() *bool {
	kind := o.Equipment.Cellar.Kind
	if strings.EqualFold(strings.TrimSpace(kind), "TEIL") {
		partly := true
		return &partly
	}
	return o.values.YesNo("keller", kind)
}
