package inbox

import (
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// LeadView is a lead as the desk shows it to a session.
type LeadView struct {
	desk *staff.Desk
	row  inbox.DeskLead
}

// ViewOf shows a lead to a session, nil for none.
func ViewOf(d *staff.Desk, l *inbox.DeskLead) *LeadView {
	if l == nil {
		return nil
	}
	return &LeadView{d, *l}
}

// Desk is whose view it is.
func (v *LeadView) Desk() *staff.Desk { return v.desk }

// ID is the lead's.
func (v *LeadView) ID() string { return v.row.ID }

// CreatedAt is when it came.
func (v *LeadView) CreatedAt() time.Time { return time.Unix(v.row.CreatedAt, 0).UTC() }

// Form is the name of the form's mutation.
func (v *LeadView) Form() string { return v.row.Form }

// FormName is the name of the form in the language of the desk.
func (v *LeadView) FormName() string { return content.NameOfForm(v.row.Form, v.desk.Language()) }

// Name is the whole name.
func (v *LeadView) Name() string { return strings.TrimSpace(v.row.FirstName + " " + v.row.LastName) }

// Email is where the person can be reached.
func (v *LeadView) Email() string { return v.row.Email }

// Phone is written for people; "" for none.
func (v *LeadView) Phone() string { return locale.FormatPhone(v.row.Phone) }

// Language is that of the form.
func (v *LeadView) Language() locale.Language { return v.row.Language }

// Property is the number of the property that it is about.
func (v *LeadView) Property() *int { return v.row.Property }

// PropertyReference is the reference by which people know the property; nil for none.
func (v *LeadView) PropertyReference() *string { return v.row.PropertyReference }

// Project is the number of the project that it is about.
func (v *LeadView) Project() *int { return v.row.Project }

// Page is the path of the page where the form was.
func (v *LeadView) Page() string { return v.row.Page }

// State is the lead's state at the desk: new, in hand, done or spam.
func (v *LeadView) State() desk.LeadState { return v.row.State }

// StateVersion grows with each change of the state.
func (v *LeadView) StateVersion() int { return v.row.StateVersion }

// StateBy is who changed the state last; "" for nobody.
func (v *LeadView) StateBy() string { return v.row.StateBy }

// Agent is the member of staff who has the lead; nil when nobody has it.
func (v *LeadView) Agent() *desk.StaffMember {
	if v.row.Agent == 0 {
		return nil
	}
	return &desk.StaffMember{Number: v.row.Agent, Name: v.row.AgentName, Role: desk.StaffRole(v.row.AgentRole)}
}

// AgentVersion grows each time the lead is handed over.
func (v *LeadView) AgentVersion() int { return v.row.AgentVersion }

// AgentBy is who handed it over last; "" for nobody.
func (v *LeadView) AgentBy() string { return v.row.AgentBy }

// Sent is what was filled in: the message, and the other fields.
func (v *LeadView) Sent(c *agency.Catalog) (message string, fields []*content.FilledIn, err error) {
	return content.FieldsOf(c, v.row.Lead, v.desk.Language())
}

// LeadCount is how many leads a list has.
type LeadCount struct {
	List  desk.LeadList
	Count int
}

// CRM is the worst state of the lead's deliveries to CRMs; nil when it goes to none.
func (v *LeadView) CRM() *DeliveryState {
	if v.row.CRM == "" {
		return nil
	}
	state := DeliveryState(v.row.CRM)
	return &state
}
