package agency

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// listSearches are addresses of lists with what the web app reads in them, which web/shared/list/listSearches.test.ts compares; refused is
// the parameter that is left out there or read as something near it.
//
//go:embed testdata/listsearch.json
var listSearches []byte

// TestAddressesOfListsAreReadAsTheWebAppDoes reads the addresses of the table that both sides share: with the same filter, or refused by
// the name of the parameter. What is read is written as an address that is read as the same.
func TestAddressesOfListsAreReadAsTheWebAppDoes(t *testing.T) {
	var rows []struct {
		Search, Refused string
		Filter          PropertyFilter
	}
	if err := json.Unmarshal(listSearches, &rows); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		f, err := ReadListSearch(row.Search)
		if row.Refused != "" {
			if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("no %q with", row.Refused)) {
				t.Errorf("%s: %v, want %q refused by name", row.Search, err, row.Refused)
			}
			continue
		}
		if err != nil || !reflect.DeepEqual(f, row.Filter) {
			t.Errorf("%s is read as %s (%v), want %s", row.Search, f.ListSearch(), err, row.Filter.ListSearch())
		}
		if again, err := ReadListSearch(f.ListSearch()); err != nil || !reflect.DeepEqual(f, again) {
			t.Errorf("%s is written as %s, which is read as %s (%v)", row.Search, f.ListSearch(), again.ListSearch(), err)
		}
		if err := f.Check(); err != nil {
			t.Errorf("%s is read as a filter that no list has: %v", row.Search, err)
		}
	}
}

// TestReadListSearchRefusesWhatIsTooMuch gives more than a list takes, and what is no query string.
func TestReadListSearchRefusesWhatIsTooMuch(t *testing.T) {
	var cities, corners strings.Builder
	for i := range limits.ListLength + 1 {
		fmt.Fprintf(&cities, "city=Town%d&", i)
		fmt.Fprintf(&corners, "51,%d;", i)
	}
	for search, want := range map[string]string{
		"text=" + strings.Repeat("a", limits.DescriptionCharacters+1): `no "text"`,
		"city=" + strings.Repeat("a", limits.DescriptionCharacters+1): `no "city"`,
		"%zz":                      "behind the ?",
		cities.String() + "pool=1": `no "city"`,
		"area=" + strings.TrimSuffix(corners.String(), ";"): `no "area"`,
	} {
		if _, err := ReadListSearch(search); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want an error with %s", search, err, want)
		}
	}
}
