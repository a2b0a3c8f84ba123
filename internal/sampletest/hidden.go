package sampletest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
)

// Secret is the hidden price or address of a property of the sample, in all the ways it could be written.
type Secret struct {
	Number int
	Texts  []string
}

// Hidden lists the findable properties of the sample whose price or address is not published.
func Hidden(t testing.TB) []Secret {
	t.Helper()
	var list []Secret
	for _, r := range findable(t) {
		list = append(list, secretsOf(r)...)
	}
	return list
}

// Place is the location of a property.
type Place struct {
	Number              int
	Latitude, Longitude float64
}

// HiddenPlaces lists the locations of the sample's findable properties whose address is not published.
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

// findable returns the findable properties of the sample.
func findable(t testing.TB) []records.Property {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Folder(), "properties", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var list []records.Property
	for _, file := range files {
		var r records.Property
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &r); err != nil {
			t.Fatal(file, err)
		}
		if r.Status == market.Active {
			list = append(list, r)
		}
	}
	return list
}

func secretsOf(r records.Property) []Secret {
	var list []Secret
	if !r.PublishPrice && r.Price != nil {
		list = append(list, Secret{r.Number, []string{fmt.Sprint(r.Price.Amount()), r.Price.Text()}})
	}
	if !r.PublishAddress && r.Street != nil && r.HouseNumber != nil {
		list = append(list, Secret{r.Number, []string{*r.Street + " " + *r.HouseNumber, fmt.Sprint(*r.Latitude), fmt.Sprint(*r.Longitude)}})
	}
	return list
}
