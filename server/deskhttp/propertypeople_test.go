package deskhttp_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestAPropertyTellsWhoIsInterested reads how many demands match a property and which appointments are next: an editor is not told the
// first, nor who comes.
func TestAPropertyTellsWhoIsInterested(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	first, _ := v.slots(t)
	v.booked(t, "later", first.AddDate(0, 0, 7))
	v.booked(t, "sooner", first)
	demand := demands.NewDemand("of-1096", forms.PersonInput{FirstName: "An", Email: "an@example.org"}, locale.Dutch,
		agency.PropertyFilter{Numbers: []int{1096}}, time.Now())
	demand.State = "ACTIVE"
	if _, err := v.Store.Write(t.Context(), demands.InsertDemand(demand)); err != nil {
		t.Fatal(err)
	}
	read := func(cookie string) string {
		return v.PostDesk(t, map[string]string{"query": `{ desk { property(number: 1096) { matchingDemands nextAppointments {
			id visitor { email } } } } }`}, "Cookie", cookie).Text
	}
	seen := read(manager)
	if !strings.Contains(seen, `"matchingDemands":1`) || !strings.Contains(seen, "of-sooner@example.org") ||
		strings.Index(seen, `"sooner"`) > strings.Index(seen, `"later"`) {
		t.Errorf("a manager reads %s, want one demand, and the sooner appointment first with its visitor", seen)
	}
	if seen := read(editor); !strings.Contains(seen, `"matchingDemands":null`) || !strings.Contains(seen, `"sooner"`) ||
		strings.Contains(seen, "example.org") {
		t.Errorf("an editor reads %s, want the appointments without demands and visitors", seen)
	}
}

// TestAPropertyHasTheEarliestAppointments stores more than are shown, one of them cancelled.
func TestAPropertyHasTheEarliestAppointments(t *testing.T) {
	v := visit(t)
	now := time.Now()
	for i := range limits.PropertyAppointments + 2 {
		v.booked(t, string(rune('a'+i)), now.Add(time.Duration(i+1)*2*time.Hour))
	}
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE appointment SET state = 'CANCELLED' WHERE id = 'a'"}); err != nil {
		t.Fatal(err)
	}
	list, err := v.Store.Appointments.NextAppointments(t.Context(), 1096, now)
	if err != nil || len(list) != limits.PropertyAppointments || list[0].ID != "b" {
		t.Errorf("%d appointments are shown, want %d, without the cancelled one (%v)", len(list), limits.PropertyAppointments, err)
	}
}
