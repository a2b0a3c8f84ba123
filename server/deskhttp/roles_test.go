package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/sitetest"
)

// noteFields notes each field of the schema, as "Type.field", that an answer has a value for.
func noteFields(types map[string]sitetest.SchemaType, name string, value any, fields map[string]bool) {
	switch v := value.(type) {
	case []any:
		for _, one := range v {
			noteFields(types, name, one, fields)
		}
	case map[string]any:
		if of, known := v["__typename"].(string); known {
			name = of
		}
		fields[name] = true
		for _, f := range types[name].Fields {
			if of, there := v[f.Name]; there && of != nil {
				fields[name+"."+f.Name] = true
				noteFields(types, f.Type.Named(), of, fields)
			}
		}
	}
}

// byID are fields that lead to records which the walk reads in a list anyway.
var byID = []string{"Desk.lead", "Desk.appointmentsInside", "DeskProperty.nextAppointments", "Desk.owner", "Desk.picture", "Desk.page",
	"Desk.menu", "Desk.part", "Found.leads", "Settings.parts"}

// readableBy asks for everything of the desk except some fields, and returns the fields that are answered. An answer may have errors only
// with inVain.
func (v visitor) readableBy(t *testing.T, types map[string]sitetest.SchemaType, cookie string, inVain bool,
	without []string) map[string]bool {
	t.Helper()
	w := &sitetest.Walk{T: t, Types: types, Selected: map[string]bool{}, Without: slices.Concat(byID, without)}
	w.From(sitetest.Stop{Name: "Desk", Before: "{ desk { ", After: " } }"})
	fields := map[string]bool{}
	for i, q := range w.Queries {
		r := v.PostDesk(t, map[string]string{"query": q}, "Cookie", cookie, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", i/20))
		var answer struct {
			Data   any
			Errors []any
		}
		if err := json.Unmarshal([]byte(r.Text), &answer); err != nil || answer.Data == nil {
			t.Fatalf("%s is answered with %s (%v)", q, r.Text, err)
		}
		if answer.Errors != nil && !inVain {
			t.Errorf("the table of this test does not refuse %s, which is answered with %s", q, r.Text)
		}
		noteFields(types, "Query", answer.Data, fields)
	}
	return fields
}

// refusedTo has the fields of the desk that a role may not read: they are null, whatever there is.
var refusedTo = map[desk.StaffRole][]string{
	desk.Agent: {"Desk.members", "Desk.settings", "Desk.streets", "Desk.timetables", "Desk.links", "Desk.linkSystems", "Desk.outbox",
		"Desk.keys", "Desk.webhooks", "Now.staff", "Now.links", "Appointment.visitor", "Appointment.report", "BusyTime.why",
		"Desk.ownerReport", "DeskProperty.owners", // of other agents
		"ProjectUnits.new", // who is no agent makes none
		"PersonRow.owner",
		"OwnerPage.endCursor"}, // a page without owners
	desk.Editor: {"Desk.leads", "Desk.people", "Desk.leadCounts", "Desk.savedLists", "Desk.colleagues", "Desk.owners", "Desk.ownerCounts",
		"Desk.ownerReports", "Desk.ownerReport",
		"Desk.members", "Desk.streets", "Desk.timetables", "Desk.links", "Desk.linkSystems", "Desk.outbox", "Desk.keys", "Desk.webhooks",
		"Now.leads", "Now.arrived",
		"Now.owners", "Now.staff", "Now.links", "Appointment.visitor", "Appointment.report", "BusyTime.why", "DeskProperty.leadCount",
		"DeskProperty.owners", "DeskProperty.matchingDemands", "ProjectUnits.new", "Today.late", "Today.new", "Today.failedEmails",
		"Today.refusedLeads", "Today.expiring", "Today.valuations", "Today.callBacks", "Today.testimonials", "Yesterday.leads"},
}

// TestWhatRolesRead asks for every field of the desk as each role. It finds fields in the schema, so that it knows new ones: one that a
// role cannot read must be in the table.
func TestWhatRolesRead(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.stocked(t, manager)
	types := v.DeskSchema(t, manager)
	all := v.readableBy(t, types, manager, false, nil)
	for _, name := range ofDesk(types) {
		// without https; of the banner alone; of none that a link brings; once the first steps are done or put away
		absent := []string{"Passkey", "NamedPicture", "TakenFrom", "FirstStep"}
		if !all[name] && !slices.Contains(absent, name) {
			t.Errorf("the manager's desk has no %s to compare with: let stocked store one", name)
		}
	}
	for role, refused := range refusedTo {
		cookie, _ := v.AtDesk(t, strings.ToLower(string(role)), role)
		v.Write(t, "UPDATE staff SET away_from = '2999-01-01', away_until = '2999-01-01'") // everybody has an absence of one's own
		read := v.readableBy(t, types, cookie, true, nil)
		for _, field := range refused {
			if !all[field] || read[field] {
				t.Errorf("%s reads %s, want that only for the manager", role, field)
			}
		}
		fields := v.readableBy(t, types, cookie, false, refused)
		for _, field := range slices.Sorted(maps.Keys(all)) {
			of, _, isField := strings.Cut(field, ".")
			if isField && fields[of] && !fields[field] && !slices.Contains(refused, field) {
				t.Errorf("%s cannot read %s, which is not in the table of this test", role, field)
			}
		}
	}
}
