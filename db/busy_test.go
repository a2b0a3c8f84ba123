package db

import (
	"errors"
	"testing"
	"time"

	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// TestBusyBetween shows the busy times that touch a week, at most limits.WeekEvents of them.
func TestBusyBetween(t *testing.T) {
	s := open(t)
	monday := time.Unix(1_000_000, 0)
	times := make([]appointments.Busy, limits.WeekEvents+1)
	for i := range times {
		times[i] = appointments.Busy{Start: monday.Unix() + int64(i), Until: monday.Unix() + int64(i) + 1}
	}
	if err := s.Appointments.ReadCalendarAt(t.Context(), 1, "https://example.com"); err != nil {
		t.Fatal(err)
	}
	if err := s.Appointments.CalendarRead(t.Context(), appointments.AgentCalendar{Agent: 1, Address: "https://example.com"},
		times, monday); err != nil {
		t.Fatal(err)
	}
	list, err := s.Appointments.BusyBetween(t.Context(), monday, monday.AddDate(0, 0, 7))
	if err != nil || len(list) != limits.WeekEvents || list[0].Blocked {
		t.Errorf("the week has %d busy times, want %d of the agent's calendar (%v)", len(list), limits.WeekEvents, err)
	}
	if list, err := s.Appointments.BusyBetween(t.Context(), monday.AddDate(0, 0, -7), monday); err != nil || len(list) != 0 {
		t.Errorf("the week before has %d busy times, want none (%v)", len(list), err)
	}
}

func TestUnblockHoursWritesNoLineForNothing(t *testing.T) {
	s := open(t)
	if err := s.Appointments.UnblockHours(t.Context(), []int64{7}, desklog.Action{At: time.Now(), Name: "unblockHours"}); !errors.Is(err,
		appointments.ErrUnknownBlock) {
		t.Errorf("ending hours that are not blocked gives %v, want ErrUnknownBlock", err)
	}
	var lines int
	if err := s.One(t.Context(), &lines, "SELECT count(*) FROM action"); err != nil || lines != 0 {
		t.Errorf("the log has %d lines, want none (%v)", lines, err)
	}
}
