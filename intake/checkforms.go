package intake

import (
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

// checkForms checks the settings of forms and their emails: without a sender's address no form could be accepted.
func (f *folder) checkForms() {
	s := f.site
	if !forms.IsEmail(s.Email) {
		f.problem("site.json", "email", "%q is not an email address; the site's emails are sent from it", s.Email)
	}
	for name, days := range s.Settings.RetentionDays {
		if _, known := leads.KindOfForm(name); !known {
			f.problem("site.json", "settings.retentionDays."+name, "is not a form")
		}
		f.between("site.json", "settings.retentionDays."+name, days, 1, limits.PartNumber)
	}
	for region, months := range s.Settings.DepositMonths {
		f.oneOf("settings.depositMonths", string(region), []string{"FLANDERS", "BRUSSELS", "WALLONIA", "LUXEMBOURG"})
		f.between("site.json", "settings.depositMonths."+string(region), months, 0, limits.DepositMonths)
	}
	for language, years := range s.Settings.RenovationYears {
		f.between("site.json", "settings.renovationYears."+string(language), years, 0, limits.RenovationYears)
	}
	f.between("site.json", "settings.answerDays", s.Settings.AnswerDays, 0, limits.AnswerDays)
	f.checkAnswers(s.Settings.Answers)
	f.checkLeadRules(s.Settings.LeadRules)
	f.checkViewingHours(s.Settings.ViewingHours)
}
