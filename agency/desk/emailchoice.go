package desk

// EmailChoice is which emails to the agency somebody at the desk gets.
type EmailChoice string

// The choices. The own emails are about properties and projects of the agent who has the member's address.
const (
	NoEmails  EmailChoice = "NONE"
	OwnEmails EmailChoice = "OWN"
	AllEmails EmailChoice = "ALL"
)

// Emails lists what a role may choose for emails about appointments, or for those about other leads.
func (r StaffRole) Emails(appointments bool) []EmailChoice {
	own, all := ReadLeads, AllLeads
	if appointments {
		own, all = OwnAppointments, AllAppointments
	}
	list := []EmailChoice{NoEmails}
	if r.May(own) {
		list = append(list, OwnEmails)
	}
	if r.May(all) {
		list = append(list, AllEmails)
	}
	return list
}
