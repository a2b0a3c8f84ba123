package wholesite_test

import (
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

// oddShapes are values of another kind than a field has, as the servers of CRMs write them for nothing.
var oddShapes = []any{[]any{}, map[string]any{}, []any{nil}, true, false, "", "null", nil}

// shaped gives a field of one record in four another shape.
func (o oddRecords) shaped(record map[string]any, fields ...string) map[string]any {
	if o.IntN(4) == 0 {
		record[fields[o.IntN(len(fields))]] = o.of(oddShapes)
	}
	return record
}

// omnicasaAnswer is a property as Omnicasa answers it, in two languages.
func (o oddRecords) omnicasaAnswer(f map[string]any) omnicasatest.Item {
	item := omnicasaItem(f)
	item["TypeDescription"], item["DescriptionA"] = omnicasatest.Texts{1: plain(f["title"]), 2: "Maison"},
		omnicasatest.Texts{1: "Een huis.", 2: plain(f["text"])}
	item["CountryID"], item["ManagerEmail"], item["Changed"] = 10, "an@example.com", "2026-05-01 10:00:00"
	return o.shaped(item, "Street", "GoogleX", "Price", "ConstructionYear", "NumberOfBedRooms", "SurfaceLiving", "EnergyPerformance",
		"Floor", "CreatedDate", "ManagerEmail", "CountryID")
}

// whiseEstate is a property as Whise writes it.
func (o oddRecords) whiseEstate(f map[string]any) whisetest.Estate {
	choice := func(id int) whisetest.Estate { return whisetest.Estate{"id": id} }
	detail := func(id int, kind string, value any) whisetest.Estate {
		return whisetest.Estate{"id": id, "type": kind, "label": kind, "value": value}
	}
	in := func(language string, text any) whisetest.Estate {
		return whisetest.Estate{"languageId": language, "content": text}
	}
	return o.shaped(whisetest.Estate{
		"id":                   f["number"],
		"officeId":             12,
		"displayStatusId":      2,
		"status":               choice(1),
		"purpose":              choice(1),
		"purposeStatus":        choice(1),
		"category":             choice(1),
		"subCategory":          choice(13),
		"country":              choice(1),
		"updateDateTime":       "2026-05-01T09:14:34.64",
		"createDateTime":       "2026-04-28T09:14:34.64",
		"putOnlineDateTime":    f["date"],
		"availabilityDateTime": f["date"],
		"zip":                  orElse(f, "zip", "3640"),
		"city":                 orElse(f, "city", "Kinrooi"),
		"address":              f["street"],
		"number":               f["house"],
		"displayAddress":       true,
		"displayPrice":         true,
		"price":                f["price"],
		"currency":             "€",
		"rooms":                f["bedrooms"],
		"area":                 f["living"],
		"groundArea":           f["ground"],
		"floor":                f["floor"],
		"sms":                  []any{in("nl-BE", f["title"]), in("fr-BE", "Maison")},
		"longDescription":      []any{in("nl-BE", "Een huis."), in("fr-BE", f["text"])},
		"details": []any{detail(14, "year", f["year"]), detail(2089, "float_signed", f["energy"]), detail(1849, "float", f["latitude"]),
			detail(1850, "float", f["longitude"]), detail(2776, "datetime", f["date"])},
	},
		"address", "price", "currency", "rooms", "bathRooms", "area", "floor", "garden", "energyClass", "sms", "pictures", "details",
		"representatives", "availabilityDateTime", "linkVideo", "state")
}

// sweepbrightEstate is a property as SweepBright writes it.
func (o oddRecords) sweepbrightEstate(f map[string]any) sweepbrighttest.Estate {
	place := map[string]any{
		"street":      f["street"],
		"number":      f["house"],
		"floor":       f["floor"],
		"city":        orElse(f, "city", "Kinrooi"),
		"country":     "BE",
		"postal_code": orElse(f, "zip", "3640"),
		"hidden":      false,
		"geo":         map[string]any{"latitude": f["latitude"], "longitude": f["longitude"]},
	}
	return sweepbrighttest.House("estate-"+f["house"].(string), o.shaped(sweepbrighttest.Estate{
		"images":            []any{},
		"description_title": map[string]any{"nl": f["title"]},
		"description":       map[string]any{"nl": f["text"]},
		"bedrooms":          f["bedrooms"],
		"floors":            f["floor"],
		"open_homes":        []any{},
		"availability":      f["date"],
		"negotiator":        map[string]any{"email": "an@example.com"},
		"sizes": map[string]any{"liveable_area": map[string]any{"size": f["living"], "unit": "sq_m"},
			"plot_area": map[string]any{"size": f["ground"], "unit": "sq_m"}},
		"building": map[string]any{"construction": map[string]any{"year": f["year"]}},
		"price":    map[string]any{"amount": f["price"], "currency": "EUR", "hidden": false},
		"location": o.shaped(place, "street", "floor", "geo"),
	},
		"description_title", "description", "bedrooms", "floors", "open_homes", "availability", "negotiator", "sizes", "building", "price",
		"rooms", "features", "amenities", "legal", "occupancy"))
}

// linked brings records in by a link to a CRM. The site gives numbers to those that have none of their own there.
func (a *accepted) linked(odd oddRecords, kind string, list []map[string]any) {
	s := &link.Service{Store: a.Store, Kinds: kinds.All, Media: a.Media, Origin: "https://www.example.com", Now: time.Now}
	add := func(crm *crmtest.Server, settings map[string]string, secret string) {
		if s.Client = crm.FetchClient(); a.Store.Links.AddLink(a.Context(), kind, kind, settings, secret) != nil {
			a.Fatalf("no link to %s was added", kind)
		}
	}
	records := map[string]int{} // the number of the odd record by its id at the CRM
	for _, f := range list {
		records[f["house"].(string)] = f["number"].(int)
	}
	switch kind {
	case "omnicasa":
		mock := omnicasatest.Start(a.T)
		add(mock.Server, mock.Account(nil).Settings, omnicasatest.Password)
		for _, f := range list {
			mock.Put(odd.omnicasaAnswer(f))
		}
	case "whise":
		mock := whisetest.Start(a.T)
		add(mock.Server, mock.Account(nil).Settings, whisetest.Password)
		for _, f := range list {
			mock.Put(odd.whiseEstate(f))
		}
	case "sweepbright":
		mock := sweepbrighttest.Start(a.T)
		add(mock.Server, map[string]string{"client": sweepbrighttest.Client, "base": mock.Base(), "version": "v20210723"},
			sweepbrighttest.Secret)
		for _, f := range list {
			id := "estate-" + f["house"].(string)
			records[id] = f["number"].(int)
			mock.Put(odd.sweepbrightEstate(f))
			body, signature := mock.Event("estate-added", id, time.Now())
			header := map[string][]string{"X-Hook-Signature": {signature}}
			if err := s.Receive(a.Context(), kind, kind, header, body); err != nil {
				a.Fatal(err)
			}
		}
	}
	a.run(s, kind)
	a.known(kind, records)
}

// run lets a link read until nothing comes any more.
func (a *accepted) run(s *link.Service, name string) {
	for {
		report, err := s.Run(a.Context(), name, true)
		if err != nil {
			a.Fatalf("the link to %s fails: %v", name, err)
		}
		if len(report.Notes) > 0 {
			a.Errorf("the link to %s goes on without %s", name, report.Notes)
		}
		if report.Added == 0 {
			return
		}
	}
}

// known notes which records of a link were taken, under the numbers that the site gave them.
func (a *accepted) known(link string, records map[string]int) {
	list, err := a.Store.Links.CRMRecords(a.Context(), link)
	if err != nil {
		a.Fatal(err)
	}
	made, held := map[int]string{}, map[int]any{}
	var numbers []int
	for _, r := range list {
		held[r.Number] = r.ProblemList()
		made[r.Number] = a.made[records[r.ID]]
		numbers = append(numbers, r.Number)
	}
	for _, number := range records {
		delete(a.made, number)
	}
	stored, err := a.Store.Imports.Entries(a.Context(), numbers)
	if err != nil {
		a.Fatal(err)
	}
	for number, record := range made {
		a.made[number] = record
		if stored[number] != nil {
			a.taken[number] = true
		} else {
			a.failed(number, "the link to %s holds it: %+v", link, held[number])
		}
	}
}
