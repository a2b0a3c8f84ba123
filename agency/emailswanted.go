package agency

// EmailsWanted is which emails to the agency somebody at the desk gets.
type EmailsWanted string

// The choices. The own emails are about properties and projects of the agent who has the member's address.
const (
	NoEmails  EmailsWanted = "NONE"
	OwnEmails EmailsWanted = "OWN"
	AllEmails EmailsWanted = "ALL"
)

// Emails lists what a role may choose for emails about appointments, or for those about other leads.
func (r StaffRole) Emails(appointments bool) []EmailsWanted {
	own, all := ReadLeads, AllLeads
	if appointments {
		own, all = OwnAppointments, AllAppointments
	}
	list := []EmailsWanted{NoEmails}
	if r.May(own) {
		list = append(list, OwnEmails)
	}
	if r.May(all) {
		list = append(list, AllEmails)
	}
	return list
}
