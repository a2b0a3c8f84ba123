package leads

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/locale"
)

// check gives what a form was checked against, and all its problems. Every form needs a captcha, whoever sends it and however often. A
// form with problems does not count for its sender's limit, unless its only problem is a wrong captcha.
func (o *Service) check(ctx context.Context, kind FormKind, form Form) (check.Facts, forms.Problems, error) {
	facts, err := o.gather(ctx, form.About(), form.Common().Language)
	if err != nil {
		return facts, nil, err
	}
	captcha, sender := form.Common().Captcha, o.sender(ctx, kind)
	problems := form.Common().unread.With(form.Check(facts))
	if len(problems) > 0 {
		_, err := o.judge(ctx, captcha, &problems)
		return facts, problems, err
	}
	if room, err := o.Store.Attempts.MayAttempt(ctx, sender); err != nil || !room {
		return facts, forms.OneProblem("", forms.TooOften), err
	}
	wrong, err := o.judge(ctx, captcha, &problems)
	if err == nil && wrong {
		_, err = o.Store.Attempts.CountAttempt(ctx, sender, o.Now())
	}
	return facts, problems, err
}

// sender is the limit of a form for this visitor.
func (o *Service) sender(ctx context.Context, kind FormKind) attempts.Limit {
	return o.SenderLimit(principal.Of(ctx).Address, kind.Name, kind.PerHour, time.Hour)
}

// gather reads what the rules need to know; number is the property that the form is about, nil for none.
func (o *Service) gather(ctx context.Context, number *int, l locale.Language) (check.Facts, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return check.Facts{}, err
	}
	f := check.Facts{Catalog: c, Now: o.Now()}
	if number != nil {
		f.Property, err = o.Property(ctx, *number, l)
	}
	return f, err
}

// judge adds the problem of a missing or wrong captcha, and reports whether the answer was wrong.
func (o *Service) judge(ctx context.Context, c *CaptchaInput, problems *forms.Problems) (wrong bool, err error) {
	if c == nil || c.ID == "" || c.Text == "" && c.Proof == "" {
		problems.Add("captcha", forms.Required)
		return false, nil
	}
	passes, err := o.Captcha.Passes(ctx, c.ID, c.Text, c.Proof)
	if err == nil && !passes {
		problems.Add("captcha", forms.CaptchaWrong)
	}
	return !passes, err
}
