package staff

import (
	"context"
	"regexp"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// MailServer is what the desk needs of the program that sends emails. Its fields are nil where none does.
type MailServer struct {
	Set bool // emails go to a mail server, not into a folder
	// Try hands one email over at once and tells what the mail server answered.
	Try   func(context.Context, agency.Outgoing) mail.Words
	Retry func()        // sends what waits now, also while the mail server could not be reached
	DNS   mail.Resolver // has the records of the domain that sends
}

// Outbox is what waits to be sent.
type Outbox struct {
	Emails    int
	Failed    int        // those of Emails that the mail server did not take yet
	OldestAt  *time.Time // nil when nothing waits
	NextAt    *time.Time
	LastError *string
}

// EmailsRetried says how many emails are sent again now.
type EmailsRetried struct{ Emails int }

// CheckMailRecordsInput may name the key of the domain's signatures.
type CheckMailRecordsInput struct{ Selector *string }

// MailRecordsChecked is what DNS has of the domain that sends.
type MailRecordsChecked struct {
	Domain  string
	Records []mail.Finding
}

// Outbox tells managers what waits to be sent.
func (s *Service) Outbox(ctx context.Context, d *Desk) (*Outbox, error) {
	if !d.May(desk.ManageLinks) {
		return nil, ErrForbidden
	}
	w, err := s.Store.Outbox.Waiting(ctx)
	if w.Next != nil { // what is due waits for the next turn
		*w.Next = max(*w.Next, s.Now().Unix())
	}
	return &Outbox{w.Emails, w.Failed, locale.OptionalMoment(w.Oldest), locale.OptionalMoment(w.Next), w.LastError}, err
}

// RetryEmails sends what failed before now, not at its next turn, for managers.
func (s *Service) RetryEmails(ctx context.Context) (*EmailsRetried, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	switch {
	case d == nil:
		return nil, problems, err
	case !d.May(desk.ManageLinks) || s.Mail.Retry == nil:
		return nil, nil, ErrForbidden
	}
	n, err := s.Store.Outbox.RetryEmails(ctx, s.Action(d, "retryEmails"))
	if err != nil {
		return nil, nil, err
	}
	s.Mail.Retry()
	return &EmailsRetried{n}, nil, nil
}

var selectorPattern = regexp.MustCompile(`^[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?$`)

// CheckMailRecords looks up the records by which mail servers recognise real emails of the agency, for managers; one look-up at a time.
func (s *Service) CheckMailRecords(ctx context.Context, f *CheckMailRecordsInput) (*MailRecordsChecked, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	switch {
	case d == nil:
		return nil, problems, err
	case !d.May(desk.ManageLinks) || s.Mail.DNS == nil:
		return nil, nil, ErrForbidden
	}
	selector := ""
	if f.Selector != nil {
		selector = strings.TrimSpace(*f.Selector)
	}
	switch {
	case len(selector) > limits.SelectorCharacters:
		return nil, forms.OneProblem("selector", forms.TooLong), nil
	case selector != "" && !selectorPattern.MatchString(selector) || strings.Contains(selector, ".."):
		return nil, forms.OneProblem("selector", forms.OutOfRange), nil
	case !s.checking.TryLock():
		return nil, forms.OneProblem("", forms.TooOften), nil
	}
	defer s.checking.Unlock()
	domain, err := s.sendingDomain(ctx)
	if err != nil {
		return nil, nil, err
	}
	return &MailRecordsChecked{domain, mail.CheckRecords(ctx, s.Mail.DNS, domain, selector)}, nil, nil
}

// sendingDomain is the domain of the address that all emails of the site are from.
func (s *Service) sendingDomain(ctx context.Context) (string, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return "", err
	}
	address, err := forms.ASCIIEmail(c.Site.Email)
	return address[strings.LastIndexByte(address, '@')+1:], err
}
