package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/calendars"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

const agentUsage = `gevel agent list                   lists the agents, their calendars and blocked hours
gevel agent calendar NUMBER        reads when the agent is busy from a calendar's https address, given on standard input
gevel agent calendar NUMBER -stop  stops reading it and forgets its times
gevel agent feed NUMBER            makes the private address of the agent's appointments, for a calendar program; an earlier one ends
gevel agent block NUMBER FROM UNTIL  keeps appointments out of a time, written 2026-12-24T12:00
gevel agent unblock BLOCK          ends that; agent list shows the number`

// agents runs one of the commands about agents.
func agents(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	flags := flag.NewFlagSet("gevel agent", flag.ExitOnError)
	at := dataFlags(flags)
	stop := flags.Bool("stop", false, "stop reading the agent's calendar")
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site, https://www.example.com (GEVEL_ORIGIN)")
	store, words, err := openWords(ctx, at, flags, args, agentUsage)
	if err != nil {
		return err
	}
	defer store.Close()
	switch command := words[0]; {
	case command == "list" && len(words) == 1:
		return listAgents(ctx, store, out)
	case command == "unblock" && len(words) == 2:
		return unblock(ctx, store, words[1])
	case len(words) < 2:
		return errors.New("these arguments are not understood:\n" + agentUsage)
	}
	agent, err := agentOf(ctx, store, words[1])
	if err != nil {
		return err
	}
	switch command := words[0]; {
	case command == "calendar" && len(words) == 2 && *stop:
		return store.Appointments.StopReadingCalendar(ctx, agent.ID)
	case command == "calendar" && len(words) == 2:
		return readCalendarAt(ctx, store, agent, in)
	case command == "feed" && len(words) == 2:
		return makeFeed(ctx, store, agent, *origin, out)
	case command == "block" && len(words) == 4:
		return block(ctx, store, agent, words[2], words[3])
	}
	return errors.New("these arguments are not understood:\n" + agentUsage)
}

func agentOf(ctx context.Context, store *db.Store, number string) (agency.Agent, error) {
	c, err := store.Catalog(ctx)
	if err != nil {
		return agency.Agent{}, err
	}
	id, err := strconv.Atoi(number)
	at := slices.IndexFunc(c.Site.Agents, func(a agency.Agent) bool { return a.ID == id })
	if err != nil || at < 0 {
		return agency.Agent{}, fmt.Errorf("no agent has the number %s; gevel agent list shows them", number)
	}
	return c.Site.Agents[at], nil
}

func readCalendarAt(ctx context.Context, store *db.Store, agent agency.Agent, in io.Reader) error {
	lines := bufio.NewScanner(in)
	lines.Scan()
	address := calendars.Address(lines.Text())
	if err := fetch.CheckAddress(address); err != nil {
		return fmt.Errorf("the calendar of %s: %w", agent.Name, err)
	}
	if err := store.Appointments.ReadCalendarAt(ctx, agent.ID, address); err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "The site reads it every %d minutes while it serves.\n", int(limits.CalendarEvery.Minutes()))
	return nil
}

func makeFeed(ctx context.Context, store *db.Store, agent agency.Agent, origin string, out io.Writer) error {
	token, err := store.Appointments.MakeFeed(ctx, agent.ID)
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, feedNote(agent.Name, origin))
	_, err = fmt.Fprintln(out, strings.TrimSuffix(origin, "/")+booked.AgentFeedPath(token))
	return err
}

// feedNote says what the address is that a command made. Without the origin of the site it begins at its path.
func feedNote(agent, origin string) string {
	note := fmt.Sprintf("This is the private calendar address of %s. It is shown only now: whoever has it sees who visits when.", agent)
	if origin == "" {
		note += " Write the address of the site before it, as -origin does."
	}
	return note
}

func block(ctx context.Context, store *db.Store, agent agency.Agent, from, until string) error {
	start, err := clockTime(from)
	if err != nil {
		return err
	}
	end, err := clockTime(until)
	if err != nil {
		return err
	}
	if !end.After(start) || end.Sub(start) > limits.BlockedDays*24*time.Hour {
		return fmt.Errorf("the end must be after the start, by at most %d days", limits.BlockedDays)
	}
	return store.Appointments.BlockHours(ctx, appointments.BlockOf(agent.ID, start, end))
}

// clockTime reads a time by the agency's clock.
func clockTime(text string) (time.Time, error) {
	t, err := time.ParseInLocation("2006-01-02T15:04", text, locale.Zone)
	if err != nil {
		return t, fmt.Errorf("%q is not a time like 2026-12-24T12:00", text)
	}
	return t, nil
}

func unblock(ctx context.Context, store *db.Store, number string) error {
	id, err := strconv.ParseInt(number, 10, 64)
	if err != nil {
		return fmt.Errorf("%q is not the number of blocked hours", number)
	}
	return store.Appointments.UnblockHours(ctx, []int64{id})
}
