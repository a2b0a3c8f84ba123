package agency

import (
	"strconv"
	"time"

	"github.com/gevel/gevel/locale"
)

// FormKind is what holds for all forms of one name, which is that of its mutation.
type FormKind struct {
	Name    string
	Thanks  string // the page of the route table that thanks
	PerHour int    // how often one address may send it
	Days    int    // how long it is kept, unless the site says otherwise
}

// How long leads are kept, in days.
const (
	usual    = 730  // after the last contact
	refused  = 90   // what is said of tenants who were not chosen goes soon
	recruits = 365  // an application, with consent beyond the procedure
	contract = 3650 // what may be claimed of a contract
	passing  = 30   // what is done with once its letter is sent
)

// Forms lists every form that makes a lead.
var Forms = []FormKind{
	{"sendContact", "thanksContact", 10, usual},
	{"askAboutProperty", "thanksContactMe", 20, usual},
	{"askAboutProject", "thanksConstruction", 20, usual},
	{"bookAppointment", "thanksAppointment", 10, usual},
	{"requestDocuments", "thanksDocuments", 20, usual},
	{"requestValuation", "thanksValuation", 10, usual},
	{"registerDemand", "thanksDemand", 10, usual},
	{"subscribe", "thanksNewsletter", 10, usual},
	{"sendToFriend", "thanksFriend", 5, refused},
	{"postTestimonial", "thanksTestimonial", 5, usual},
	{"applyForJob", "thanksJob", 10, recruits},
	{"makeOffer", "thanksOffer", 10, contract},
	{"applyForRent", "thanksRent", 10, refused},
	{"registerOwner", "thanksRegistration", 10, usual},
	{"forgotPassword", "thanksPassword", 10, passing},
}

// deeds are the pages that tell of what was done with the link of a letter or by an owner. A page that tells of several is told which.
var actions = map[string]struct{ page, search string }{
	"cancelAppointment": {"appointment", "?done=cancelAppointment"},
	"moveAppointment":   {"appointment", "?done=moveAppointment"},
	"confirmDemand":     {"demand", "?done=confirmDemand"},
	"changeDemand":      {"demand", "?done=changeDemand"},
	"pauseDemand":       {"demand", "?done=pauseDemand"},
	"endDemand":         {"demand", "?done=endDemand"}, // unsubscribe with the link of a demand
	"confirmNewsletter": {"newsletter", "?done=confirmNewsletter"},
	"pauseNewsletter":   {"newsletter", "?done=pauseNewsletter"},
	"changeNewsletter":  {"newsletter", "?done=changeNewsletter"},
	"unsubscribe":       {"newsletter", "?done=unsubscribe"},
	"confirmOffer":      {"offer", "?done=confirmOffer"},
	"signIn":            {"owner", ""},
	"signOut":           {"login", "?done=signOut"},
	"signOutEverywhere": {"login", "?done=signOutEverywhere"},
	"resetPassword":     {"login", "?done=resetPassword"},
	"changePassword":    {"owner", "?done=changePassword"},
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

// ThanksPath is the address in l of the page that thanks for a mutation or tells that it is done, "" for a mutation that is no form.
func ThanksPath(mutation string, l locale.Language) string {
	if k, ok := KindOfForm(mutation); ok {
		return Path(k.Thanks, l)
	}
	if deed, ok := actions[mutation]; ok {
		return Path(deed.page, l) + deed.search
	}
	return ""
}

// VisitThanksPath is the address in l of the page that thanks for a booked visit and tells of it. It names home and moment, by the
// agency's clock, and nothing of the visitor.
func AppointmentThanksPath(l locale.Language, property int, start time.Time) string {
	return ThanksPath("bookAppointment", l) + "?property=" + strconv.Itoa(property) + "&start=" + start.In(locale.Zone).Format("2006-01-02T15:04")
}

// Keeps is how many days leads of a form are kept.
func (s Settings) Keeps(k FormKind) int {
	if days, set := s.RetentionDays[k.Name]; set {
		return days
	}
	return k.Days
}
