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
// with the same ID are one property in several languages. Look-up values are the CRM's numbers. Pictures are addresses at the CRM and
// are not fetched: those of the site stay. Field names are those of the specification, section 3, and of public clients of the CRM.
func Omnicasa(from io.Reader, c *agency.Catalog) (intake.Delivery, error) {
	r := &reader{catalog: c}
	items, err := omnicasaItems(from)
	if err != nil {
		return r.delivery, fmt.Errorf("this is not JSON of the CRM: %w", err)
	}
	at := map[int]int{}
	for n, fields := range items {
		i := item{reader: r, name: fmt.Sprintf("item %d", n+1), fields: fields}
		number := i.whole("ID")
		if number == nil {
			r.problem(i.name, "ID", "is missing")
			continue
		}
		i.name = fmt.Sprint("property ", *number)
		if _, known := at[*number]; !known {
			at[*number] = len(r.delivery.Properties)
			r.delivery.Properties = append(r.delivery.Properties, intake.Property{Name: i.name, Record: i.omnicasa(*number)})
		}
		i.say(&r.delivery.Properties[at[*number]].Record)
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

// say adds the texts in the item's language.
func (i item) say(r *agency.PropertyRecord) {
	l := locale.Language(strings.ToLower(i.text("language", "Language")))
	if l == "" {
		l = i.catalog.Fallback()
	}
	if title := i.text("TypeDescription"); title != "" {
		r.Title[l] = title
	}
	if text := i.text("DescriptionA", "Description"); text != "" {
		r.Description[l] = text
	}
}

// omnicasa makes a property from the fields that do not depend on the language.
func (i item) omnicasa(number int) agency.PropertyRecord {
	r := agency.PropertyRecord{Number: number, Title: locale.Localized{}, Description: locale.Localized{}, Type: i.kind(),
		Agent:   i.agent(i.text("ManagerEmail")),
		Project: i.whole("ProjectID"), Price: i.euro("Price"), PublishPrice: i.yes("PublishPrice") != nil,
		PublishAddress: i.yes("PublishAddress") != nil,
		Street:         i.textOrNil("Street"), HouseNumber: i.textOrNil("HouseNumber"), BoxNumber: i.textOrNil("BoxNr"),
		Latitude: i.decimal("GoogleX"), Longitude: i.decimal("GoogleY"), VirtualTour: i.textOrNil("VirtualTour")}
	r.Goal, r.Status = agency.Goal(i.orZero("Goal")), agency.Status(i.orZero("Status"))
	r.Marquee, r.PriceUnit = i.orZero("Marquee"), i.orZero("PriceUnit")
	if d := i.day("CreatedDate"); d != nil {
		r.PublishedAt = *d
	}
	var err error
	if r.City, err = i.city(i.text("Zip"), i.text("City")); err != nil {
		i.problem(i.name, "City", "%s %s %s", i.text("Zip"), i.text("City"), err)
	}
	i.omnicasaGroups(&r)
	return r
}

func (i item) orZero(name string) int {
	if n := i.whole(name); n != nil {
		return *n
	}
	return 0
}

// kind is the first of the type numbers in WebIDs that the site has.
func (i item) kind() int {
	for text := range strings.SplitSeq(i.text("TypeID", "WebIDs"), ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		for _, t := range i.catalog.Types {
			if err == nil && t.Number == n {
				return n
			}
		}
	}
	i.problem(i.name, "WebIDs", "%q names no type of types.json", i.text("TypeID", "WebIDs"))
	return 0
}

func (i item) omnicasaGroups(r *agency.PropertyRecord) {
	r.Building = agency.Building{ConstructionYear: i.whole("ConstructionYear"), RenovationYear: i.whole("RenovationYear"),
		Facades:      i.whole("NumberOfFacades"),
		Construction: word[agency.Construction](i, "Construction", "Construction", "ConstructionID"),
		Condition:    word[agency.Condition](i, "Condition", "ConditionID", "Condition"),
		Floors:       i.whole("NumberOfFloors"), Floor: i.whole("Floor")}
	r.Rooms = agency.Rooms{Bedrooms: i.whole("NumberOfBedRooms"), Bathrooms: i.whole("NumberOfBathRooms"),
		ShowerRooms: i.whole("NumberOfShowerRooms"),
		Toilets:     i.whole("NumberOfToilets"), Garages: i.whole("NumberOfGarages"), Parkings: i.whole("NumberOfParkings"),
		ExternalParkings: i.whole("NumberOfExternalParkings")}
	r.Surfaces = agency.Surfaces{Total: i.whole("SurfaceTotal"), Living: i.whole("SurfaceLiving"), Ground: i.whole("SurfaceGround"),
		Terrace: i.whole("SurfaceTerrace"),
		Garden:  i.whole("SurfaceGarden"), Constructed: i.whole("SurfaceConstructed"), Office: i.whole("SurfaceOffice"),
		Store: i.whole("SurfaceStore")}
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
