package compose

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// agencyOfAn is an agency whose agent An works at the office in Luik.
func agencyOfAn(emailsToAgent bool) *agency.Catalog {
	return &agency.Catalog{Site: &agency.Site{DefaultLanguage: locale.Dutch, Email: "info@example.com",
		Agents:   []agency.Agent{{ID: 1, Office: 2, Email: "an@example.com"}},
		Offices:  []agency.Office{{Number: 1}, {Number: 2, Email: "luik@example.com"}},
		Settings: agency.Settings{EmailsToAgent: emailsToAgent}}}
}

// TestReadersOfEmailsToTheAgency asks who gets an email about a property of An, whose office is in Luik, and one about none.
func TestReadersOfEmailsToTheAgency(t *testing.T) {
	const none, own, all = desk.NoEmails, desk.OwnEmails, desk.AllEmails
	member := func(name string, role desk.StaffRole, leads, appointments desk.EmailChoice) members.StaffMember {
		return members.StaffMember{Email: name + "@example.com", Role: role, LeadEmails: leads, AppointmentEmails: appointments}
	}
	an := func(leads, appointments desk.EmailChoice) members.StaffMember {
		return member("an", desk.Agent, leads, appointments)
	}
	for _, c := range []struct {
		toAgents     bool
		staff        []members.StaffMember
		lead, booked []string // the readers of a question and of an appointment
		general      string   // another reader, beside the office, of what is about no property
	}{
		{false, nil, []string{"luik"}, []string{"luik"}, ""},
		{true, nil, []string{"an"}, []string{"an"}, ""},
		{false, []members.StaffMember{an(own, none)}, []string{"luik", "an"}, []string{"luik"}, ""},
		{false, []members.StaffMember{an(none, none)}, []string{"luik"}, []string{"luik"}, ""},
		{true, []members.StaffMember{an(own, none)}, []string{"an"}, []string{"luik"}, ""}, // never without a reader
		{true, []members.StaffMember{an(none, own)}, []string{"luik"}, []string{"an"}, ""},
		{true, []members.StaffMember{an(none, none), member("tom", desk.Manager, all, none)}, []string{"tom"}, []string{"luik"}, "tom"},
		{true, []members.StaffMember{member("tom", desk.Manager, all, all)}, []string{"tom", "an"}, []string{"tom", "an"}, "tom"},
		{true, []members.StaffMember{member("tom", desk.Agent, all, own)}, []string{"an"}, []string{"an"}, ""}, // no manager any more
		{true, []members.StaffMember{member("tom", desk.Editor, all, all)}, []string{"an"}, []string{"an"}, ""},
		{true, []members.StaffMember{member("AN", desk.Manager, all, all)}, []string{"AN"}, []string{"AN"}, "AN"}, // once
		{false, []members.StaffMember{member("luik", desk.Manager, all, all)}, []string{"luik"}, []string{"luik"}, "luik"},
	} {
		catalog := agencyOfAn(c.toAgents)
		property := &agency.Property{AgentID: 1}
		general := []string{"info"}
		if c.general != "" {
			general = append(general, c.general)
		}
		for kind, want := range map[string][]string{"question-agency": c.lead, "appointment-moved-agency": c.booked} {
			expectReaders(t, readers(catalog.Index(), Email{Kind: kind, About: property}, c.staff), want)
			ofProject := Email{Kind: kind, Data: mail.Data{Agent: &catalog.Site.Agents[0]}}
			expectReaders(t, readers(catalog, ofProject, c.staff), want)
		}
		expectReaders(t, readers(catalog, Email{Kind: "contact-agency"}, c.staff), general)
	}
}

// TestNobodyReadsForAnAgentWhoIsGone: what is about a property of an agent who left goes to the office, not to the first agent.
func TestNobodyReadsForAnAgentWhoIsGone(t *testing.T) {
	about := &agency.Property{AgentID: 9}
	an := members.StaffMember{Email: "an@example.com", Role: desk.Agent, LeadEmails: desk.OwnEmails}
	for _, toAgents := range []bool{false, true} {
		got := readers(agencyOfAn(toAgents).Index(), Email{Kind: "question-agency", About: about}, []members.StaffMember{an})
		expectReaders(t, got, []string{"info"})
	}
}

// TestWhoeverARuleGaveALeadToHasTheAgentsPlace: Bo has a lead about a property of An. An appointment stays An's, too.
func TestWhoeverARuleGaveALeadToHasTheAgentsPlace(t *testing.T) {
	const none, own = desk.NoEmails, desk.OwnEmails
	for _, c := range []struct {
		toAgents             bool
		an, bo               desk.EmailChoice
		lead, booked, nobody []string // the readers of a question, of an appointment, and of what is about no property
	}{
		{false, own, own, []string{"luik", "bo"}, []string{"luik", "an", "bo"}, []string{"info", "bo"}},
		{false, own, none, []string{"luik"}, []string{"luik", "an"}, []string{"info"}},
		{true, own, own, []string{"bo"}, []string{"an", "bo"}, []string{"bo"}},
		{true, own, "", []string{"bo"}, []string{"an"}, []string{"bo"}},
		{true, own, none, []string{"luik"}, []string{"an"}, []string{"info"}},
	} {
		catalog := agencyOfAn(c.toAgents)
		staff := []members.StaffMember{
			{ID: 1, Email: "an@example.com", Role: desk.Agent, LeadEmails: c.an, AppointmentEmails: c.an},
			{ID: 2, Email: "bo@example.com", Role: desk.Agent, LeadEmails: c.bo, AppointmentEmails: c.bo}}
		property := &agency.Property{AgentID: 1}
		expectReaders(t, readers(catalog.Index(), Email{Kind: "question-agency", About: property, Holder: 2}, staff), c.lead)
		expectReaders(t, readers(catalog, Email{Kind: "appointment-agency", About: property, Holder: 2}, staff), c.booked)
		expectReaders(t, readers(catalog, Email{Kind: "valuation-agency", Holder: 2}, staff), c.nobody)
	}
}

func expectReaders(t *testing.T, got, names []string) {
	t.Helper()
	var want []string
	for _, name := range names {
		want = append(want, name+"@example.com")
	}
	if !slices.Equal(got, want) {
		t.Errorf("the email goes to %q, want %q", got, want)
	}
}
