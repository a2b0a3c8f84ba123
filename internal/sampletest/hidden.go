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
	files, err := filepath.Glob(filepath.Join(Folder(), "properties", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var list []Secret
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
			list = append(list, secretsOf(r)...)
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
