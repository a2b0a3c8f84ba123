package leads

import (
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Envelope is what every form carries beside its own fields.
type Envelope struct {
	Key      string          `json:"-"` // idempotency key: the same key twice is one lead
	Language locale.Language `json:"-"`
	Privacy  bool            `json:"-"` // the visitor agrees to the privacy statement
	Captcha  *CaptchaInput   `json:"-"`
	Website  string          `json:"-"` // honeypot for bots: people see this field only when it was filled in
	Page     string          `json:"-"` // the path it was sent from
	Unread   `json:"-"`
}

// Unread are the problems of reading a form that a browser without scripts posted: they count beside those that its Check finds. A form
// that comes as GraphQL variables has none.
type Unread struct {
	unread forms.Problems
}

// SetUnread gives a form the problems of reading it.
func (u *Unread) SetUnread(problems forms.Problems) { u.unread = problems }

// CaptchaInput is an answer to a captcha: the characters of its picture or sound, or the number of its proof of work.
type CaptchaInput struct {
	ID    string
	Text  string
	Proof string
}

// Form is a form as a visitor filled it in.
type Form interface {
	// Common is what every form carries.
	Common() *Envelope
	// Who is the person who filled in the form.
	Who() forms.PersonInput
	// About is the number of the property it is about, nil for none.
	About() *int
	// Check trims the input and returns all its problems. Call it once.
	Check(check.Facts) forms.Problems
}

// Common is what every form carries.
func (e *Envelope) Common() *Envelope { return e }

// About is overridden by forms about a property.
func (e *Envelope) About() *int { return nil }

// longestPage is how long the page may be from which a form was sent, in characters.
const longestPage = 300

// check starts to check a form: its envelope first.
func (e *Envelope) check() *check.Checking {
	c := e.arrived()
	if !e.Privacy {
		c.Add("privacy", forms.PrivacyMissing)
	}
	return c
}

// arrived starts to check a form that needs no consent.
func (e *Envelope) arrived() *check.Checking {
	c := &check.Checking{Language: e.Language}
	if len(e.Key) < limits.FormKeyShortest || len(e.Key) > limits.FormKeyLongest {
		c.Add("key", forms.OutOfRange)
	}
	c.Optional("page", &e.Page, longestPage)
	c.Optional("website", &e.Website, 0) // said, and not thrown away unseen: password managers fill it in, too
	return c
}
