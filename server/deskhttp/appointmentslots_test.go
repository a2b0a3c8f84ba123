package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// freeAt reads which viewing times of the property 1096 are free for an agent, from a day on.
func (v visitor) freeAt(t *testing.T, cookie string, from time.Time, more string) map[int64]bool {
	t.Helper()
	query := fmt.Sprintf("{ desk { appointmentSlots(property: 1096, from: %q%s) { start free } } }", locale.Today(from), more)
	text := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	var got struct {
		Data struct {
			Desk struct {
				AppointmentSlots []struct {
					Start time.Time
					Free  bool
				}
			}
		}
	}
	if err := json.Unmarshal([]byte(text), &got); err != nil || len(got.Data.Desk.AppointmentSlots) == 0 {
		t.Fatalf("the viewing times are %s (%v), want some", text, err)
	}
	free := map[int64]bool{}
	for _, s := range got.Data.Desk.AppointmentSlots {
		free[s.Start.Unix()] = s.Free
	}
	return free
}

// laterTime is the first viewing time of the property 1096 that is four hours or more after a moment.
func (v visitor) laterTime(t *testing.T, cookie string, at time.Time) time.Time {
	t.Helper()
	later := slices.DeleteFunc(slices.Collect(maps.Keys(v.freeAt(t, cookie, at, ""))), func(start int64) bool {
		return start < at.Add(4*time.Hour).Unix()
	})
	return time.Unix(slices.Min(later), 0)
}

// TestFreeTimesAreOfTheChosenAgent: a form offers the times of the agent who is chosen in it, and an appointment that is moved leaves its
// own time free. What is offered is what the desk would not refuse.
func TestFreeTimesAreOfTheChosenAgent(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	at, next := v.slots(t)
	v.Write(t, "UPDATE property SET agent = 1 WHERE number = 1096")
	then := v.laterTime(t, manager, next)
	v.Write(t, "UPDATE property SET agent = 2, status = 1, marquee = 0 WHERE number = 1095")
	v.booked(t, "here", at)            // a seat is taken
	v.appoints(t, "there", 1095, then) // the colleague shows another property
	v.Write(t, fmt.Sprintf("INSERT INTO busy (agent, start, until, source) VALUES (1, %d, %d, 'BLOCKED')", next.Unix(), next.Unix()+60))
	for _, c := range []struct {
		more           string
		at, next, then bool
	}{
		{"", false, false, true},
		{", agent: 1", false, false, true},
		{", agent: 2", false, true, false},
		{`, appointment: "here"`, true, false, true},
		{`, appointment: "here", agent: 2`, true, true, false},
	} {
		free := v.freeAt(t, manager, at, c.more)
		if got := [3]bool{free[at.Unix()], free[next.Unix()], free[then.Unix()]}; got != [3]bool{c.at, c.next, c.then} {
			t.Errorf("with%s the three times are free: %v, want %v", c.more, got, [3]bool{c.at, c.next, c.then})
		}
		for start, isFree := range free {
			if start > then.Unix() {
				continue
			}
			said := v.check(t, manager, 1096, time.Unix(start, 0), c.more)
			if isOffered := strings.Contains(said, `"refusal":null`); isOffered != isFree {
				t.Errorf("with%s the time %d is free: %t, and the desk says of it %s", c.more, start, isFree, said)
			}
		}
	}
	v.appoints(t, "between", 1096, then.Add(10*time.Minute)) // begins at no viewing time, with another agent
	v.Write(t, "UPDATE appointment SET passed_to = 3 WHERE id = 'between'")
	if v.freeAt(t, manager, at, "")[then.Unix()] {
		t.Error("a time is free that an appointment at the property overlaps")
	}
	if said := v.check(t, manager, 1096, then, ""); strings.Contains(said, `"refusal":null`) {
		t.Errorf("of a time that an appointment at the property overlaps the desk says %s", said)
	}
	for _, wrong := range []string{`from: "2026-02-30"`, `from: "2026-12-01", days: 0`, `from: "2026-12-01", days: 63`} {
		query := "{ desk { appointmentSlots(property: 1096, " + wrong + ") { free } } }"
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, "BAD_INPUT") {
			t.Errorf("%s answers %s, want BAD_INPUT", wrong, got)
		}
	}
}
