package agency

import (
	"strings"
	"testing"
)

// TestReadListSearchReadsWhatIsWritten reads every parameter that a list's address has, as the web app writes it.
func TestReadListSearchReadsWhatIsWritten(t *testing.T) {
	for _, search := range []string{
		"",
		"?text=lange%20gang",
		"?city=Bree%7C3960&city=Peer&radius=10&type=1&type=3&priceMin=100000&priceMax=400000&bedrooms=3&bathrooms=1&garages=1&parkings=2",
		"?surfaceMin=80&surfaceMax=200&plotMin=300&plotMax=900&facades=2&facades=4&energy=A&energy=B&yearMin=1990&yearMax=2020",
		"?availableBy=2027-01-01&newBuild=1&garden=1&terrace=1&lift=1&cellar=1&furnished=1&pool=1&inProject=1&reduced=1&viewable=1",
		"?description=open%20haard&region=FLANDERS&area=51.1,5.7;51.2,5.8;51,5.9&view=map",
	} {
		f, err := ReadListSearch(search)
		if got := f.ListSearch(); err != nil || got != search {
			t.Errorf("%s is read as %s (%v)", search, got, err)
		}
	}
	f, err := ReadListSearch("bedrooms=2&sort=price_asc&page=3&view=both")
	if got := f.ListSearch(); err != nil || got != "?bedrooms=2" {
		t.Errorf("without what says only how a list is shown it is %s (%v), want the bedrooms", got, err)
	}
}

// TestReadListSearchRefusesByName gives filters that a list would read as something wider.
func TestReadListSearchRefusesByName(t *testing.T) {
	for search, want := range map[string]string{
		"bedrooms=two":                     `no "bedrooms" with the value "two"`,
		"bedrooms=2&bedrooms=3":            `no "bedrooms" with the value "2, 3"`,
		"rooms=2":                          `no "rooms"`,
		"energy=A&energy=Z":                `no "energy" with the value "A, Z"`,
		"facades=5":                        `no "facades"`,
		"region=Flanders":                  `no "region"`,
		"garden=yes":                       `no "garden"`,
		"radius=10":                        `no "radius"`,
		"city=Bree&radius=51":              "kilometres",
		"availableBy=2027-02-30":           "availableBy",
		"bounds=51,5,52,6":                 `no "bounds"`,
		"area=51,5;52,6":                   "polygon",
		"area=51,5;52,6;north":             `no "area"`,
		"text=" + strings.Repeat("a", 101): `no "text"`,
		"%zz":                              "behind the ?",
		strings.Repeat("city=Bree&", 41) + "pool=1": `no "city"`,
	} {
		if _, err := ReadListSearch(search); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want an error with %s", search, err, want)
		}
	}
}
