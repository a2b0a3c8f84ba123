package sampletest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/agency"
)

// Secret is what the sample hides of a property, in the ways it could be written.
type Secret struct {
	Number int
	Texts  []string
}

// Hidden lists the findable homes of the sample whose price or address is not published.
func Hidden(t testing.TB) []Secret {
	t.Helper()
	var list []Secret
	for _, r := range findable(t) {
		list = append(list, secretsOf(r)...)
	}
	return list
}

// Place is where a home is.
type Place struct {
	Number              int
	Latitude, Longitude float64
}

// HiddenPlaces lists where the findable homes of the sample are whose address is not published.
func HiddenPlaces(t testing.TB) []Place {
	t.Helper()
	var list []Place
	for _, r := range findable(t) {
		if !r.PublishAddress && r.Latitude != nil && r.Longitude != nil {
			list = append(list, Place{r.Number, *r.Latitude, *r.Longitude})
		}
	}
	return list
}

// findable reads the homes of the sample that a visitor can find.
func findable(t testing.TB) []agency.PropertyRecord {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Folder(), "properties", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var list []agency.PropertyRecord
	for _, file := range files {
		var r agency.PropertyRecord
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &r); err != nil {
			t.Fatal(file, err)
		}
		if r.Status == agency.Active {
			list = append(list, r)
		}
	}
	return list
}

func secretsOf(r agency.PropertyRecord) []Secret {
	var list []Secret
	if !r.PublishPrice && r.Price != nil {
		list = append(list, Secret{r.Number, []string{fmt.Sprint(r.Price.Amount()), r.Price.Text()}})
	}
	if !r.PublishAddress && r.Street != nil && r.HouseNumber != nil {
		list = append(list, Secret{r.Number, []string{*r.Street + " " + *r.HouseNumber, fmt.Sprint(*r.Latitude), fmt.Sprint(*r.Longitude)}})
	}
	return list
}
