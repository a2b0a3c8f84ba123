package agency

import (
	"time"

	"github.com/gevel/gevel/locale"
)

// Envelope is what every form carries beside its own fields.
type Envelope struct {
	Key      string          `json:"-"` // of the visitor's deed: the same key twice is one lead
	Language locale.Language `json:"-"`
	Privacy  bool            `json:"-"` // the visitor agrees to the privacy statement
	Captcha  *CaptchaInput   `json:"-"`
	Website  string          `json:"-"` // a trap for programs: people do not see it
	Page     string          `json:"-"` // the path it was sent from
}

// CaptchaInput is an answer to a captcha: the characters of its picture or sound, or the number of its proof of work.
type CaptchaInput struct {
	ID    string
	Text  string
	Proof string
}

// PersonTitle is how a person wants to be addressed.
type PersonTitle string

// PersonInput is who fills in a form.
type PersonInput struct {
	Title     *PersonTitle `json:"title,omitempty"`
	FirstName string       `json:"firstName,omitempty"`
	LastName  string       `json:"lastName,omitempty"`
	Email     string       `json:"email,omitempty"`
	Phone     string       `json:"phone,omitempty"`
}

// Form is a form that was filled in.
type Form interface {
	// Common is what every form carries.
	Common() *Envelope
	// Who filled it in.
	Who() PersonInput
	// About is the number of the property it is about, nil for none.
	About() *int
	// Check trims what was typed and tells everything that is wrong with it. It is asked once.
	Check(Facts) Problems
}

// Facts are what rules need to know beside what was filled in.
type Facts struct {
	Catalog  *Catalog
	Now      time.Time
	Property *Property // the public property that the form is about; nil when there is none with its number
	Project  *Project  // likewise
}

// Common is what every form carries.
func (e *Envelope) Common() *Envelope { return e }

// About is overridden by forms about a property.
func (e *Envelope) About() *int { return nil }

// Bounds of what every form carries, in characters.
const (
	shortestKey = 8
	longestKey  = 100
	longestPage = 300
)

// check starts to check a form: its envelope first.
func (e *Envelope) check() *checking {
	c := e.arrived()
	if !e.Privacy {
		c.Add("privacy", PrivacyMissing)
	}
	return c
}

// arrived starts to check a form that asks no consent.
func (e *Envelope) arrived() *checking {
	c := &checking{language: e.Language}
	if len(e.Key) < shortestKey || len(e.Key) > longestKey {
		c.Add("key", OutOfRange)
	}
	c.optional("page", &e.Page, longestPage)
	return c
}

// person checks who fills in a form. The title is asked only where the agency insists (Court of Justice, C-394/23).
func (c *checking) person(p *PersonInput, f Facts, phoneRequired bool) {
	if p.Title == nil && f.Catalog.Site.Settings.TitleRequired {
		c.Add("person.title", Required)
	}
	c.line("person.firstName", &p.FirstName, longestName)
	c.line("person.lastName", &p.LastName, longestName)
	c.email("person.email", &p.Email)
	c.phone("person.phone", &p.Phone, phoneRequired)
}
