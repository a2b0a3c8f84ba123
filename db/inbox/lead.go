package inbox

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// Lead is a form that was accepted. Content and Answer are JSON: what was filled in, and what the visitor was answered.
type Lead struct {
	ID        string             `db:"id" json:"id"`
	Form      string             `db:"form" json:"form"`
	Key       string             `db:"key" json:"-"`
	Language  locale.Language    `db:"language" json:"language"`
	Title     *forms.PersonTitle `db:"title" json:"title,omitempty"`
	FirstName string             `db:"first_name" json:"firstName,omitempty"`
	LastName  string             `db:"last_name" json:"lastName,omitempty"`
	Email     string             `db:"email" json:"email,omitempty"`
	Phone     string             `db:"phone" json:"phone,omitempty"`
	Property  *int               `db:"property" json:"property,omitempty"`
	Project   *int               `db:"project" json:"project,omitempty"`
	Page      string             `db:"page" json:"page,omitempty"`
	Content   string             `db:"content" json:"-"`
	Answer    string             `db:"answer" json:"-"`
	CreatedAt int64              `db:"created_at" json:"-"`
	// Rule is by which the lead got its agent when it came, "" for none that fitted. RuleAgent is that member of staff, 0 for nobody, and
	// RuleAway the member who was away and in whose place that one got it.
	Rule      desk.RuleReceiver `db:"rule" json:"-"`
	RuleAgent int               `db:"rule_agent" json:"-"`
	RuleAway  int               `db:"rule_away" json:"-"`
}

// Receipt is everything that is written when a form is accepted.
type Receipt struct {
	Lead    Lead
	Captcha string             // the id of the captcha that it uses up; "" for what the desk enters, which needs none
	Expires time.Time          // when the captcha may be dropped
	Sender  attempts.Limit     // how often its sender may send the form; the zero value is no limit
	Effects []handle.Statement // with their guards
	Emails  []outbox.Email
	CRM     bool // it goes to the linked CRMs
	// PhoneCRMs are the CRMs, by name, to which a lead without an email address goes; to the others it does not.
	PhoneCRMs []string
}

// Receive stores a form in one transaction: the lead, its effects and its emails. It uses up the captcha, if it has one, and counts for its
// sender's limit, and the emails count for their recipients: one whose limit is reached is left out. It returns ErrAgain when a lead of the
// form has the same key, and Refused when a guard stops it.
func (s *Store) Receive(ctx context.Context, r Receipt) error {
	l := r.Lead
	list := append([]handle.Statement{
		handle.Guard(handle.Again, "NOT EXISTS (SELECT 1 FROM lead WHERE form = ? AND key = ?)", l.Form, l.Key)}, InsertLead(l)...)
	if r.Captcha != "" {
		list = append(list, handle.Statement{SQL: `INSERT INTO captcha (id, tries, used_by, expires_at) VALUES (?, 1, ?, ?)
			ON CONFLICT (id) DO UPDATE SET used_by = excluded.used_by WHERE used_by IS NULL`,
			Args: []any{r.Captcha, l.ID, r.Expires.Unix()}},
			handle.Guard(forms.CaptchaWrong, "EXISTS (SELECT 1 FROM captcha WHERE id = ? AND used_by = ?)", r.Captcha, l.ID))
	}
	if r.Sender.Most > 0 {
		list = append(list, r.Sender.CountOrRefuse(time.Unix(l.CreatedAt, 0))...)
	}
	if l.RuleAgent != 0 {
		list = append(list, stillRuled(l))
	}
	switch {
	case r.CRM && l.Email == "":
		list = append(list, crmlinks.PhoneToCRMs(l.ID, l.CreatedAt, r.PhoneCRMs))
	case r.CRM:
		list = append(list, crmlinks.ToCRMs(l.ID, l.CreatedAt))
	}
	list = append(list, r.Effects...)
	for _, email := range r.Emails {
		list = append(list, email.Queue(&l.ID, l.CreatedAt)...)
	}
	_, err := s.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: handle.Again}) {
		return ErrAgain
	}
	return err
}

// ErrAgain says that this form was stored already.
var ErrAgain = errors.New("a form with this key was stored already")

// AnswerTo gives the answer to an earlier form with this key; found is false when there is none.
func (s *Store) AnswerTo(ctx context.Context, form, key string) (answer string, found bool, err error) {
	err = s.One(ctx, &answer, "SELECT answer FROM lead WHERE form = ? AND key = ?", form, key)
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	return answer, err == nil, err
}

// FormOf reads the form that a demand came with, nil once it was deleted.
func (s *Store) FormOf(ctx context.Context, d demands.Demand) (*Lead, error) {
	var l Lead
	err := s.One(ctx, &l, "SELECT "+handle.ColumnsOf(l, "l.")+" FROM lead l JOIN demand d ON d.lead = l.id WHERE d.id = ?", d.ID)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &l, err
}
