package desk

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/geo"
)

// RuleReceiver says who gets the leads of a rule.
type RuleReceiver string

// The receivers.
const (
	// ToAgent gives a lead about a property or project to its agent: the member of staff with the agent's address.
	ToAgent RuleReceiver = "AGENT"
	// ToStaff gives leads to the members that the rule names, who take turns.
	ToStaff RuleReceiver = "STAFF"
	// ToOffice leaves a lead to the office: it is nobody's until somebody takes it.
	ToOffice RuleReceiver = "OFFICE"
)

// RuleReceivers are all of them.
var RuleReceivers = []RuleReceiver{ToAgent, ToStaff, ToOffice}

// LeadRule says who gets leads of a form, or with a postcode, when they come in. The first rule holds that fits a lead and has somebody for
// it; a lead that none has is the office's.
type LeadRule struct {
	Form      string       `json:"form,omitempty"`      // the name of the form; "" for each
	Postcodes string       `json:"postcodes,omitempty"` // of the home, whole, begun or from-until: "3960, 37, 3680-3690"; "" for each
	To        RuleReceiver `json:"to"`
	Staff     []string     `json:"staff,omitempty"` // the addresses of members of staff, for ToStaff
}

// UsualLeadRules hold while an agency has none of its own: a lead about a home is its agent's.
var UsualLeadRules = []LeadRule{{To: ToAgent}}

// Fits reports whether a lead of a form about a home with a postcode, "" for none, is the rule's.
func (r LeadRule) Fits(form, postcode string) bool {
	if r.Form != "" && r.Form != form {
		return false
	}
	ranges, _ := r.ranges()
	return len(ranges) == 0 || slices.ContainsFunc(ranges, func(p postcodeRange) bool { return p.have(postcode) })
}

// UnreadPostcodes is the first of the rule's postcodes that is none, "" when all can be read.
func (r LeadRule) UnreadPostcodes() string {
	_, unread := r.ranges()
	return unread
}

// postcodeRange is those from one to another, or all that begin with one; country is 0 where none was written.
type postcodeRange struct {
	country     int
	from, until string // until is "" for what begins with from
}

func (p postcodeRange) have(postcode string) bool {
	country, zip := geo.PostcodeOf(postcode)
	switch {
	case zip == "" || p.country != 0 && country != 0 && p.country != country:
		return false
	case p.until == "":
		return strings.HasPrefix(zip, p.from)
	}
	return len(zip) == len(p.from) && p.from <= zip && zip <= p.until
}

// ranges reads the rule's postcodes, with the first that cannot be read.
func (r LeadRule) ranges() (list []postcodeRange, unread string) {
	for _, part := range strings.FieldsFunc(r.Postcodes, func(c rune) bool { return c == ',' || c == ';' || c == ' ' || c == '\n' }) {
		country, zips := geo.PostcodeOf(part)
		from, until, isRange := strings.Cut(zips, "-")
		if !isPostcode(from) || isRange && (!isPostcode(until) || len(from) != len(until) || len(from) != postcodeDigits || until < from) {
			return list, part
		}
		list = append(list, postcodeRange{country, from, until})
	}
	return list, ""
}

// postcodeDigits is how many digits a postcode has, in Belgium and in Luxembourg.
const postcodeDigits = 4

// isPostcode reports whether a text is the whole or the beginning of a postcode.
func isPostcode(text string) bool {
	return text != "" && len(text) <= postcodeDigits && strings.Trim(text, "0123456789") == ""
}
