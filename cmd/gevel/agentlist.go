package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/appointments"
)

// listAgents writes the agents with the state of their calendars, each followed by the hours that are blocked by hand.
func listAgents(ctx context.Context, store *db.Store, out io.Writer) error {
	c, err := store.Catalog(ctx)
	if err != nil {
		return err
	}
	calendars, err := store.Appointments.AgentCalendars(ctx)
	if err != nil {
		return err
	}
	blocked, err := store.Appointments.BlockedHours(ctx, time.Now())
	if err != nil {
		return err
	}
	state := map[int]string{}
	for _, k := range calendars {
		state[k.Agent] = calendarState(k)
	}
	for _, a := range c.Site.Agents {
		fmt.Fprintf(out, "%-6d %-28s %s\n", a.ID, a.Name, state[a.ID])
		for _, b := range blocked {
			if b.Agent == a.ID {
				fmt.Fprintf(out, "       block %d: %s until %s\n", b.ID, wording.Clock(b.Start), wording.Clock(b.Until))
			}
		}
	}
	return nil
}

// calendarState says in words how reading an agent's calendar goes, and whether others read the agent's appointments.
func calendarState(k appointments.AgentCalendar) (text string) {
	switch {
	case k.Address == "":
	case k.Problem != nil:
		text = "calendar: " + *k.Problem
	case k.ReadAt == nil:
		text = "calendar: not read yet"
	default:
		text = "calendar read " + wording.Clock(*k.ReadAt)
	}
	if k.Feed && text != "" {
		text += "; "
	}
	if k.Feed {
		text += "has a private address"
	}
	return text
}
