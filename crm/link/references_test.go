package link_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestLinksBringReferences shows that a property of each CRM is known by the agency's own reference, and found by it however it is spelled.
func TestLinksBringReferences(t *testing.T) {
	sites := map[string]*site{}
	whise := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", whisetest.Estate{"referenceNumber": "MAAS-12/3"}))
	sites["whise"] = linked(t, "whise", whise.Account(map[string]string{"visit": "3"}))
	omnicasa := omnicasatest.Start(t, omnicasatest.Item{"ID": 1, "Ident": "MAAS-12/3", "WebIDs": "139", "Goal": 0, "Status": 1,
		"Zip": "3640", "City": "KINROOI", "Price": 250000, "PublishPrice": true})
	sites["omnicasa"] = linked(t, "omnicasa", omnicasa.Account(nil))
	sites["sweepbright"] = start(t)
	sites["sweepbright"].publish(House("1", Estate{"reference": " MAAS-12/3 "}))
	for name, s := range sites {
		s.run()
		number := s.records()["1"].Number
		c, err := s.Store.Catalog(db.Unpinned(t.Context()))
		if err != nil {
			t.Fatal(err)
		}
		list, err := s.Store.PropertiesByNumber(db.Unpinned(t.Context()), locale.Dutch, []int{number}, columns.Selection{})
		if err != nil || len(list) != 1 || list[0].Reference() != "MAAS-12/3" {
			t.Fatalf("the property of %s is %+v, want it to have the CRM's reference (%v)", name, list, err)
		}
		for _, typed := range []string{"MAAS-12/3", "maas 12 3", "ref. maas12/3"} {
			if found := c.Read(typed).Words; len(found) == 0 || !slices.Contains(found[0].Records(), number) {
				t.Errorf("%q finds %+v at %s, want the property %d", typed, found, name, number)
			}
		}
	}
}

// TestAReferenceRevealsNoHiddenStreet shows that a reference with the street in it does not reveal a hidden address, of whatever CRM.
func TestAReferenceRevealsNoHiddenStreet(t *testing.T) {
	const reference = "12 - Geheim-straat 7"
	omnicasa := func(public bool) *site {
		mock := omnicasatest.Start(t, omnicasatest.Item{"ID": 1, "Ident": reference, "WebIDs": "139", "Goal": 0, "Status": 1, "Zip": "3640",
			"City": "KINROOI", "Street": "Geheimstraat", "PublishAddress": public, "Price": 250000, "PublishPrice": true})
		return linked(t, "omnicasa", mock.Account(nil))
	}
	whise := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", whisetest.Estate{"referenceNumber": reference}))
	for name, c := range map[string]struct {
		site   *site
		hidden bool
	}{
		"whise":                    {linked(t, "whise", whise.Account(map[string]string{"visit": "3"})), true},
		"omnicasa":                 {omnicasa(false), true},
		"omnicasa, public address": {omnicasa(true), false},
	} {
		c.site.run()
		r := c.site.records()["1"]
		want := reference
		if c.hidden {
			want = strconv.Itoa(r.Number)
		}
		if got, err := c.site.Store.References.ShownReference(t.Context(), &r.Number); err != nil || *got != want {
			t.Errorf("%s shows the reference %q, want %q (%v)", name, *got, want, err)
		}
		said := func(p crmlinks.RecordProblem) bool {
			return p.Kind == records.StreetInReference && p.Field == "reference"
		}
		if slices.ContainsFunc(r.ProblemList(), said) != c.hidden {
			t.Errorf("%s has the problems %+v, want one of its reference: %v", name, r.ProblemList(), c.hidden)
		}
	}
}

// TestReferencesOfALinkAreUnique shows what becomes of references that are no other record's, and that one outlives its property.
func TestReferencesOfALinkAreUnique(t *testing.T) {
	s := start(t)
	step := func(changed ...Estate) {
		t.Helper()
		s.now = s.now.Add(time.Minute)
		for _, e := range changed {
			s.publish(e)
		}
		s.run()
	}
	has := func(id, want string) {
		t.Helper()
		number := s.records()[id].Number
		if got, err := s.Store.References.ShownReference(t.Context(), &number); err != nil || *got != want {
			t.Errorf("%s has the reference %q, want %q (%v)", id, *got, want, err)
		}
	}
	named := func(id string, want records.ProblemKind) {
		t.Helper()
		is := func(p crmlinks.RecordProblem) bool { return p.Kind == want && p.Field == "reference" }
		if r := s.records()[id]; r.Held || !slices.ContainsFunc(r.ProblemList(), is) {
			t.Errorf("%s has the problems %+v, want %s, and to be shown", id, r.ProblemList(), want)
		}
	}
	of := func(id, reference string) Estate { return House(id, Estate{"reference": reference}) }
	step(of("a", "AB-1"), of("b", "ab-1"), of("c", strings.Repeat("C", limits.ReferenceCharacters+1)), of("d", "512"))
	number := func(id string) string { return strconv.Itoa(s.records()[id].Number) }
	has("a", "AB-1")
	has("b", number("b"))
	named("b", records.ReferenceTaken)
	has("c", number("c"))
	named("c", records.ValueUnknown)
	has("d", "512")
	step(of("a", "AB-2"), of("b", "AB-2"))
	has("a", "AB-2")
	has("b", number("b"))
	step(of("b", "AB-1"))
	step(of("a", "AB-1"), of("b", "AB-2")) // they change places
	has("a", "AB-1")
	has("b", "AB-2")
	step(House("a", nil))
	has("a", "AB-1")
	s.mock.Delete("a")
	s.sendEvent("estate-deleted", "a", s.now.Add(time.Second))
	step()
	has("a", "AB-1")
	step(of("new", "AB-1"))
	has("new", "AB-1")
}
