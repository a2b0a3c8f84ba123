package agency

import "time"

// AppointmentInput is the form that books a visit of a property.
type AppointmentInput struct {
	Envelope
	Property   int             `json:"property"`
	Person     PersonInput     `json:"person"`
	Start      *time.Time      `json:"start"`
	Statements []RentStatement `json:"statements,omitempty"`
	Remark     string          `json:"remark,omitempty"`
}

// Who filled it in.
func (f *AppointmentInput) Who() PersonInput { return f.Person }

// About is the property.
func (f *AppointmentInput) About() *int { return &f.Property }

// Check tells what is wrong. Whether a seat is left is known only when it is taken.
func (f *AppointmentInput) Check(facts Facts) Problems {
	c := f.check()
	c.available(facts)
	c.person(&f.Person, facts, true)
	c.slot("start", f.Start, facts)
	if facts.Property != nil {
		c.agreed("statements", facts.Property.RentTerms().Accepts(f.Statements))
	}
	c.remark(&f.Remark, false)
	return c.Problems
}

// slot checks that a visit can start at a moment.
func (c *checking) slot(path string, start *time.Time, f Facts) {
	switch {
	case start == nil:
		c.Add(path, Required)
	case start.Before(f.Now):
		c.Add(path, Past)
	default:
		if _, ok := f.Catalog.Site.Settings.Visits.WithDefaults().At(*start, f.Now); !ok {
			c.Add(path, Unknown)
		}
	}
}

// MoveInput moves an appointment to another moment; Token is that of the letter.
type MoveInput struct {
	Token string
	Start *time.Time
}

// Check tells what is wrong.
func (f *MoveInput) Check(facts Facts) Problems {
	c := &checking{}
	c.slot("start", f.Start, facts)
	return c.Problems
}
