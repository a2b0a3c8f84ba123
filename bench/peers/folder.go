package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// writeFolder writes the data as an import folder of Gevel. What is not of properties is the sample's.
func writeFolder(d *data, folder string) error {
	if err := os.MkdirAll(filepath.Join(folder, "properties"), 0o755); err != nil {
		return err
	}
	entries, err := os.ReadDir(sampleFolder)
	for _, e := range entries {
		own := []string{"properties", "projects", "cities.json", "owners.json", "history"}
		if from, _ := filepath.Abs(filepath.Join(sampleFolder, e.Name())); err == nil && !slices.Contains(own, e.Name()) {
			err = os.Symlink(from, filepath.Join(folder, e.Name()))
		}
	}
	var cities []map[string]any
	for _, c := range d.cities {
		cities = append(cities, map[string]any{"id": c.Number, "zip": c.Zip, "country": 10, "name": inEach(c.Name),
			"latitude": 51 + float64(c.Number)*.0005, "longitude": 5.5 + float64(c.Number)*.0005})
	}
	if err == nil {
		err = writeJSON(filepath.Join(folder, "cities.json"), cities)
	}
	typeOf, errTypes := typesOfSample()
	if err == nil {
		err = errTypes
	}
	for i := 0; i < len(d.properties) && err == nil; i++ {
		p := d.properties[i]
		err = writeJSON(filepath.Join(folder, "properties", fmt.Sprint(p.Number, ".json")), record(p, typeOf[p.Type]))
	}
	return err
}

// record is a property as the import folder has it.
func record(p *property, typeNumber int) map[string]any {
	var photos []string
	for position := range photosEach {
		photos = append(photos, photoNames[photoOf(p.Number, position)])
	}
	none := []any{}
	return map[string]any{"number": p.Number, "goal": p.Goal, "status": p.Status, "type": typeNumber, "city": p.City, "agent": 1,
		"marquee": 0,
		"price":   p.Price, "publishPrice": true, "priceUnit": 0, "publishAddress": true, "street": p.Street, "houseNumber": p.HouseNumber,
		"latitude": p.Latitude, "longitude": p.Longitude, "publishedAt": p.PublishedAt, "title": inEach(p.Title),
		"description": inEach(p.Summary + "\n\n" + p.Description), "photos": photos, "plans": none, "documents": none, "videos": none,
		"building": map[string]any{"constructionYear": p.ConstructionYear},
		"rooms":    map[string]any{"bedrooms": p.Bedrooms, "bathrooms": p.Bathrooms, "garages": p.Garages},
		"surfaces": map[string]any{"living": p.Living, "ground": p.Ground},
		"energy":   map[string]any{"status": p.EnergyStatus, "specific": p.EnergySpecific}}
}

// typesOfSample gives a type of each category.
func typesOfSample() (map[int]int, error) {
	text, err := os.ReadFile(filepath.Join(sampleFolder, "types.json"))
	var list []struct{ ID, Category int }
	if err == nil {
		err = json.Unmarshal(text, &list)
	}
	first := map[int]int{}
	for _, t := range slices.Backward(list) {
		first[t.Category] = t.ID
	}
	return first, err
}

func inEach(text string) map[string]string {
	return map[string]string{"nl": text, "fr": text, "en": text, "de": text}
}

func writeJSON(file string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o644)
}
