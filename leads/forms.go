package leads

import (
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// FormKind describes a form; its name is that of its mutation.
type FormKind struct {
	Name    string
	Thanks  string // the thank-you page in the route table
	PerHour int    // how often one sender may send it
	Days    int    // how long it is kept, unless the site's settings say otherwise
	ByStaff bool   // it is noted at the desk; no visitor sends it
	CRM     bool   // it goes to the linked CRMs at once; a demand goes when it is confirmed
}

// usualRetention is how many days most leads are kept, counted from the last contact. A form that is kept for another time says so in its
// file, and docs/import.md lists them.
const usualRetention = 730

// Forms lists every form that makes a lead.
var Forms = []FormKind{
	contactForm,
	questionForm,
	projectQuestionForm,
	appointmentForm,
	documentsForm,
	valuationForm,
	demandForm,
	watchForm,
	newsletterForm,
	friendForm,
	testimonialForm,
	jobForm,
	offerForm,
	rentForm,
	registrationForm,
	callForm,
	forgotPasswordForm,
}

// actions are the mutations that are not forms, with the page that confirms them: actions by the link of an email, and by an owner. The
// query says which action a page confirms if it confirms several.
var actions = map[string]struct{ page, search string }{
	"cancelAppointment": {"appointment", "?done=cancelAppointment"},
	"moveAppointment":   {"appointment", "?done=moveAppointment"},
	"confirmDemand":     {"demand", "?done=confirmDemand"},
	"changeDemand":      {"demand", "?done=changeDemand"},
	"pauseDemand":       {"demand", "?done=pauseDemand"},
	"endDemand":         {"demand", "?done=endDemand"},    // unsubscribe with the link of a demand
	"confirmWatch":      {"demand", "?done=confirmWatch"}, // the same for one property
	"pauseWatch":        {"demand", "?done=pauseWatch"},
	"endWatch":          {"demand", "?done=endWatch"},
	"confirmNewsletter": {"newsletter", "?done=confirmNewsletter"},
	"pauseNewsletter":   {"newsletter", "?done=pauseNewsletter"},
	"changeNewsletter":  {"newsletter", "?done=changeNewsletter"},
	"unsubscribe":       {"newsletter", "?done=unsubscribe"},
	"stopOwnerNews":     {"ownerNews", "?done=stopOwnerNews"}, // unsubscribe with the link of an email to an owner
	"confirmOffer":      {"offer", "?done=confirmOffer"},
	"signIn":            {"owner", ""},
	"signOut":           {"login", "?done=signOut"},
	"signOutEverywhere": {"login", "?done=signOutEverywhere"},
	"resetPassword":     {"login", "?done=resetPassword"},
	"changePassword":    {"owner", "?done=changePassword"},
	"setNewsEmails":     {"owner", "?done=setNewsEmails"},
}

// KindOfForm finds a form by its name.
func KindOfForm(name string) (FormKind, bool) {
	for _, k := range Forms {
		if k.Name == name {
			return k, true
		}
	}
	return FormKind{}, false
}

// MakesLead reports whether the desk lists what the form sends. A request for a password link needs no answer.
func (k FormKind) MakesLead() bool { return k.Name != forgotPasswordForm.Name }

// ThanksPath is the address in l of the page that thanks for a mutation or confirms it, "" for a mutation without such a page.
func ThanksPath(mutation string, l locale.Language) string {
	if k, ok := KindOfForm(mutation); ok {
		return agency.Path(k.Thanks, l)
	}
	if action, ok := actions[mutation]; ok {
		return agency.Path(action.page, l) + action.search
	}
	return ""
}

// AppointmentThanksPath is the address in l of the page that thanks for an appointment and tells of it. It names property and moment, by
// the agency's clock, and nothing of the visitor.
func AppointmentThanksPath(l locale.Language, property int, start time.Time) string {
	return ThanksPath("bookAppointment",
		l) + "?property=" + strconv.Itoa(property) + "&start=" + start.In(locale.Zone).Format("2006-01-02T15:04")
}

// RetentionDays is how many days leads of a form are kept: the site's setting, or else the form's default.
func (k FormKind) RetentionDays(s agency.Settings) int {
	if days, set := s.RetentionDays[k.Name]; set {
		return days
	}
	return k.Days
}

// Retention is how many days the leads of each form are kept.
func Retention(s agency.Settings) map[string]int {
	days := map[string]int{}
	for _, k := range Forms {
		days[k.Name] = k.RetentionDays(s)
	}
	return days
}
