package costs

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// TestEndings has rules that end: one with a successor in one of its two regions, one for other buyers, a duty, and rules that end too
// early or too late to be reported.
func TestEndings(t *testing.T) {
	yes := true
	rules := rulesTable{Rules: []Rule{
		{ID: "old", Line: "DUTY", Regions: []Jurisdiction{"FLANDERS", "WALLONIA"}, From: "2025-01-01", Until: "2026-12-31"},
		{ID: "new", Line: "DUTY", Regions: []Jurisdiction{"FLANDERS"}, From: "2027-01-01"},
		{ID: "own", Line: "DUTY", Regions: []Jurisdiction{"FLANDERS"}, Until: "2026-12-31", When: When{Own: &yes}},
		{ID: "early", Line: "DUTY", Regions: []Jurisdiction{"BRUSSELS"}, Until: "2026-10-31"},
		{ID: "late", Line: "DUTY", Regions: []Jurisdiction{"BRUSSELS"}, From: "2026-11-01", Until: "2027-03-01"}},
		Duties: []DutyRule{{ID: "asbestos", Kind: "ASBESTOS", Regions: []Jurisdiction{"FLANDERS"}, Until: "2026-11-30"}}}
	want := []Ending{{"old", "WALLONIA", "2026-12-31"}, {"own", "FLANDERS", "2026-12-31"}, {"asbestos", "FLANDERS", "2026-11-30"}}
	if got := rules.endings("2026-11-01", "2027-02-28"); !slices.Equal(got, want) {
		t.Errorf("the endings are %v, want %v", got, want)
	}
}

// TestNothingOfTheRulesEndsUnseen fails for a rule of the program that ended, in any year since the rules begin, without another that
// follows it.
func TestNothingOfTheRulesEndsUnseen(t *testing.T) {
	for _, e := range Endings("2000-01-01", "2026-11-30") {
		t.Errorf("%s of %s ended on %s and nothing follows it", e.ID, e.Region, e.Until)
	}
	if read := Read("2026-11-24"); !read.Valid() || read > locale.Date("2026-11-24") {
		t.Errorf("the sources were read on %q, want a date that is over", read)
	}
}

// TestDepositsAreThoseOfTheStatements compares the most that the law allows for a deposit with the months that a visitor of a rental
// accepts.
func TestDepositsAreThoseOfTheStatements(t *testing.T) {
	for region, months := range agency.LawfulDeposits() {
		inForce := func(r Rule) bool {
			return r.Line == "DEPOSIT" && slices.Contains(r.Regions, Jurisdiction(region)) && r.Until == ""
		}
		at := slices.IndexFunc(table.Rules, inForce)
		if at < 0 || table.Rules[at].MostMonths != months {
			t.Errorf("the statements of a rental in %s name %d months, which is not the rule of its deposit", region, months)
		}
	}
}
