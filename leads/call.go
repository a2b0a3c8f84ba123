package leads

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
)

// CallName is the form of a telephone call that staff noted.
const CallName = "noteCall"

var callForm = FormKind{Name: CallName, Thanks: "thanksContact", Days: usualRetention, CRM: true, ByStaff: true}

// CallInput is a telephone call that somebody at the desk noted. A phone number or an email address is enough.
type CallInput struct {
	Envelope
	Person   forms.PersonInput `json:"person"`
	Property *int              `json:"property,omitempty"`
	Remark   string            `json:"remark,omitempty"`
	Agent    int               `json:"-"` // the member of staff who follows it; 0 for whom the agency's rules name
	CallBack *int64            `json:"-"` // when the caller is called back, in seconds since 1970; nil for no time
	By       desklog.Action    `json:"-"`
}

// Who is the person who called.
func (f *CallInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the call is about, nil for none.
func (f *CallInput) About() *int { return f.Property }

// Check returns what is wrong. Somebody whom nobody can call or write back is refused.
func (f *CallInput) Check(check.Facts) forms.Problems {
	c := f.arrived()
	c.Optional("name", &f.Person.FirstName, limits.FormNameCharacters)
	f.Person.FirstName, f.Person.LastName, _ = strings.Cut(f.Person.FirstName, " ")
	if strings.TrimSpace(f.Person.Email) != "" {
		c.Email("email", &f.Person.Email)
	}
	c.Phone("phone", &f.Person.Phone, strings.TrimSpace(f.Person.Email) == "")
	c.Remark(&f.Remark, false)
	return c.Problems
}

// NoteCall stores a telephone call as a lead: the agency's rules give it to somebody, unless it says who follows it. Whoever follows it and
// did not note it is told by email. The answer is the lead's id; the same key again gives the same lead.
func (o *Service) NoteCall(ctx context.Context, f *CallInput) (lead string, problems forms.Problems, err error) {
	if err := o.InUse(ctx, &f.Language); err != nil {
		return "", nil, err
	}
	if stored, err := o.storedAnswer(ctx, CallName, f.Key); stored != nil || err != nil {
		return stored.called(), nil, err
	}
	facts, err := o.gather(ctx, f.Property, f.Language)
	if err != nil {
		return "", nil, err
	}
	if problems := f.Check(facts); len(problems) > 0 {
		return "", problems, nil
	}
	s, err := o.submit(callForm, f, facts)
	if err != nil {
		return "", nil, err
	}
	s.answer.Lead, s.holder, s.by = s.lead.ID, f.Agent, f.By.Staff
	answer, problems, err := o.outcome(ctx, s, o.receive(ctx, s, noted(f)))
	return answer.called(), problems, err
}

// called is the lead of a call, "" without an answer.
func (a *Answer) called() string {
	if a == nil {
		return ""
	}
	return a.Lead
}

// noted adds the line of the log, and whoever follows the call.
func noted(f *CallInput) composer {
	return func(_ context.Context, s *submission) error {
		by := f.By
		by.Name, by.Record = CallName, "lead:"+s.lead.ID
		s.add(by.Insert())
		if f.CallBack != nil {
			s.add(inbox.CallBack{Lead: s.lead.ID, At: f.CallBack}.Statement())
		}
		if f.Agent != 0 {
			s.add(handle.Guard(forms.Unknown, members.MayHave("?2"), f.Agent), handle.Statement{
				SQL:  `UPDATE lead_handling SET agent = ?, agent_version = agent_version + 1, agent_by = ?, agent_at = ? WHERE lead = ?`,
				Args: []any{f.Agent, by.Staff, by.At.Unix(), s.lead.ID}})
		}
		return nil
	}
}

// notifyFollower composes the email to the member of staff who follows what a colleague noted; none for who noted it for oneself, and for
// one who wants no emails about leads.
func (o *Service) notifyFollower(ctx context.Context, s *submission) ([]outbox.Email, error) {
	if s.by == 0 || s.holder == 0 || s.by == s.holder {
		return nil, nil
	}
	staff, err := o.Store.Members.OpenStaff(ctx)
	if err != nil {
		return nil, err
	}
	at := func(id int) int {
		return slices.IndexFunc(staff, func(m members.StaffMember) bool { return m.ID == id })
	}
	to, by := at(s.holder), at(s.by)
	if to < 0 || by < 0 || staff[to].Wants(false) == desk.NoEmails {
		return nil, nil
	}
	email, err := o.HandOverEmail(ctx, staff[to], staff[by], &s.lead)
	return []outbox.Email{email}, err
}
