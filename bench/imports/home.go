package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
)

// home is what every format can say of a property in one language.
type home struct {
	number, kind, price              int
	street, houseNumber, title, text string
	city                             city
	latitude, longitude              float64
	bedrooms, bathrooms, year        int
	living, ground                   int
	energy                           float64
}

// city is one of the sample.
type city struct {
	ID   int               `json:"id"`
	Zip  string            `json:"zip"`
	Name map[string]string `json:"name"`
}

// makeProperties makes n properties like the sample's for sale: each with a number, price, street, place and point of its own.
func makeProperties(sample string, n int) (list []home, err error) {
	var cities []city
	if err := read(filepath.Join(sample, "cities.json"), &cities); err != nil {
		return nil, err
	}
	files, _ := filepath.Glob(filepath.Join(sample, "properties", "*.json")) // the pattern is well formed
	for i := 0; len(list) < n; i++ {
		var p records.Property
		if err := read(files[i%len(files)], &p); err != nil {
			return nil, err
		}
		if p.Goal != market.Sale || p.Price == nil || p.Latitude == nil || p.Longitude == nil {
			continue
		}
		k := len(list)
		list = append(list, home{number: 10_001 + k, kind: p.Type, price: int(*p.Price)/100 + k, street: "Molenstraat",
			houseNumber: fmt.Sprint(1 + k%200), title: fmt.Sprintf("%s, nummer %d", p.Title["nl"], k+1), text: p.Description["nl"],
			city: cities[k%len(cities)], latitude: *p.Latitude, longitude: *p.Longitude,
			bedrooms: 1 + k%5, bathrooms: 1 + k%2, year: 1950 + k%70, living: 60 + k%240, ground: 100 + k%1900,
			energy: float64(40 + k%400)})
	}
	return list, nil
}

func read(file string, into any) error {
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	return err
}

// record is the property as a file of an import folder.
func (h home) record() map[string]any {
	texts := func(s string) map[string]string { return map[string]string{"nl": s} }
	return map[string]any{"number": h.number, "goal": 0, "status": 1, "type": h.kind, "city": h.city.ID, "agent": 1, "price": h.price,
		"publishPrice": true, "publishAddress": true, "street": h.street, "houseNumber": h.houseNumber, "latitude": h.latitude,
		"longitude": h.longitude, "title": texts(h.title), "description": texts(h.text),
		"building": map[string]int{"constructionYear": h.year},
		"rooms":    map[string]int{"bedrooms": h.bedrooms, "bathrooms": h.bathrooms},
		"surfaces": map[string]int{"living": h.living, "ground": h.ground},
		"energy":   map[string]float64{"specific": h.energy}}
}

// paragraphs is the text as HTML.
func (h home) paragraphs() string {
	return "<p>" + strings.ReplaceAll(h.text, "\n\n", "</p><p>") + "</p>"
}
