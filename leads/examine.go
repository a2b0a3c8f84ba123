package leads

import (
	"context"
	"encoding/hex"
	"net/netip"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// examine gives everything that is wrong with the form. Only a form without faults counts as sent by its visitor.
func (t *taking) examine(name string) (agency.Problems, error) {
	var err error
	if t.facts, err = t.gather(); err != nil {
		return nil, err
	}
	problems := t.visitor.Problems.With(t.form.Check(t.facts))
	if err := t.judge(&problems); err != nil || len(problems) > 0 {
		return problems, err
	}
	kind, _ := agency.KindOfForm(name)
	allowed, err := t.Store.Attempt(t.ctx, t.SenderOf(t.visitor.Address), name, kind.PerHour, time.Hour, t.Now())
	if err == nil && !allowed {
		problems.Add("", agency.TooOften)
	}
	return problems, err
}

// gather reads what the rules need to know.
func (t *taking) gather() (agency.Facts, error) {
	c, err := t.Store.Catalog(t.ctx)
	if err != nil {
		return agency.Facts{}, err
	}
	f := agency.Facts{Catalog: c, Now: t.Now()}
	if number := t.form.About(); number != nil {
		f.Property, err = t.property(t.ctx, *number, t.form.Common().Language)
	}
	return f, err
}

// property reads a public property with what forms and letters speak of, nil when there is none.
func (o *Office) property(ctx context.Context, number int, l agency.Language) (*agency.Property, error) {
	list, err := o.Store.PropertiesByNumber(ctx, l, []int{number}, db.Selection{Groups: []string{"rooms", "surfaces", "rentTerms"}, Photos: 5, Papers: true})
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// judge notes a captcha that is missing or wrong.
func (t *taking) judge(problems *agency.Problems) error {
	c := t.form.Common().Captcha
	if c == nil || c.ID == "" || c.Text == "" && c.Proof == "" {
		problems.Add("captcha", agency.Required)
		return nil
	}
	passes, err := t.Captcha.Passes(t.ctx, c.ID, c.Text, c.Proof)
	if err == nil && !passes {
		problems.Add("captcha", agency.CaptchaWrong)
	}
	return err
}

// SenderOf is a digest of a network address, by which is counted what it sends; all of a subscriber's IPv6 addresses are one.
func (o *Office) SenderOf(address string) string {
	if ip, err := netip.ParseAddr(address); err == nil && ip.Is6() && !ip.Is4In6() {
		prefix, _ := ip.Prefix(64) // an IPv6 address has 128 bits
		address = prefix.String()
	}
	return hex.EncodeToString(o.Key.Digest("sender", address)[:16])
}
