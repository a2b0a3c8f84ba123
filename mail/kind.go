package mail

// Kinds of invitations (RFC 5546).
const (
	request = "REQUEST"
	cancel  = "CANCEL"
)

// rule says to whom a kind of email goes and what it shows of the form. An email to a visitor repeats no free text, so that nobody can mail
// words of his own to a stranger by typing the stranger's address. The short message to a friend is the only exception.
type rule struct {
	office bool // to the agency, which answers the visitor; otherwise to the visitor, who answers the agency
	rows   bool // what was filled in, line by line
	text   bool // what the visitor wrote
	method string
	leave  bool // a recurring email: it can be ended with one click
	answer bool // staff wrote it: its words are the email, and it may be answered automatically
	remark bool // staff may add words, which stand below its text
}

var (
	toOffice  = rule{office: true, rows: true, text: true}
	toVisitor = rule{}
	withRows  = rule{rows: true}
)

// kinds are all emails. Their texts are in texts/, under their names.
var kinds = map[string]rule{
	"contact-agency":                     toOffice,
	"contact-visitor":                    withRows,
	"question-agency":                    toOffice,
	"question-visitor":                   withRows,
	"project-agency":                     toOffice,
	"project-visitor":                    withRows,
	"answer-visitor":                     {answer: true},
	"appointment-agency":                 {office: true, rows: true, text: true, method: request},
	"appointment-visitor":                {rows: true, method: request},
	"appointment-moved-agency":           {office: true, rows: true, text: true, method: request},
	"appointment-moved-visitor":          {method: request},
	"appointment-cancelled-agency":       {office: true, rows: true, text: true, method: cancel},
	"appointment-cancelled-visitor":      {method: cancel},
	"appointment-moved-desk-agency":      {office: true, rows: true, text: true, method: request},
	"appointment-moved-desk-visitor":     {method: request},
	"appointment-cancelled-desk-agency":  {office: true, rows: true, text: true, method: cancel},
	"appointment-cancelled-desk-visitor": {method: cancel},
	"appointment-passed-agency":          {office: true, rows: true, text: true, method: request},
	"appointment-passed-visitor":         {method: request},
	"appointment-given-agency":           {office: true, rows: true, text: true, method: cancel},
	"appointment-standing-visitor":       toVisitor,
	"appointment-reminder-visitor":       toVisitor,
	"appointment-unavailable-agency":     toOffice,
	"appointment-unavailable-visitor":    withRows,
	"documents-agency":                   toOffice,
	"documents-visitor":                  withRows,
	"documents-again-visitor":            withRows,
	"valuation-agency":                   toOffice,
	"valuation-visitor":                  withRows,
	"demand-agency":                      toOffice,
	"demand-ended-agency":                toOffice,
	"demand-confirm":                     withRows,
	"demand-visitor":                     {rows: true, leave: true},
	"demand-new":                         {leave: true},
	"demand-lowered":                     {leave: true},
	"demand-several":                     {leave: true},
	"demand-renewal":                     {rows: true, leave: true},
	"demand-watch-confirm":               toVisitor,
	"demand-watch-visitor":               {leave: true},
	"demand-watch-changed":               {rows: true, leave: true},
	"demand-watch-ended":                 withRows,
	"demand-watch-renewal":               {leave: true},
	"demand-watch-full":                  toVisitor,
	"newsletter-agency":                  toOffice,
	"newsletter-changed-agency":          toOffice,
	"newsletter-confirm":                 toVisitor,
	"newsletter-visitor":                 {leave: true},
	"friend-agency":                      toOffice,
	"friend":                             {text: true},
	"friend-visitor":                     toVisitor,
	"testimonial-agency":                 toOffice,
	"testimonial-visitor":                toVisitor,
	"job-agency":                         toOffice,
	"job-visitor":                        withRows,
	"offer-agency":                       toOffice,
	"offer-visitor":                      withRows,
	"offer-confirm":                      toVisitor,
	"offer-confirmed-agency":             toOffice,
	"offer-confirmed-visitor":            withRows,
	"rent-agency":                        toOffice,
	"rent-visitor":                       withRows,
	"owner-invitation":                   toVisitor,
	"owner-login-agency":                 toOffice,
	"owner-password":                     toVisitor,
	"owner-password-changed":             toVisitor,
	"owner-unknown":                      toVisitor,
	"owner-news":                         {rows: true, leave: true},
	"owner-report":                       {rows: true, leave: true, remark: true},
	"lacks-agent":                        withRows,
	"lead-handed-staff":                  withRows,
	"leads-handed-staff":                 withRows,
	"staff-invitation":                   toVisitor,
	"staff-password":                     toVisitor,
	"staff-own-password-changed":         toVisitor,
	"staff-password-changed":             toVisitor,
	"staff-test":                         toVisitor,
	"undelivered-agency":                 toOffice,
}

// ToAgency reports whether emails of a kind go to the agency.
func ToAgency(kind string) bool { return kinds[kind].office }

// UnreportedKinds lists the kinds that are not reported to the agency when they are given up: those to the agency itself, and those to a
// friend, whose address is private.
func UnreportedKinds() []string {
	list := []string{"friend"}
	for kind, r := range kinds {
		if r.office {
			list = append(list, kind)
		}
	}
	return list
}
