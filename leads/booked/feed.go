package booked

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// feedPast is how far back an agent's feed has appointments.
const feedPast = 30 * 24 * time.Hour

// AgentFeedPath is the address of an agent's appointments, from the root.
func AgentFeedPath(token string) string { return "/agents/" + token + ".ics" }

// AgentFeed writes the appointments of an agent as a calendar that the agent's own program reads, nil for an unknown token. Each keeps its
// UID, so that a moved one moves and a cancelled one is shown as cancelled. So is one at a property that is not on offer any more, once
// that was told. Its sequence stays, also when the property comes back: of two with one sequence, programs take that of the later DTSTAMP
// (RFC 5546 section 2.1.5).
func (o *Service) AgentFeed(ctx context.Context, token string) ([]byte, error) {
	agent, found, err := o.Store.Appointments.FeedAgent(ctx, token)
	if err != nil || !found {
		return nil, err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	list, err := o.Store.Appointments.AgentAppointments(ctx, agent, o.Now().Add(-feedPast))
	if err != nil {
		return nil, err
	}
	events := make([]mail.Invitation, len(list))
	for i, a := range list {
		events[i] = o.agentEvent(c, a)
	}
	return mail.Calendar(c.Site.Name.In(c.Fallback(), c.Fallback()), events), nil
}

// agentEvent is an appointment as its agent sees it: who comes, how to reach them, and where the property is.
func (o *Service) agentEvent(c *agency.Catalog, a appointments.AgentAppointment) mail.Invitation {
	hours, l := c.Site.Settings.ViewingHours.WithDefaults(), c.Fallback()
	name := prose.Joined(" ", a.FirstName, a.LastName)
	event := o.Entry(a.Appointment, hours)
	i := mail.Invitation{UID: mail.EventID(a.ID, c.Site.Email), Sequence: a.Sequence, Cancelled: a.State != "BOOKED" || a.Notified,
		Stamp: event.Changed, Start: event.Start, End: event.End, Summary: prose.Joined(" · ", name, a.Title.In(l, l)),
		Description: prose.Joined("\n", fmt.Sprint("Ref. ", a.Property), name, locale.FormatPhone(a.Phone), a.Email),
		URL:         o.Origin + "/property/" + strconv.Itoa(a.Property) + "/",
		Organizer:   mail.Party{Name: c.Site.Name.In(l, l), Email: c.Site.Email}, Attendee: mail.Party{Name: name, Email: a.Email}}
	i.Location = PlaceOf(c, a, l)
	return i
}

// PlaceOf is where the property of an appointment is, on one line, for those who work at the agency: also when the address is hidden.
func PlaceOf(c *agency.Catalog, a appointments.AgentAppointment, l locale.Language) string {
	city := c.City(a.City, l)
	if city == nil {
		return ""
	}
	var street *agency.Address
	if a.Street != "" {
		street = &agency.Address{Street: a.Street, HouseNumber: a.Number, BoxNumber: a.Box}
	}
	return mail.Place(street, city)
}
