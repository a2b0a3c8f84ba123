package leads

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
)

// examine gives all problems of the form. Every form needs a captcha, whoever sends it and however often. A form with problems does not
// count for its sender's limit, unless its only problem is a wrong captcha.
func (t *taking) examine(kind FormKind) (agency.Problems, error) {
	var err error
	if t.facts, err = t.gather(); err != nil {
		return nil, err
	}
	t.receipt.Sender = t.sender(kind)
	problems := t.form.Common().unread.With(t.form.Check(t.facts))
	if len(problems) > 0 {
		_, err := t.judge(&problems)
		return problems, err
	}
	if room, err := t.Store.Attempts.MayAttempt(t.ctx, t.receipt.Sender); err != nil || !room {
		return problem("", agency.TooOften), err
	}
	wrong, err := t.judge(&problems)
	if err == nil && wrong {
		_, err = t.Store.Attempts.CountAttempt(t.ctx, t.receipt.Sender, t.Now())
	}
	return problems, err
}

// sender is the limit of the form for this visitor.
func (t *taking) sender(kind FormKind) attempts.Limit {
	return t.SenderLimit(principal.Of(t.ctx).Address, kind.Name, kind.PerHour, time.Hour)
}

// gather reads what the rules need to know.
func (t *taking) gather() (Facts, error) {
	c, err := t.Store.Catalog(t.ctx)
	if err != nil {
		return Facts{}, err
	}
	f := Facts{Catalog: c, Now: t.Now()}
	if number := t.form.About(); number != nil {
		f.Property, err = t.property(t.ctx, *number, t.form.Common().Language)
	}
	return f, err
}

// property reads a public property with the fields that forms and emails need, nil when there is none.
func (o *Service) property(ctx context.Context, number int, l locale.Language) (*agency.Property, error) {
	list, err := o.Store.PropertiesByNumber(ctx, l, []int{number},
		columns.Selection{Groups: []string{"rooms", "surfaces", "rentTerms"}, Photos: 5, Documents: true})
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// judge reports a missing or wrong captcha, and reports whether the answer was wrong.
func (t *taking) judge(problems *agency.Problems) (wrong bool, err error) {
	c := t.form.Common().Captcha
	if c == nil || c.ID == "" || c.Text == "" && c.Proof == "" {
		problems.Add("captcha", agency.Required)
		return false, nil
	}
	passes, err := t.Captcha.Passes(t.ctx, c.ID, c.Text, c.Proof)
	if err == nil && !passes {
		problems.Add("captcha", agency.CaptchaWrong)
	}
	return !passes, err
}
