package desk_test

import (
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// TestRulesOfLeadsFitFormsAndPostcodes: a rule without either fits everything, and postcodes are whole, begun or a range.
func TestRulesOfLeadsFitFormsAndPostcodes(t *testing.T) {
	for _, c := range []struct {
		form, postcodes, of, zip string
		want                     bool
	}{
		{"", "", "contact", "", true},
		{"requestValuation", "", "requestValuation", "", true},
		{"requestValuation", "", "contact", "", false},
		{"", "3960", "contact", "3960", true},
		{"", "3960", "contact", "B-3960", true},
		{"", "3960", "contact", "3961", false},
		{"", "3960", "contact", "", false},
		{"", "37", "contact", "3700", true},
		{"", "37", "contact", "3800", false},
		{"", "3680-3690; 9", "contact", "3685", true},
		{"", "3680-3690; 9", "contact", "3691", false},
		{"", "3680-3690; 9", "contact", "9990", true},
		{"", "L-97", "contact", "L-9710", true},
		{"", "L-97", "contact", "B-9710", false},
		{"", "L-9700-9720", "contact", "9710", true},
	} {
		rule := desk.LeadRule{Form: c.form, Postcodes: c.postcodes}
		if got := rule.Fits(c.of, c.zip); got != c.want {
			t.Errorf("%+v fits %s of %q: %v, want %v", rule, c.of, c.zip, got, c.want)
		}
	}
}

// TestPostcodesOfRulesThatAreNone names the first that cannot be read.
func TestPostcodesOfRulesThatAreNone(t *testing.T) {
	for typed, want := range map[string]string{"": "", "3960, 37 3680-3690": "", "L-9710": "", "Bree": "Bree", "3960, 39601": "39601",
		"3690-3680": "3690-3680", "36-3690": "36-3690", "36-37": "36-37", "3680-": "3680-"} {
		if got := (desk.LeadRule{Postcodes: typed}).UnreadPostcodes(); got != want {
			t.Errorf("of %q %q cannot be read, want %q", typed, got, want)
		}
	}
}
