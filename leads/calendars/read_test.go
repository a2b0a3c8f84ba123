package calendars_test

import (
	"context"
	"crypto/x509"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/limits"
)

// agentOfSale is the agent of the property forSale.
const agentOfSale = 1

// diary is an agent's own calendar on another company's server.
type diary struct {
	events atomic.Pointer[string]
	status atomic.Int32
	reads  atomic.Int32
}

// openDiary serves an empty calendar and lets the service read it for the agent of forSale.
func openDiary(t *testing.T, o leadstest.Service) *diary {
	t.Helper()
	d := &diary{}
	d.status.Store(http.StatusOK)
	d.say("")
	server := httptest.NewTLSServer(d)
	t.Cleanup(server.Close)
	client := fetch.New()
	client.Reachable = netip.Addr.IsLoopback
	trusted := x509.NewCertPool()
	trusted.AddCert(server.Certificate())
	client.Trust(trusted)
	o.Fetch = client
	if err := o.Store.Appointments.ReadCalendarAt(t.Context(), agentOfSale, server.URL+"/private.ics"); err != nil {
		t.Fatal(err)
	}
	return d
}

func (d *diary) say(events string) { d.events.Store(&events) }

// busy writes a calendar with one event of an hour.
func (d *diary) busy(start time.Time) {
	d.say(fmt.Sprintf("BEGIN:VEVENT\r\nUID:1\r\nDTSTART:%s\r\nDURATION:PT1H\r\nEND:VEVENT\r\n", start.UTC().Format("20060102T150405Z")))
}

func (d *diary) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	d.reads.Add(1)
	if d.status.Load() == 0 {
		panic(http.ErrAbortHandler)
	}
	w.WriteHeader(int(d.status.Load()))
	fmt.Fprintf(w, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n%sEND:VCALENDAR\r\n", *d.events.Load())
}

// readCalendars reads what is due at a time.
func readCalendars(t *testing.T, o leadstest.Service, at time.Time) {
	t.Helper()
	o.Now = func() time.Time { return at }
	defer func() { o.Now = time.Now }()
	if err := o.Calendars().Read(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// TestAgentIsBusyAsTheOwnCalendarSays books at a time that the agent's calendar fills and frees again.
func TestAgentIsBusyAsTheOwnCalendarSays(t *testing.T) {
	o := open(t)
	d := openDiary(t, o)
	start := leadstest.Followed(t, o.FreeSlots(t, forSale))
	d.busy(start)
	readCalendars(t, o, time.Now())
	if o.IsFree(t, forSale, start) || o.IsFree(t, leadstest.SameAgent, start.Add(30*time.Minute)) ||
		!o.IsFree(t, leadstest.AnotherAgent, start) {
		t.Error("the hour is free at the agent's properties, or taken at another agent's")
	}
	refused(t, "start FULL")(o.Book(t, forSale, start, an.Email))
	d.say("")
	readCalendars(t, o, time.Now())
	if o.IsFree(t, forSale, start) || d.reads.Load() != 1 {
		t.Errorf("the calendar was read %d times within %s, want once, and its hour still taken", d.reads.Load(), limits.CalendarEvery)
	}
	readCalendars(t, o, time.Now().Add(limits.CalendarEvery+time.Minute))
	taken(t)(o.Book(t, forSale, start, an.Email))
}

// TestBusyTimesStayWhileACalendarCannotBeRead answers with an error, and with something that is not a calendar.
func TestBusyTimesStayWhileACalendarCannotBeRead(t *testing.T) {
	o := open(t)
	d := openDiary(t, o)
	start := leadstest.Followed(t, o.FreeSlots(t, forSale))
	d.busy(start)
	readCalendars(t, o, time.Now())
	for i, c := range []struct {
		kind appointments.CalendarFailure
		fail func()
	}{
		{appointments.CalendarRefused, func() { d.status.Store(http.StatusInternalServerError) }},
		{appointments.NotACalendar, func() { d.status.Store(http.StatusOK); d.say("BEGIN") }},
		{appointments.CalendarTooLarge, func() {
			d.say(strings.Repeat("X-LONG:"+strings.Repeat("x", 1000)+"\r\n", limits.CalendarBytes/1000))
		}},
		{appointments.CalendarTooMany, func() { d.say(manyTimes(start)) }},
		{appointments.CalendarUnreachable, func() { d.status.Store(0) }},
	} {
		c.fail()
		readCalendars(t, o, time.Now().Add(time.Duration(i+1)*time.Hour))
		list, err := o.Store.Appointments.AgentCalendars(t.Context())
		if err != nil || len(list) != 1 || list[0].Problem == nil || strings.Contains(*list[0].Problem, "private.ics") {
			t.Errorf("the calendars are %+v (%v), want a problem without the calendar's address", list, err)
		}
		if got := list[0]; got.Failure == nil || *got.Failure != c.kind || (got.Status != nil) != (c.kind == appointments.CalendarRefused) {
			t.Errorf("the calendar is %+v, want the failure %s", got, c.kind)
		}
		if o.IsFree(t, forSale, start) {
			t.Error("the agent is free while the calendar cannot be read, want the busy times of before")
		}
	}
	if err := o.Store.Appointments.StopReadingCalendar(t.Context(), agentOfSale); err != nil || !o.IsFree(t, forSale, start) {
		t.Error("the agent is still busy by a calendar that is not read any more:", err)
	}
}

// manyTimes has more busy times than a calendar may have, a minute every two minutes.
func manyTimes(start time.Time) string {
	var events strings.Builder
	for n := range limits.BusyTimes + 1 {
		at := start.Add(time.Duration(2*n) * time.Minute).UTC().Format("20060102T150405Z")
		fmt.Fprintf(&events, "BEGIN:VEVENT\r\nUID:%d\r\nDTSTART:%s\r\nDURATION:PT1M\r\nEND:VEVENT\r\n", n, at)
	}
	return events.String()
}

// TestWhatACalendarDoesNotSayIsTold reads calendars that are not understood whole, and each once more while it has not changed.
func TestWhatACalendarDoesNotSayIsTold(t *testing.T) {
	const never = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:never\r\nEND:VEVENT\r\n"
	const good = "BEGIN:VEVENT\r\nUID:2\r\nDTSTART:20261124T090000Z\r\nEND:VEVENT\r\n"
	for kind, text := range map[appointments.CalendarFailure]string{appointments.NothingInCalendar: never,
		appointments.CalendarSkipped: never + good,
		appointments.UnknownCalendarZone: strings.Replace(good, "DTSTART:20261124T090000Z", "DTSTART;TZID=Main office:20261124T090000",
			1)} {
		o := open(t)
		openDiary(t, o).say(text)
		for hour := range 2 {
			readCalendars(t, o, time.Now().Add(time.Duration(hour)*time.Hour))
			list, err := o.Store.Appointments.AgentCalendars(t.Context())
			if err != nil || len(list) != 1 || list[0].Failure == nil || *list[0].Failure != kind {
				t.Errorf("after %d hours the calendars are %+v (%v), want the failure %s", hour, list, err, kind)
			}
		}
	}
}

// TestAnAgentIsFreeAtADeclinedInvitation reads an invitation that the agent declined, and one that somebody else did.
func TestAnAgentIsFreeAtADeclinedInvitation(t *testing.T) {
	o := open(t)
	d := openDiary(t, o)
	start := leadstest.Followed(t, o.FreeSlots(t, forSale))
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	own := c.Site.Agents[slices.IndexFunc(c.Site.Agents, func(a agency.Agent) bool { return a.ID == agentOfSale })].Email
	for hour, address := range []string{own, "other@example.org"} {
		d.say(fmt.Sprintf("BEGIN:VEVENT\r\nUID:1\r\nDTSTART:%s\r\nDURATION:PT1H\r\nATTENDEE;PARTSTAT=DECLINED:mailto:%s\r\nEND:VEVENT\r\n",
			start.UTC().Format("20060102T150405Z"), address))
		readCalendars(t, o, time.Now().Add(time.Duration(hour+1)*time.Hour))
		if got, want := o.IsFree(t, forSale, start), address == own; got != want {
			t.Errorf("%s declined: the agent is free %t, want %t", address, got, want)
		}
	}
}

// TestCalendarThatMovedMeanwhileIsNotWritten gives an agent's calendar another address while it is read.
func TestCalendarThatMovedMeanwhileIsNotWritten(t *testing.T) {
	o := open(t)
	d := openDiary(t, o)
	start := leadstest.Followed(t, o.FreeSlots(t, forSale))
	d.busy(start)
	o.Fetch = during{o.Fetch, func() {
		o.Store.Appointments.ReadCalendarAt(t.Context(), agentOfSale, "https://calendar.example/other")
	}}
	readCalendars(t, o, time.Now())
	if !o.IsFree(t, forSale, start) {
		t.Error("the agent is busy by the calendar that was replaced while it was read")
	}
}

// during does something while an address is read.
type during struct {
	fetcher interface {
		Get(context.Context, string, string, int64) (fetch.Answer, error)
	}
	do func()
}

func (d during) Get(ctx context.Context, address, etag string, most int64) (fetch.Answer, error) {
	d.do()
	return d.fetcher.Get(ctx, address, etag, most)
}

// TestBlockedHours shows that nobody books blocked hours, and that appointments from before stay.
func TestBlockedHours(t *testing.T) {
	o := open(t)
	start := leadstest.Followed(t, o.FreeSlots(t, forSale))
	taken(t)(o.Book(t, forSale, start, an.Email))
	if err := o.Store.Appointments.BlockHours(t.Context(), appointments.BlockOf(agentOfSale, start, start.Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	refused(t, "start FULL")(o.Book(t, leadstest.SameAgent, start.Add(30*time.Minute), "tom@example.org"))
	list, err := o.Store.Appointments.BlockedHours(t.Context(), time.Now())
	if err != nil || len(list) != 1 {
		t.Fatalf("the blocked hours are %v (%v), want one period", list, err)
	}
	if err := o.Store.Appointments.UnblockHours(t.Context(), []int64{list[0].ID}); err != nil {
		t.Fatal(err)
	}
	taken(t)(o.Book(t, leadstest.SameAgent, start.Add(30*time.Minute), "tom@example.org"))
}
