package feed

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
)

// Omnicasa reads the answer of the CRM's GetPropertyList, or the list of its items alone. An item says its language ("nl"); items
// with the same ID are one property in several languages. Look-up values are the CRM's numbers. Pictures are addresses at the CRM,
// which are fetched later; without any, those of the site stay. Field names are those of the specification, section 3, and of public
// clients of the CRM.
func Omnicasa(from io.Reader, c *agency.Catalog) (intake.Delivery, error) {
	r := &reader{catalog: c}
	items, err := omnicasaItems(from)
	if err != nil {
		return r.delivery, fmt.Errorf("this is not JSON of the CRM: %w", err)
	}
	at := map[int]int{}
	for n, fields := range items {
		name := fmt.Sprintf("item %d", n+1)
		i := Item{Fields: fields, Problem: func(p intake.Problem) { r.problem(name, p.Field, "%s", p.Text) }}
		number := i.integer("ID")
		if number == nil {
			r.problem(name, "ID", "is missing")
			continue
		}
		name = fmt.Sprint("property ", *number)
		if _, known := at[*number]; !known {
			at[*number] = len(r.delivery.Properties)
			r.delivery.Properties = append(r.delivery.Properties, intake.Property{Name: name, Record: r.omnicasa(i, *number)})
		}
		l := locale.Language(strings.ToLower(i.Text("language", "Language")))
		if l == "" {
			l = c.Fallback()
		}
		i.OmnicasaTexts(l, &r.delivery.Properties[at[*number]].Record)
	}
	return r.done()
}

func omnicasaItems(from io.Reader) (items []map[string]any, err error) {
	text, err := io.ReadAll(from)
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(strings.TrimSpace(string(text)), "[") {
		return items, decode(text, &items)
	}
	var answer struct {
		GetPropertyListJsonResult struct {
			Value struct{ Items []map[string]any }
		}
	}
	err = decode(text, &answer)
	return answer.GetPropertyListJsonResult.Value.Items, err
}

func decode(text []byte, into any) error {
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	return d.Decode(into)
}

// OmnicasaTexts adds the item's texts, which are in this language.
func (i Item) OmnicasaTexts(l locale.Language, r *agency.PropertyRecord) {
	if title := i.Text("TypeDescription"); title != "" {
		r.Title[l] = title
	}
	if text := i.Text("DescriptionA", "Description"); text != "" {
		r.Description[l] = text
	}
}

// omnicasa makes a property from the fields that do not depend on the language.
func (r *reader) omnicasa(i Item, number int) agency.PropertyRecord {
	p := i.OmnicasaRecord()
	p.Photos = i.addresses("LargePictures")
	p.Number, p.Type, p.Agent, p.Project = number, r.kind(i), r.agent(i.Text("ManagerEmail")), i.integer("ProjectID")
	var err error
	if p.City, err = r.city(i.Text("Zip"), i.Text("City")); err != nil {
		i.problem(agency.CityUnknown, i.Text("City"), "City", fmt.Sprintf("%s %s %s", i.Text("Zip"), i.Text("City"), err))
	}
	return p
}

// OmnicasaRecord makes a property from the fields that depend on neither the language nor the site: all but number, type, agent, project
// and city.
func (i Item) OmnicasaRecord() agency.PropertyRecord {
	r := agency.PropertyRecord{Title: locale.Localized{}, Description: locale.Localized{}, Price: i.euro("Price"),
		PublishPrice: i.yes("PublishPrice") != nil, PublishAddress: i.yes("PublishAddress") != nil,
		Street: i.textOrNil("Street"), HouseNumber: i.textOrNil("HouseNumber"), BoxNumber: i.textOrNil("BoxNr"),
		Latitude: i.decimal("GoogleX"), Longitude: i.decimal("GoogleY"), VirtualTour: i.textOrNil("VirtualTour")}
	r.Goal, r.Status = agency.Goal(i.orZero("Goal")), agency.Status(i.orZero("Status"))
	r.Marquee, r.PriceUnit = i.orZero("Marquee"), i.orZero("PriceUnit")
	if d := i.day("CreatedDate"); d != nil {
		r.PublishedAt = *d
	}
	i.omnicasaGroups(&r)
	return r
}

func (i Item) orZero(name string) int {
	if n := i.integer(name); n != nil {
		return *n
	}
	return 0
}

// kind is the first of the type numbers in WebIDs that the site has.
func (r *reader) kind(i Item) int {
	for text := range strings.SplitSeq(i.Text("TypeID", "WebIDs"), ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		for _, t := range r.catalog.Types {
			if err == nil && t.Number == n {
				return n
			}
		}
	}
	types := i.Text("TypeID", "WebIDs")
	i.problem(agency.TypeAbsent, types, "WebIDs", fmt.Sprintf("%q names no type of types.json", types))
	return 0
}

func (i Item) omnicasaGroups(r *agency.PropertyRecord) {
	r.Building = agency.Building{ConstructionYear: i.integer("ConstructionYear"), RenovationYear: i.integer("RenovationYear"),
		Facades:      i.integer("NumberOfFacades"),
		Construction: word[agency.Construction](i, "Construction", "Construction", "ConstructionID"),
		Condition:    word[agency.Condition](i, "Condition", "ConditionID", "Condition"),
		Floors:       i.integer("NumberOfFloors"), Floor: i.integer("Floor")}
	r.Rooms = agency.Rooms{Bedrooms: i.integer("NumberOfBedRooms"), Bathrooms: i.integer("NumberOfBathRooms"),
		ShowerRooms: i.integer("NumberOfShowerRooms"),
		Toilets:     i.integer("NumberOfToilets"), Garages: i.integer("NumberOfGarages"), Parkings: i.integer("NumberOfParkings"),
		ExternalParkings: i.integer("NumberOfExternalParkings")}
	r.Surfaces = agency.Surfaces{Total: i.integer("SurfaceTotal"), Living: i.integer("SurfaceLiving"), Ground: i.integer("SurfaceGround"),
		Terrace: i.integer("SurfaceTerrace"),
		Garden:  i.integer("SurfaceGarden"), Constructed: i.integer("SurfaceConstructed"), Office: i.integer("SurfaceOffice"),
		Store: i.integer("SurfaceStore")}
	r.Comfort = agency.Comfort{Heating: word[agency.Heating](i, "Heating", "Heating", "HeatingID"),
		HeatingSource: word[agency.HeatingSource](i, "HeatingSource", "HeatingB", "HeatingBID"),
		Kitchen:       word[agency.Kitchen](i, "Kitchen", "Kitchen", "KitchenID"), Roof: word[agency.Roof](i, "Roof", "Roof", "RoofID"),
		RoofMaterial:    word[agency.RoofMaterial](i, "RoofMaterial", "RoofMaterial", "RoofMaterialID"),
		WindowGlazing:   word[agency.WindowGlazing](i, "WindowGlazing", "WindowGlazing", "WindowGlazingID"),
		WindowFrame:     word[agency.WindowFrame](i, "WindowFrame", "WindowFrame", "WindowFrameID"),
		RearOrientation: word[agency.Orientation](i, "Orientation", "RearOrientation", "RearOrientationID"),
		Lift:            i.yes("HasLift"), Cellar: i.yes("HasCellar"), Attic: i.yes("HasAttic"), Terrace: i.yes("HasTerrace"),
		Garden: i.yes("HasGarden"), Furnished: i.yes("HasFurnished"), Pool: i.yes("HasPool")}
	r.Certificate = agency.Certificate{Specific: i.decimal("EnergyPerformance"), UniqueCode: i.textOrNil("EPCUniqueCode"),
		LabelText: i.textOrNil("EPCLabelText")}
	r.Costs = agency.Costs{StartPrice: i.euro("StartPrice"), Charges: i.euro("Charges"), CadastralIncome: i.euro("CadastralIncome")}
	r.Legal.SoilCertificate = word[agency.SoilCertificate](i, "SoilCertificate", "GroundCertificate")
	r.Planning.Destination = word[agency.PlanningDestination](i, "PlanningDestination", "AreaApplication")
	r.Availability = agency.Availability{Moment: word[agency.AvailabilityMoment](i, "AvailabilityMoment", "FreeAvailable"),
		From: i.day("DateFree")}
}
