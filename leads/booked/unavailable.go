package booked

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// QueueUnavailable tells visitor and agent of each appointment whose property was sold, rented, hidden or removed since, whoever
// did that. A property that came back before is not told. It may be run again after it failed, and by several servers at once.
func (o *Service) QueueUnavailable(ctx context.Context) error {
	if err := o.Store.Appointments.ForgetReturnedAppointments(ctx, o.Now()); err != nil {
		return err
	}
	list, err := o.Store.Appointments.UnavailableAppointments(ctx, o.Now(), limits.RemindersAtOnce)
	if err != nil || len(list) == 0 {
		return err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	for _, a := range list {
		emails, err := o.unavailableAppointment(ctx, c, a)
		if err != nil {
			return err
		}
		queued, err := o.Store.Appointments.QueueUnavailableAppointment(ctx, a.Appointment, emails, o.Now())
		if err != nil {
			return err
		}
		if queued {
			o.Wake()
		}
	}
	return nil
}

// unavailableAppointment writes the emails about one appointment. A property that visitors cannot see has no card, only its number.
func (o *Service) unavailableAppointment(ctx context.Context, c *agency.Catalog, a appointments.AgentAppointment) ([]outbox.Email, error) {
	_, lead, err := o.Store.Appointments.Appointment(ctx, a.ID)
	if err != nil || lead == nil {
		return nil, err
	}
	p, err := o.Property(ctx, a.Property, lead.Language)
	if err != nil {
		return nil, err
	}
	rows := []mail.Row{row.Choice("state", a.Availability)}
	if p == nil {
		rows = append(rows, row.Fact("property", strconv.Itoa(a.Property)))
	}
	data := mail.Data{Person: compose.PersonIn(*lead), Lead: lead.ID, Rows: rows,
		Appointment: o.Entry(a.Appointment, c.Site.Settings.ViewingHours.WithDefaults())}
	if agent := c.Agent(a.Agent, c.Fallback()); agent != nil {
		data.Agent = agent.Agent
	}
	toVisitor := data
	toVisitor.Link = o.Origin + similarProperties(c, a, lead.Language)
	toVisitor.SecondLink = o.Link("appointment", lead.Language, o.Token(a.Appointment))
	return o.ComposeAll(ctx, c, compose.Email{Kind: "appointment-unavailable-agency", Language: c.Fallback(), Data: data, About: p,
		Agent: data.Agent},
		compose.Email{Kind: "appointment-unavailable-visitor", Language: lead.Language, Data: toVisitor, About: p,
			Agent: data.Agent})
}

// similarProperties is the address of the list in which properties like that of an appointment are: for sale or for rent, in its city.
func similarProperties(c *agency.Catalog, a appointments.AgentAppointment, l locale.Language) string {
	f := agency.PropertyFilter{Goal: &a.Goal}
	if city := c.City(a.City, l); city != nil {
		f.Cities = []agency.CityInput{{Name: &city.Name, Zip: &city.Zip}}
	}
	path, _ := f.ListPath(l)
	return path
}
