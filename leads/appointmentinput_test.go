package leads

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
)

func TestAppointment(t *testing.T) {
	start := time.Date(2026, 11, 25, 8, 30, 0, 0, time.UTC)
	book := func(f *AppointmentInput) { f.Person, f.Start = an, &start }
	tryForm(t, 1, book,
		wrong[*AppointmentInput]{"start REQUIRED", func(f *AppointmentInput) { f.Start = nil }},
		wrong[*AppointmentInput]{"start PAST", func(f *AppointmentInput) { f.Start = ptr(monday.Add(-time.Hour)) }},
		wrong[*AppointmentInput]{"start UNKNOWN", func(f *AppointmentInput) { f.Start = ptr(start.Add(time.Minute)) }},
		wrong[*AppointmentInput]{"person.phone REQUIRED", func(f *AppointmentInput) { f.Person.Phone = "" }},
	)
	refuse(t, 3, "property UNKNOWN", book)
	refuse(t, 2, "statements STATEMENTS", book)
	tryForm(t, 2, func(f *AppointmentInput) {
		book(f)
		f.Statements = []agency.RentStatement{agency.StatesSigning, agency.StatesRead}
	},
		wrong[*AppointmentInput]{"statements STATEMENTS",
			func(f *AppointmentInput) { f.Statements = []agency.RentStatement{agency.StatesRead} }})
}
