package feed

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// omnicasaReader reads the answer of the CRM's GetPropertyList, or the list of its items alone. An item says its language ("nl"); items
// with the same ID are one property in several languages. Look-up values are the CRM's numbers. Pictures are addresses at the CRM,
// which are fetched later; without any, those of the site stay. Field names are those of the specification, section 3, and of public
// clients of the CRM.
type omnicasaReader struct{ *transfer.Reader }

// read reads a file, beside those that were read before.
func (r omnicasaReader) read(text []byte) error {
	text, err := values.InUTF8(text)
	if err != nil {
		return err
	}
	at := map[string]int{}
	found := false
	items := omnicasaItems{found: &found, each: func(n int, item []byte) { r.omnicasaItem(n, item, at) }}
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) {
		err = json.Unmarshal(text, &items)
	} else {
		var answer omnicasaAnswer
		answer.GetPropertyListJsonResult.Value.Items = items
		if err = json.Unmarshal(text, &answer); err == nil && !found {
			err = errNoItems
		}
	}
	if err != nil {
		return fmt.Errorf("this is not JSON of the CRM: %w", err)
	}
	r.Entitle()
	return nil
}

// omnicasaItem reads an item. at has the places of those before it in the delivery, by their references.
func (r omnicasaReader) omnicasaItem(n int, item []byte, at map[string]int) {
	name := fmt.Sprintf("item %d", n)
	var fields map[string]any
	if err := decode(item, &fields); err != nil {
		r.Problem(name, "", "is no item of the CRM")
		return
	}
	i := Item{Fields: fields, Problem: func(p check.Problem) {
		p.File = name
		r.Warn(p)
	}}
	ref, err := transfer.ReadReference(i.Text("ID"))
	if err != nil {
		r.Problem(name, "ID", "%s", err)
		return
	}
	key := ref.Key()
	name = "property " + key
	if _, known := at[key]; !known {
		at[key] = len(r.Delivery.Properties)
		r.Delivery.Properties = append(r.Delivery.Properties, intake.Property{Name: name, Record: r.omnicasa(i, name, ref)})
	}
	l := values.Language(i.Text("language", "Language"))
	if l == "" {
		l = r.Catalog.Fallback()
	}
	i.OmnicasaTexts(l, r.Delivery.Properties[at[key]].Record)
}

// omnicasaAnswer is the answer of GetPropertyList.
type omnicasaAnswer struct {
	GetPropertyListJsonResult struct {
		Value struct{ Items omnicasaItems }
	}
}

// omnicasaItems gives each item of a list as it is read, from 1 on, so that not all are in memory.
type omnicasaItems struct {
	found *bool // that there is a list
	each  func(n int, item []byte)
}

// UnmarshalJSON reads a list, which is valid JSON as a whole.
func (i *omnicasaItems) UnmarshalJSON(list []byte) error {
	*i.found = true
	d := json.NewDecoder(bytes.NewReader(list))
	start, err := d.Token()
	switch {
	case err != nil || start == nil: // null is a list of none
		return err
	case start != json.Delim('['):
		return errNoItems
	}
	for n := 1; d.More(); n++ {
		var item json.RawMessage
		if err := d.Decode(&item); err != nil {
			return err
		}
		i.each(n, item)
	}
	return nil
}

var errNoItems = errors.New("it has no list of items")

func decode(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return d.Decode(into)
}

// OmnicasaTexts adds the item's texts, which are in this language.
func (i Item) OmnicasaTexts(l locale.Language, r *records.Property) {
	if title := i.Text("TypeDescription"); title != "" {
		r.Title[l] = title
	}
	if text := i.Description(); text != "" {
		r.Description[l] = text
	}
}

// Description is the longer text, with its paragraphs.
func (i Item) Description() string {
	_, text := i.sent("DescriptionA", "Description")
	return values.Paragraphs(text)
}

// omnicasa makes a property from the fields that do not depend on the language. One whose status or goal is not known is never shown.
func (r omnicasaReader) omnicasa(i Item, name string, ref transfer.Reference) *records.Property {
	p := i.OmnicasaRecord()
	for _, f := range i.OmnicasaPictures() {
		p.Photos = append(p.Photos, f.Address)
	}
	p.Number, p.Reference, p.Type, p.Agent = ref.Number, &ref.Text, r.kind(i, name), r.Agent(name, "ManagerEmail", i.Text("ManagerEmail"))
	if project := i.number("ProjectID"); project > 0 {
		p.Project = &project
	}
	p.City, p.SubCities = r.City(name, "City", places.Said{Country: i.OmnicasaCountry(), Zip: i.Text("Zip"), Name: i.Text("City"),
		Point: transfer.PointOf(p.Latitude, p.Longitude)})
	return &p
}

// OmnicasaRecord makes a property from the fields that depend on neither the language nor the site: all but number, type, agent, project
// and city.
func (i Item) OmnicasaRecord() records.Property {
	r := records.Property{Title: locale.Localized{}, Description: locale.Localized{}, Price: i.euro("price", "Price"),
		PublishPrice: i.Allowed("PublishPrice"), PublishAddress: i.Allowed("PublishAddress"),
		Street: i.textOrNil("Street"), HouseNumber: i.textOrNil("HouseNumber"), BoxNumber: i.textOrNil("BoxNr"),
		Latitude: i.decimal("latitude", "GoogleX"), Longitude: i.decimal("longitude", "GoogleY"), VirtualTour: i.textOrNil("VirtualTour")}
	if r.Latitude == nil || r.Longitude == nil {
		r.Latitude, r.Longitude = nil, nil
	}
	r.Goal, r.Status = market.Goal(i.number("Goal")), market.Status(i.number("Status"))
	r.Marquee, r.PriceUnit = i.marquee(), max(i.number("PriceUnit"), 0)
	if d := i.day("publishedAt", "CreatedDate"); d != nil {
		r.PublishedAt = *d
	}
	i.omnicasaGroups(&r)
	return r
}

// marquee is the band over the photos; one that the site does not have is left out.
func (i Item) marquee() int {
	m := i.number("Marquee")
	if m > market.MarqueeRented {
		i.problem(records.MarqueeUnknown, strconv.Itoa(m), "Marquee",
			fmt.Sprintf("the site has no band %d over a photo; it is left out", m))
	}
	if m < 0 || m > market.MarqueeRented {
		return 0
	}
	return m
}

// kind is the first of the type numbers in WebIDs that the site has.
func (r omnicasaReader) kind(i Item, name string) int {
	for text := range strings.SplitSeq(i.Text("TypeID", "WebIDs"), ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		for _, t := range r.Catalog.Types {
			if err == nil && t.Number == n {
				return n
			}
		}
	}
	types := i.Text("TypeID", "WebIDs")
	r.Problem(name, "WebIDs", "%q names no type of types.json", types)
	return 0
}

func (i Item) omnicasaGroups(r *records.Property) {
	r.Building = detail.Building{ConstructionYear: i.integer("building.constructionYear", "ConstructionYear"),
		RenovationYear: i.integer("building.renovationYear", "RenovationYear"),
		Facades:        i.integer("building.facades", "NumberOfFacades"),
		Construction:   word[detail.Construction](i, "Construction", "Construction", "ConstructionID"),
		Condition:      word[detail.Condition](i, "Condition", "ConditionID", "Condition"),
		Floors:         i.integer("building.floors", "NumberOfFloors"), Floor: i.floor("Floor")}
	r.Rooms = detail.Rooms{Bedrooms: i.integer("rooms.bedrooms", "NumberOfBedRooms"),
		Bathrooms:   i.integer("rooms.bathrooms", "NumberOfBathRooms"),
		ShowerRooms: i.integer("rooms.showerRooms", "NumberOfShowerRooms"),
		Toilets:     i.integer("rooms.toilets", "NumberOfToilets"), Garages: i.integer("rooms.garages", "NumberOfGarages"),
		Parkings:         i.integer("rooms.parkings", "NumberOfParkings"),
		ExternalParkings: i.integer("rooms.externalParkings", "NumberOfExternalParkings")}
	r.Surfaces = detail.Surfaces{Total: i.integer("surfaces.total", "SurfaceTotal"), Living: i.integer("surfaces.living", "SurfaceLiving"),
		Ground:  i.integer("surfaces.ground", "SurfaceGround"),
		Terrace: i.integer("surfaces.terrace", "SurfaceTerrace"),
		Garden:  i.integer("surfaces.garden", "SurfaceGarden"), Constructed: i.integer("surfaces.constructed", "SurfaceConstructed"),
		Office: i.integer("surfaces.office", "SurfaceOffice"),
		Store:  i.integer("surfaces.store", "SurfaceStore")}
	r.Comfort = detail.Comfort{Heating: word[detail.Heating](i, "Heating", "Heating", "HeatingID"),
		HeatingSource: word[detail.HeatingSource](i, "HeatingSource", "HeatingB", "HeatingBID"),
		Kitchen:       word[detail.Kitchen](i, "Kitchen", "Kitchen", "KitchenID"), Roof: word[detail.Roof](i, "Roof", "Roof", "RoofID"),
		RoofMaterial:    word[detail.RoofMaterial](i, "RoofMaterial", "RoofMaterial", "RoofMaterialID"),
		WindowGlazing:   word[detail.WindowGlazing](i, "WindowGlazing", "WindowGlazing", "WindowGlazingID"),
		WindowFrame:     word[detail.WindowFrame](i, "WindowFrame", "WindowFrame", "WindowFrameID"),
		RearOrientation: word[detail.Orientation](i, "Orientation", "RearOrientation", "RearOrientationID"),
		Lift:            i.yes("HasLift"), Cellar: i.yes("HasCellar"), Attic: i.yes("HasAttic"), Terrace: i.yes("HasTerrace"),
		Garden: i.yes("HasGarden"), Furnished: i.yes("HasFurnished"), Pool: i.yes("HasPool")}
	r.Certificate = detail.Certificate{Specific: i.decimal("energy.specific", "EnergyPerformance"),
		UniqueCode: i.textOrNil("EPCUniqueCode"),
		LabelText:  i.textOrNil("EPCLabelText")}
	r.Costs = detail.Costs{StartPrice: i.euro("costs.startPrice", "StartPrice"), Charges: i.euro("costs.charges", "Charges"),
		CadastralIncome: i.euro("costs.cadastralIncome", "CadastralIncome")}
	r.Legal.SoilCertificate = word[detail.SoilCertificate](i, "SoilCertificate", "GroundCertificate")
	r.Planning.Destination = word[detail.PlanningDestination](i, "PlanningDestination", "AreaApplication")
	r.Availability = detail.Availability{Moment: word[detail.AvailabilityMoment](i, "AvailabilityMoment", "FreeAvailable"),
		From: i.day("availability.from", "DateFree")}
}

// OmnicasaCountry is the country of a property as the CRM says it, in words or as a code: it has numbers of its own for Belgium and
// Luxembourg.
func (i Item) OmnicasaCountry() string {
	switch number := i.Text("CountryID"); number {
	case strconv.Itoa(geo.Belgium):
		return places.Belgium
	case strconv.Itoa(geo.Luxembourg):
		return places.Luxembourg
	}
	return i.Text("Country", "CountryName", "CountryCode")
}
