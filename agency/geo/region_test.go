package geo

import (
	"testing"
)

func TestRegionOf(t *testing.T) {
	for _, c := range []struct {
		country int
		zip     string
		want    Region
	}{
		{Belgium, "0999", ""}, {Belgium, "1000", Brussels}, {Belgium, "1299", Brussels},
		{Belgium, "1300", Wallonia}, {Belgium, "1499", Wallonia},
		{Belgium, "1500", Flanders}, {Belgium, "3640", Flanders}, {Belgium, "3999", Flanders},
		{Belgium, "4000", Wallonia}, {Belgium, "7999", Wallonia},
		{Belgium, "8000", Flanders}, {Belgium, "9999", Flanders},
		{Belgium, "10000", ""}, {Belgium, "364", ""}, {Belgium, "", ""},
		{Belgium, "B-3640", ""}, {Belgium, "36a0", ""}, {Belgium, "+364", ""}, {Belgium, "\xff\xfe40", ""},
		{Luxembourg, "9710", ""}, {0, "3640", ""},
	} {
		got, ok := RegionOf(c.country, c.zip)
		if got != c.want || ok != (c.want != "") {
			t.Errorf("RegionOf(%d, %q) = %q, %v; want %q", c.country, c.zip, got, ok, c.want)
		}
	}
}
