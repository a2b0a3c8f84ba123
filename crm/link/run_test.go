package link_test

import (
	"fmt"
	"strings"
	"testing"

	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
)

func TestRunBringsAnEstate(t *testing.T) {
	s := start(t)
	s.publish(House("uuid-1", nil))
	s.run()
	p := s.property("uuid-1")
	if p == nil {
		t.Fatalf("the estate did not come; problems: %s", s.problems("uuid-1"))
	}
	if p.Title["fr"] != "Villa avec jardin" || p.Type != 156 || *p.Surfaces.Ground != 400 || p.Price.Amount() != 449000 ||
		*p.HouseNumber != "14B" ||
		*p.Certificate.Specific != 215 || *p.Planning.Permit != "YES" || *p.Legal.PScore != "B" || *p.Availability.From != "2027-01-15" {
		t.Errorf("the property is %+v, want all that the estate says", p)
	}
	if got := s.problems("uuid-1"); !strings.Contains(got, "nobody@example.com is the email address of no agent") || strings.Contains(got,
		"\n") {
		t.Errorf("the problems are %q, want only the unknown email address of the agent", got)
	}
	want := "https://www.example.com/nl/"
	if got := s.mock.Paths["uuid-1"]; !strings.HasPrefix(got, want) || !strings.Contains(got, fmt.Sprint(p.Number)) {
		t.Errorf("SweepBright was told the address %q, want that of the page", got)
	}
}
