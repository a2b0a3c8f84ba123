package leads_test

import (
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/locale"
)

// colleague adds somebody to the desk and returns the number.
func colleague(t *testing.T, o leadstest.Service, name string, role desk.StaffRole) int {
	t.Helper()
	email := name + "@example.com"
	err := o.Store.Members.AddStaff(t.Context(),
		members.StaffMember{Name: name, Email: email, Language: locale.Dutch, Role: role}, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	m, err := o.Store.Members.StaffWith(t.Context(), email)
	if err != nil {
		t.Fatal(err)
	}
	return m.ID
}

// ruledBy lets the agency have rules.
func ruledBy(t *testing.T, o leadstest.Service, rules ...desk.LeadRule) {
	t.Helper()
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	c.Site.Settings.LeadRules = rules
}

// away lets a member be away today, with a substitute.
func away(t *testing.T, o leadstest.Service, member, substitute int) {
	t.Helper()
	today := locale.Today(o.Now())
	err := o.Store.Members.SetAbsence(t.Context(), members.StaffMember{ID: member},
		members.Absence{From: today, Until: today, Substitute: substitute}, desklog.Action{At: o.Now(), Staff: member})
	if err != nil {
		t.Fatal(err)
	}
}

// request sends a question about a property of An Vermeulen, and returns who got it.
func request(t *testing.T, o leadstest.Service) inbox.DeskLead {
	t.Helper()
	o.At(o.Now().Add(time.Second))
	taken(t)(o.Question(t.Context(), &leads.QuestionInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an,
		Remark: "Is er een keuring?"}))
	return newest(t, o)
}

// values asks for a valuation in a town, and returns who got it.
func values(t *testing.T, o leadstest.Service, zip string) inbox.DeskLead {
	t.Helper()
	o.At(o.Now().Add(time.Second))
	sale := market.Goal(0)
	taken(t)(o.Valuation(t.Context(), &leads.ValuationInput{Envelope: o.Envelope(locale.Dutch), Person: an, Goal: &sale,
		Address: check.AddressInput{Street: "Dorp", Zip: zip, City: "Bree"}}))
	return newest(t, o)
}

// newest is the lead that came last; each comes a second after the one before.
func newest(t *testing.T, o leadstest.Service) inbox.DeskLead {
	t.Helper()
	list := o.Stored(t, "")
	l, err := o.Store.Inbox.DeskLead(t.Context(), inbox.Handler{All: true}, list[len(list)-1].ID)
	if err != nil || l == nil {
		t.Fatal(l, err)
	}
	return *l
}

// TestALeadAboutAPropertyIsItsAgents: without rules of the agency's own. What is about no property is the office's, and so is what is about
// a property of an agent who is not at the desk or may have no leads.
func TestALeadAboutAPropertyIsItsAgents(t *testing.T) {
	o := open(t)
	if l := request(t, o); l.Agent != 0 || l.Rule != "" {
		t.Errorf("without the agent at the desk %d gets the lead by %q, want nobody", l.Agent, l.Rule)
	}
	colleague(t, o, "tom.janssen", desk.Agent)
	if l := request(t, o); l.Agent != 0 {
		t.Errorf("another agent, %d, gets the lead", l.Agent)
	}
	vermeulen := colleague(t, o, "an.vermeulen", desk.Agent)
	if l := request(t, o); l.Agent != vermeulen || l.Rule != desk.ToAgent || l.RuleAgent != vermeulen || l.AgentVersion != 1 {
		t.Errorf("%d gets the lead by %q, want its agent %d by AGENT", l.Agent, l.Rule, vermeulen)
	}
	if l := values(t, o, "3960"); l.Agent != 0 || l.Rule != "" {
		t.Errorf("%d gets a valuation by %q, want nobody", l.Agent, l.Rule)
	}
	n, err := o.Store.Inbox.CountDeskLeads(t.Context(), inbox.Handler{Staff: vermeulen}, desk.MyLeads, inbox.LeadFilter{})
	if err != nil || n != 1 {
		t.Errorf("the agent's list counts %d (%v), want 1", n, err)
	}
	ruledBy(t, o, desk.LeadRule{To: desk.ToOffice}, desk.LeadRule{To: desk.ToAgent})
	if l := request(t, o); l.Agent != 0 || l.Rule != desk.ToOffice {
		t.Errorf("%d gets the lead by %q, want the office", l.Agent, l.Rule)
	}
}

// TestValuationsGoByPostcodeAndInTurn: the first rule that fits holds, and whoever had a turn is last.
func TestValuationsGoByPostcodeAndInTurn(t *testing.T) {
	o := open(t)
	bree, tom, eva := colleague(t, o, "bree", desk.Agent), colleague(t, o, "tom", desk.Agent),
		colleague(t, o, "eva", desk.Manager)
	colleague(t, o, "editor", desk.Editor)
	const form = "requestValuation"
	ruledBy(t, o, desk.LeadRule{Form: form, Postcodes: "3960", To: desk.ToStaff, Staff: []string{"bree@example.com"}},
		desk.LeadRule{Form: form, To: desk.ToStaff, Staff: []string{"gone@example.com", "editor@example.com", "tom@example.com",
			"Eva@example.com"}})
	var got []int
	for _, zip := range []string{"3640", "3960", "3640", "3640", "3960", "3640"} {
		got = append(got, values(t, o, zip).Agent)
	}
	if want := []int{tom, bree, eva, tom, bree, eva}; !slices.Equal(got, want) {
		t.Errorf("valuations go to %v, want %v", got, want)
	}
	away(t, o, tom, bree)
	if l := values(t, o, "3640"); l.Agent != eva || l.RuleAway != 0 {
		t.Errorf("with Tom away %d gets the turn, want Eva", l.Agent)
	}
	away(t, o, eva, tom) // whose substitute is there
	if l := values(t, o, "3640"); l.Agent != bree || l.RuleAway != tom {
		t.Errorf("with both away %d gets the lead in the place of %d, want Bree in that of Tom", l.Agent, l.RuleAway)
	}
}

// TestWhoIsAwayPassesLeadsOn: to the substitute, to the substitute's, and to the office where nobody is left.
func TestWhoIsAwayPassesLeadsOn(t *testing.T) {
	o := open(t)
	agent, tom, eva := colleague(t, o, "an.vermeulen", desk.Agent), colleague(t, o, "tom", desk.Agent),
		colleague(t, o, "eva", desk.Agent)
	expect := func(want, inPlaceOf int) {
		t.Helper()
		if l := request(t, o); l.Agent != want || l.RuleAway != inPlaceOf {
			t.Errorf("%d gets the lead in the place of %d, want %d in that of %d", l.Agent, l.RuleAway, want, inPlaceOf)
		}
	}
	away(t, o, agent, tom)
	expect(tom, agent)
	away(t, o, tom, eva)
	expect(eva, agent)
	away(t, o, eva, agent) // each stands in for the next
	expect(0, 0)
	away(t, o, agent, 0)
	expect(0, 0)
	o.At(o.Now().AddDate(0, 0, 1))
	expect(agent, 0)
}
