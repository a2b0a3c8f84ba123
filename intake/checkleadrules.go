package intake

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
func (f *folder) checkLeadRules(rules []desk.LeadRule) {
	if len(rules) > limits.LeadRules {
		f.problem("site.json", "settings.leadRules", "has more than %d rules", limits.LeadRules)
	}
	for i, r := range rules {
		field := fmt.Sprintf("settings.leadRules[%d]", i)
		if k, known := leads.KindOfForm(r.Form); r.Form != "" && (!known || !k.MakesLead()) {
			f.problem("site.json", field+".form", "%q is not a form", r.Form)
		}
		if utf8.RuneCountInString(r.Postcodes) > limits.LeadRulePostcodesCharacters {
			f.problem("site.json", field+".postcodes", "has more than %d characters", limits.LeadRulePostcodesCharacters)
		} else if p := r.UnreadPostcodes(); p != "" {
			f.problem("site.json", field+".postcodes", "%q is no postcode; write 3960, 37 or 3680-3690", p)
		}
		if !slices.Contains(desk.RuleReceivers, r.To) {
			f.problem("site.json", field+".to", "%q is not AGENT, STAFF or OFFICE", r.To)
		}
		f.checkRuleStaff(field+".staff", r)
	}
}

// checkRuleStaff checks who takes turns by a rule.
func (f *folder) checkRuleStaff(field string, r desk.LeadRule) {
	switch {
	case r.To == desk.ToStaff && len(r.Staff) == 0:
		f.problem("site.json", field, "is missing")
	case r.To != desk.ToStaff && len(r.Staff) > 0:
		f.problem("site.json", field, "is for STAFF only")
	case len(r.Staff) > limits.LeadRuleStaff:
		f.problem("site.json", field, "has more than %d addresses", limits.LeadRuleStaff)
	}
	for i, address := range r.Staff {
		if !forms.IsEmail(address) {
			f.problem("site.json", field, "%q is not an email address", address)
		} else if slices.ContainsFunc(r.Staff[:i], func(other string) bool { return forms.Mailbox(other) == forms.Mailbox(address) }) {
			f.problem("site.json", field, "has %s twice", address)
		}
	}
}
