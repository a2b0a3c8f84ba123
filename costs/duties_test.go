package costs

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestDuties checks which duties properties of each region have: with which day, year or years, and because of what in the property.
func TestDuties(t *testing.T) {
	built, six := 1974, 6
	report, ends, deed := locale.Date("2026-03-01"), locale.Date("2031-05-20"), locale.Date("2027-01-15")
	flemish := Facts{Region: "FLANDERS", Goal: "SALE", Dwelling: true}
	old := Condition{Label: "f", LabelText: "F", Built: &built, Flood: "P: C, G: D", FloodReport: &report, CertificateEnds: &ends,
		RenovationYears: &six}
	for _, c := range []struct {
		facts     Facts
		condition Condition
		deed      *locale.Date
		want      string
	}{
		{flemish, old, &deed,
			"flanders.renovation 2033-01-15 6 F; flanders.asbestos 1974; " +
				"flanders.asbestos.2032 in 2032 1974; flanders.flood 2027-03-01 P: C, G: D; certificate 2031-05-20"},
		{flemish, Condition{Label: "f", LabelText: "F", RenovationYears: &six}, nil,
			"flanders.renovation 6 F"},
		{Facts{Region: "FLANDERS", Goal: "SALE"}, Condition{}, nil, ""},
		{Facts{Region: "BRUSSELS", Goal: "SALE", Dwelling: true}, Condition{Label: "g", LabelText: "G"}, nil,
			"brussels.renovation.2033 in 2033 G; brussels.renovation.later G"},
		{Facts{Region: "BRUSSELS", Goal: "RENT", Dwelling: true}, Condition{Label: "c", LabelText: "C"}, nil, "brussels.indexation"},
		{rented("FLANDERS"), Condition{}, &deed, "flanders.indexation 2028-01-15"},
		{rented("FLANDERS"), Condition{}, day("2022-09-30"), "flanders.indexation.corrected 2023-09-30"},
		{rented("FLANDERS"), Condition{}, day("2022-10-01"), "flanders.indexation 2023-10-01"},
		{rented("BRUSSELS"), Condition{}, day("2022-10-13"), "brussels.indexation.corrected 2023-10-13"},
		{rented("BRUSSELS"), Condition{}, day("2022-10-14"), "brussels.indexation 2023-10-14"},
		{rented("WALLONIA"), Condition{}, day("2023-10-31"), "wallonia.indexation.before"},
		{rented("WALLONIA"), Condition{}, day("2023-11-01"), "wallonia.indexation 2024-11-01"},
		{rented("LUXEMBOURG"), Condition{}, nil, "luxembourg.indexation"},
		{Facts{Region: "FLANDERS", Goal: "RENT"}, Condition{}, nil, ""},
		{Facts{Region: "WALLONIA", Goal: "SALE", Dwelling: true}, Condition{}, nil, "wallonia.renovation"},
		{Facts{Region: "", Goal: "SALE", Dwelling: true}, old, nil, ""},
	} {
		var got []string
		for _, d := range Duties(c.facts, c.condition, "2026-11-23", c.deed) {
			got = append(got, strings.Join(strings.Fields(d.Rule.ID+" "+when(d)+" "+d.Found), " "))
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%v: %s, want %s", c.facts, strings.Join(got, "; "), c.want)
		}
	}
}

func rented(region Jurisdiction) Facts { return Facts{Region: region, Goal: "RENT", Dwelling: true} }

func day(d locale.Date) *locale.Date { return &d }

func when(d Duty) (text string) {
	if d.By != nil {
		text = string(*d.By)
	}
	if d.Year != nil {
		text += fmt.Sprintf(" in %d", *d.Year)
	}
	if d.Years != nil {
		text += fmt.Sprintf(" %d", *d.Years)
	}
	return text
}
