package agency

// ContactPreference is how a visitor wants to be answered.
type ContactPreference string

// ByPhone needs a number.
const ByPhone ContactPreference = "PHONE"

// ContactSlot is a part of the day in which a visitor can be called (specification section 9).
type ContactSlot string

// ContactInput is the form "contact us".
type ContactInput struct {
	Envelope
	Person     PersonInput        `json:"person"`
	Street     string             `json:"street,omitempty"`
	Zip        string             `json:"zip,omitempty"`
	City       string             `json:"city,omitempty"`
	Preference *ContactPreference `json:"preference,omitempty"`
	Newsletter bool               `json:"newsletter,omitempty"`
	Remark     string             `json:"remark"`
}

// Who filled it in.
func (f *ContactInput) Who() PersonInput { return f.Person }

// Check tells what is wrong. Who wants to be called must give a number.
func (f *ContactInput) Check(facts Facts) Problems {
	c := f.check()
	c.person(&f.Person, facts, wantsCall(f.Preference))
	c.optional("street", &f.Street, longestLine)
	c.optional("zip", &f.Zip, longestZip)
	c.optional("city", &f.City, longestName)
	c.remark(&f.Remark, true)
	return c.Problems
}

func wantsCall(p *ContactPreference) bool { return p != nil && *p == ByPhone }

// remark checks what a visitor writes freely.
func (c *checking) remark(s *string, required bool) {
	c.text("remark", s, longestText)
	if required && *s == "" {
		c.Add("remark", Required)
	}
}
