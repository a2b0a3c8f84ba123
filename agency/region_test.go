package agency

import (
	"fmt"
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

// Lists select by range and pages ask for the region of one postcode; both must draw the same borders.
func TestRegionZipsDrawTheSameBorders(t *testing.T) {
	for n := range 10000 {
		zip := fmt.Sprintf("%04d", n)
		region, _ := RegionOf(Belgium, zip)
		for _, r := range []Region{Flanders, Brussels, Wallonia} {
			if inRanges(r, zip) != (r == region) {
				t.Fatalf("%s in the ranges of %s: %v, but its region is %q", zip, r, inRanges(r, zip), region)
			}
		}
	}
	if got := RegionZips("LUXEMBOURG"); got != nil {
		t.Errorf("ranges of no region: %v", got)
	}
}

func inRanges(r Region, zip string) bool {
	for _, between := range RegionZips(r) {
		if between[0] <= zip && zip <= between[1] {
			return true
		}
	}
	return false
}
