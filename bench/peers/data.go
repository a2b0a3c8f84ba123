package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// data is what both servers have. Nothing in it is by chance: the same number of properties is always the same data.
type data struct {
	cities     []*city
	properties []*property
}

type city struct {
	Number  int
	Name    string
	Zip     string
	Country string
}

// property has the columns of the peer's table, in snake case.
type property struct {
	Number                            int
	Goal, Type, City                  int
	Path, Language, Title             string
	Summary, Description              string
	Status                            int
	PublishedAt, UpdatedAt            string
	UnitName                          *string
	ProjectNumber                     *int
	Marquee                           int
	MarqueeName                       *string
	Price, PriceCents                 int
	PriceText                         string
	OnRequest, StartingFrom, PerMonth bool
	Street, HouseNumber               string
	BoxNumber                         *string
	Latitude, Longitude               float64
	Exact                             bool
	EnergyLabel, EnergyText           string
	EnergyRegion, EnergyStatus        string
	EnergySpecific                    int
	Bedrooms, Bathrooms, Garages      int
	Living, Ground, ConstructionYear  int
}

// types are the categories of the sample by number, each with the price from half of which to one and a half times which properties are.
var types = []struct {
	name  string
	price int
}{{"Villa/Woning/Hoeve", 320_000}, {"Appartement", 240_000}, {"Studio", 130_000}, {"Grond", 150_000}, {"Opbrengsteigendom", 480_000},
	{"Handelspand", 390_000}, {"Garage/parking", 25_000}}

var (
	streets = strings.Fields("Dorpsstraat Stationsstraat Veldstraat Schoolstraat Kruisstraat Lindelaan Tulpenlaan Eikenlaan")
	words   = strings.Fields(`ruime lichte woning met tuin terras garage nabij centrum rustig gelegen energiezuinig nieuwbouw
		afgewerkt keuken badkamer slaapkamers berging kelder zolder zonnepanelen warmtepomp vloerverwarming instapklaar gelijkvloers lift
		parking station winkels
		scholen groene omgeving karaktervol gerenoveerd`)
	labels = strings.Fields("A+ A B C D E F")
)

// makeData makes n properties with four photos each. A few cities have most of them, as with a real agency.
func makeData(n int) *data {
	random := rand.New(rand.NewPCG(uint64(n), 7))
	d := &data{cities: makeCities(n)}
	for i := range n {
		place := min(random.IntN(len(d.cities)), random.IntN(len(d.cities)))
		d.properties = append(d.properties, makeProperty(random, i+1, d.cities[place]))
	}
	return d
}

func makeProperty(r *rand.Rand, number int, c *city) *property {
	kind := r.IntN(len(types))
	p := &property{Number: number, Type: kind + 1, City: c.Number, Language: "nl", Status: 1, Street: pick(r, streets),
		HouseNumber: fmt.Sprint(1 + r.IntN(240)), Exact: true, EnergyRegion: "FLANDERS", EnergyStatus: "PRESENT",
		Latitude: 51 + float64(number%997)*.0005, Longitude: 5.5 + float64(number%991)*.0005}
	p.Title = types[kind].name + " te " + c.Name
	p.Path = fmt.Sprintf("/nl/%s/%d/", strings.ToLower(c.Name), number)
	p.Summary, p.Description = sentence(r, 8), sentence(r, 40+r.IntN(80))
	p.PublishedAt = fmt.Sprintf("2026-%02d-%02d", 1+r.IntN(10), 1+r.IntN(28))
	p.UpdatedAt = p.PublishedAt
	p.Price = types[kind].price/2 + r.IntN(types[kind].price)/500*500
	if r.IntN(10) >= 7 {
		p.Goal, p.Price, p.PerMonth = 1, max(60, p.Price/250), true
	}
	p.PriceCents, p.PriceText = p.Price*100, fmt.Sprint("€ ", p.Price)
	if kind < 3 || kind == 4 {
		p.Bedrooms, p.Bathrooms = 1+r.IntN(5), 1+r.IntN(2)
	}
	p.Garages, p.Living, p.ConstructionYear = r.IntN(3), 35+r.IntN(320), 1930+r.IntN(96)
	p.Ground = p.Living + r.IntN(900)
	p.EnergySpecific = 1 + r.IntN(480)
	p.EnergyLabel = labels[p.EnergySpecific/80]
	p.EnergyText = "EPC " + p.EnergyLabel
	return p
}

func sentence(r *rand.Rand, length int) string {
	list := make([]string, length)
	for i := range list {
		list[i] = pick(r, words)
	}
	return strings.Join(list, " ") + "."
}

func pick(r *rand.Rand, list []string) string { return list[r.IntN(len(list))] }
