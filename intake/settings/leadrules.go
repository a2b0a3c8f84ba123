package settings

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

// checkLeadRules checks the rules that say who gets leads. An address is that of somebody at the desk, whom an import does not know: a rule
// passes over one that nobody there has.
func (c *checker) checkLeadRules(rules []desk.LeadRule) {
	if len(rules) > limits.LeadRules {
		c.Refuse("site.json", "settings.leadRules", "has more than %d rules", limits.LeadRules)
	}
	for i, r := range rules {
		field := fmt.Sprintf("settings.leadRules[%d]", i)
		if k, known := leads.KindOfForm(r.Form); r.Form != "" && (!known || !k.MakesLead()) {
			c.Refuse("site.json", field+".form", "%q is not a form", r.Form)
		}
		if utf8.RuneCountInString(r.Postcodes) > limits.LeadRulePostcodesCharacters {
			c.Refuse("site.json", field+".postcodes", "has more than %d characters", limits.LeadRulePostcodesCharacters)
		} else if p := r.UnreadPostcodes(); p != "" {
			c.Refuse("site.json", field+".postcodes", "%q is no postcode; write 3960, 37 or 3680-3690", p)
		}
		if !slices.Contains(desk.RuleReceivers, r.To) {
			c.Refuse("site.json", field+".to", "%q is not AGENT, STAFF or OFFICE", r.To)
		}
		c.checkRuleStaff(field+".staff", r)
	}
}

// checkRuleStaff checks who takes turns by a rule.
func (c *checker) checkRuleStaff(field string, r desk.LeadRule) {
	switch {
	case r.To == desk.ToStaff && len(r.Staff) == 0:
		c.Refuse("site.json", field, "is missing")
	case r.To != desk.ToStaff && len(r.Staff) > 0:
		c.Refuse("site.json", field, "is for STAFF only")
	case len(r.Staff) > limits.LeadRuleStaff:
		c.Refuse("site.json", field, "has more than %d addresses", limits.LeadRuleStaff)
	}
	for i, address := range r.Staff {
		if !forms.IsEmail(address) {
			c.Refuse("site.json", field, "%q is not an email address", address)
		} else if slices.ContainsFunc(r.Staff[:i], func(other string) bool { return forms.Mailbox(other) == forms.Mailbox(address) }) {
			c.Refuse("site.json", field, "has %s twice", address)
		}
	}
}
