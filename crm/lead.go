package crm

import (
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// Lead is what a visitor sent, for a CRM.
type Lead struct {
	ID string    // the site's reference, which stands in Message too
	At time.Time // when it was accepted; of a change, when that was
	// the name of its mutation: sendContact, askAboutProperty; moveAppointment, cancelAppointment for a change, reportAppointment for what
	// staff said after it, which has no Start
	Form                string
	Language            locale.Language
	Title               forms.PersonTitle // "" when the visitor did not say
	FirstName, LastName string
	Email, Phone        string
	Message             string                 // everything that was filled in, in the agency's language
	RecordID            string                 // the CRM's id of the property or project that it is about, "" for none
	Filter              *agency.PropertyFilter // what a demand looks for, nil for none
	Start, End          time.Time              // of an appointment
	Cancelled           bool                   // the appointment does not take place
	Noted               bool                   // staff noted it, as a telephone call; the person did not come by the website
	SentID              string                 // the CRM's id of the appointment of which this is a change, "" when it has none
	AgentEmail          string                 // of the agent of the property, "" for none
	Zips                []string               // of the cities in Filter
	Types               []string               // the CRM's words for the kinds of property in Filter
}
