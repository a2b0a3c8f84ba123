package settings

import (
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

// checkForms checks the settings of forms and their emails: without a sender's address no form could be accepted.
func (c *checker) checkForms() {
	s := c.site
	if !forms.IsEmail(s.Email) {
		c.Refuse("site.json", "email", "%q is not an email address; the site's emails are sent from it", s.Email)
	}
	for name, days := range s.Settings.RetentionDays {
		if _, known := leads.KindOfForm(name); !known {
			c.Refuse("site.json", "settings.retentionDays."+name, "is not a form")
		}
		c.Between("site.json", "settings.retentionDays."+name, days, 1, limits.PartNumber)
	}
	for region, months := range s.Settings.DepositMonths {
		c.oneOf("settings.depositMonths", string(region), []string{"FLANDERS", "BRUSSELS", "WALLONIA", "LUXEMBOURG"})
		c.Between("site.json", "settings.depositMonths."+string(region), months, 0, limits.DepositMonths)
	}
	for language, years := range s.Settings.RenovationYears {
		c.Between("site.json", "settings.renovationYears."+string(language), years, 0, limits.RenovationYears)
	}
	c.Between("site.json", "settings.answerDays", s.Settings.AnswerDays, 0, limits.AnswerDays)
	c.checkAnswers(s.Settings.Answers)
	c.checkLeadRules(s.Settings.LeadRules)
	c.checkViewingHours(s.Settings.ViewingHours)
}
