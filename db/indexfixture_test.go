package db

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// changesByHand are changes of all kinds that the index must follow; each takes a number.
var changesByHand = []string{
	"UPDATE property SET status = number % 7 WHERE number % 9 = ? % 9",
	"UPDATE property SET price = price + 1234500, publish_price = 1 - publish_price WHERE number = ?",
	"UPDATE property SET publish_address = 1 - publish_address, latitude = 50.5, longitude = 4.5 WHERE number % 5 = ? % 5",
	"UPDATE property SET marquee = (marquee + 1) % 5 WHERE number % 4 = ? % 4",
	"UPDATE property SET city = 1 + ?1 % 3, city_sort = 'town ' || ?1 % 4, updated_at = updated_at + 10000 WHERE number % 6 = ?1 % 6",
	"UPDATE property SET project = iif(project, NULL, 7) WHERE number = ?",
	"UPDATE property SET bedrooms = 300, surface_living = 3000000000 WHERE number = ?",
	"DELETE FROM property WHERE number = ?",
	"UPDATE property SET reference = iif(number % 3, 'Ref-' || (number % 8), NULL) WHERE number % 5 = ? % 5",
	"UPDATE city SET latitude = 50 + ?1 / 100.0, longitude = 5 WHERE id = 1 + ?1 % 3",
	"UPDATE site SET content = json_set(content, '$.settings.replacedMarquees', json_array(?1 % 5))",
	`UPDATE property SET description = json_set(description, '$.fr', 'En 2019: ' || (number % 5) || ' zonnepanelen')
		WHERE number % 3 = ? % 3`,
	`INSERT INTO photo (property, kind, position, file, width, height, alt) SELECT number, 0, 9, 'h.jpg', 1, 1, '{}' FROM property
		WHERE number = ?`,
}

// changeSome changes some properties by an import or by hand.
func changeSome(t *testing.T, random *rand.Rand, s *Store, count int) {
	t.Helper()
	if random.IntN(3) == 0 {
		b := batch()
		var list imports.List
		for range 1 + random.IntN(10) {
			list = append(list, imports.PropertyEntry{Record: anyProperty(random, 1+random.IntN(count+20))})
		}
		b.Properties = list
		b.Projects = []imports.ProjectEntry{{Record: development(7, nil)}}
		if _, err := s.Imports.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		return
	}
	if random.IntN(8) == 0 {
		if err := s.Changelog.DropWithdrawn(t.Context(), time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	st := handle.Statement{SQL: changesByHand[random.IntN(len(changesByHand))], Args: []any{1 + random.IntN(count)}}
	if _, err := s.Write(t.Context(), st); err != nil {
		t.Fatalf("%v cannot be written: %v", st, err)
	}
}

// anyProperty is a random property at a place, of any status, in a project or not.
func anyProperty(random *rand.Rand, number int) records.Property {
	r := randomProperty(random, number)
	at(50+float64(random.IntN(40))/20, 4+float64(random.IntN(40))/20)(&r)
	r.PublishAddress, r.Marquee = random.IntN(4) > 0, random.IntN(5)
	r.Status = []market.Status{market.Active, market.Active, market.Active, market.Sold, market.Rented, market.Reference,
		market.Inactive}[random.IntN(7)]
	r.Street, r.HouseNumber = ptr([]string{"Dorpsstraat", "Molenweg", "Kinrooiersteenweg"}[random.IntN(3)]),
		ptr(strconv.Itoa(random.IntN(4))+"B")
	if random.IntN(3) == 0 {
		r.Project = ptr(7)
	}
	r.Agent = 1 + random.IntN(2)
	if random.IntN(3) == 0 {
		r.Reference = ptr("AB-" + strconv.Itoa(random.IntN(9)))
	}
	r.Description = locale.Localized{"nl": descriptions[random.IntN(len(descriptions))], "fr": descriptions[random.IntN(len(descriptions))]}
	if random.IntN(2) == 0 {
		r.From = ptr(locale.Date(fmt.Sprintf("2026-%02d-01", 1+random.IntN(12))))
	}
	return r
}

// descriptions are few texts with words in common.
var descriptions = []string{"", "Huis met zonnepanelen, carport en tuin.", "Maison rénovée. RÉNOVÉ en 2019, 14 zonnepanelen",
	"Zonnig. En zo breed.", "Een carport", "zonnewering en een maison à Bree"}

// anyFilter is randomFilter with conditions of every other kind.
func anyFilter(random *rand.Rand) agency.PropertyFilter {
	f := randomFilter(random)
	point := func() geo.Point {
		return geo.Point{Latitude: 50 + float64(random.IntN(40))/20, Longitude: 4 + float64(random.IntN(40))/20}
	}
	for _, choose := range []func(){
		func() {
			f.Statuses = []market.PropertyStatus{market.Available, market.IsSold, market.ForTakeover}[random.IntN(3):]
		},
		func() { f.Statuses = []market.PropertyStatus{market.IsRented, market.Realised}[random.IntN(2):] },
		func() { f.Regions = []geo.Region{geo.Flanders, geo.Wallonia}[random.IntN(2):] },
		func() { f.Numbers = []int{random.IntN(300), random.IntN(300), random.IntN(300), 99_999_999} },
		func() { f.Project = ptr(7) },
		func() {
			f.Description = ptr([]string{"zonnepanelen", "ZONNE", "en", "zo", "rénové", "Renove maison", "a", "carport en zonn", "bree",
				"qqq"}[random.IntN(10)])
		},
		func() { f.Agents = []agency.AgentInput{{Number: ptr(1 + random.IntN(3))}} },
		func() { f.Agents = []agency.AgentInput{{Slug: ptr("an-vermeulen")}, {Slug: ptr("nobody")}} },
		func() { f.OnOffer = true },
		func() { f.PriceMin = ptr(random.IntN(400_000)) },
		func() { f.SurfaceMin, f.PlotMax = ptr(random.IntN(4)), ptr(random.IntN(4)) },
		func() { f.AvailableBy = ptr(locale.Date(fmt.Sprintf("2026-%02d-15", 1+random.IntN(12)))) },
		func() { f.UpdatedSince = ptr(time.Unix(time.Now().Unix()-int64(random.IntN(20))+10, 0)) },
		func() { f.GaragesMin, f.InProject = ptr(random.IntN(3)), ptr(random.IntN(2) == 0) },
		func() {
			a, b := point(), point()
			f.Bounds = ptr(geo.BoundsOf([]geo.Point{a, b}))
		},
		func() {
			f.Cities = []agency.CityInput{{Zip: ptr("3640")}, {Name: ptr("Genk")}, {Name: ptr("nowhere")}}[random.IntN(3):]
			f.Radius = ptr(1 + random.IntN(limits.RadiusKilometres))
		},
		func() { f.Polygon = []geo.Point{point(), point(), point(), point(), point()} },
		func() {
			f.Text = ptr([]string{"dorpsstraat 1b", "molenweg", "villa kinrooi", "te huur luik", "7", "project", "terras en garage 3640",
				"qqqq", "tuin", "dorpsstraat molenweg 2b", "AB-3", "ab 4", "ref. ref-3", "dorpsstraat ab-5"}[random.IntN(14)])
		},
	} {
		if random.IntN(9) == 0 {
			choose()
		}
	}
	return f
}
