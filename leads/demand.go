package leads

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

var demandForm = FormKind{Name: "registerDemand", Thanks: "thanksDemand", PerHour: 10, Days: usualRetention}

// DemandInput is the form of the demand register: which properties someone wants emails about.
type DemandInput struct {
	Envelope
	Person     agency.PersonInput    `json:"person"`
	Filter     agency.PropertyFilter `json:"filter"`
	Newsletter bool                  `json:"newsletter,omitempty"`
	Remark     string                `json:"remark,omitempty"`
}

// Who is the person who filled in the form.
func (f *DemandInput) Who() agency.PersonInput { return f.Person }

// Check tells what is wrong.
func (f *DemandInput) Check(facts Facts) agency.Problems {
	c := f.check()
	c.person(&f.Person, facts, false)
	c.demand("filter", &f.Filter, facts)
	c.remark(&f.Remark, false)
	return c.Problems
}

// DemandChangeInput changes the criteria of a demand; Token is from the link of its email.
type DemandChangeInput struct {
	Unread
	Token  string
	Filter agency.PropertyFilter
}

// Check tells what is wrong.
func (f *DemandChangeInput) Check(facts Facts) agency.Problems {
	c := &Checking{}
	c.demand("filter", &f.Filter, facts)
	return c.Problems
}

// RegisterDemand takes a form of the demand register. The demand becomes active when it is confirmed by the link of an email. The same
// demand of the same person is stored once.
func (o *Service) RegisterDemand(ctx context.Context, f *DemandInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, demandForm, f, func(t *taking) error {
		d := db.NewDemand(rand.Text(), f.Person, f.Language, f.Filter, t.Now())
		d.Lead = &t.receipt.Lead.ID
		known, err := t.Store.SameDemand(ctx, d)
		if err != nil {
			return err
		}
		if known != "" {
			d.ID = known
		}
		t.add(db.InsertDemand(d))
		if t.answer.Matching, err = t.Store.Matching(ctx, f.Filter); err != nil {
			return err
		}
		if err := t.newsletter(f.Newsletter); err != nil {
			return err
		}
		return t.toVisitor("demand-confirm", func(data *mail.Data) {
			data.Rows = filterRows(t.facts.Catalog, f.Language, f.Filter)
			data.Link = t.link("demand", f.Language, o.demandToken(d))
		})
	})
}

// demandToken signs the link with which anyone who has the email can change the demand, valid until a month after it ends.
func (o *Service) demandToken(d db.Demand) string {
	return o.Key.Sign(forDemand, d.ID, time.Unix(d.ExpiresAt, 0).AddDate(0, 1, 0))
}

// storedDemand reads the demand of a token, nil when there is none.
func (o *Service) storedDemand(ctx context.Context, token string) (*db.Demand, error) {
	id, err := o.Key.Read(forDemand, token, o.Now())
	if err != nil {
		return nil, nil
	}
	return o.Store.Demand(ctx, id)
}

// withDemand runs do on the demand of a token. mutation decides the thank-you page.
func (o *Service) withDemand(ctx context.Context, mutation, token string, do func(db.Demand) (bool, error)) (*Answer, agency.Problems,
	error) {
	d, err := o.storedDemand(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if d == nil {
		return nil, problem("token", agency.LinkEnded), nil
	}
	ok, err := do(*d)
	var unfit unfit
	if errors.As(err, &unfit) {
		return nil, agency.Problems(unfit), nil
	}
	if err == nil && !ok {
		return nil, problem("token", agency.LinkEnded), nil
	}
	return &Answer{Path: ThanksPath(donePage(mutation, *d), d.Language)}, nil, err
}

// donePage names the page that confirms what was done with a demand: for one property it says so.
func donePage(mutation string, d db.Demand) string {
	if f, err := d.Filter(); err == nil && watched(f) != nil {
		return strings.Replace(mutation, "Demand", "Watch", 1)
	}
	return mutation
}

// ConfirmDemand makes a demand active; one that is active already is renewed for a year.
func (o *Service) ConfirmDemand(ctx context.Context, token string) (*Answer, agency.Problems, error) {
	return o.withDemand(ctx, "confirmDemand", token, func(d db.Demand) (bool, error) {
		if d.State != "PENDING" {
			return o.Store.RenewDemand(ctx, d.ID, o.Now())
		}
		emails, err := o.demandEmails(ctx, d)
		if err != nil {
			return false, err
		}
		_, err = o.Store.ConfirmDemand(ctx, d.ID, o.Now(), emails)
		o.Wake()
		return true, err
	})
}

// demandEmails tell visitor and agency that a demand was confirmed.
func (o *Service) demandEmails(ctx context.Context, d db.Demand) ([]db.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	f, err := d.Filter()
	if err != nil {
		return nil, err
	}
	if number := watched(f); number != nil {
		made, err := o.watchEmail(ctx, "demand-watch-visitor", d, *number, nil)
		return []db.Email{made}, err
	}
	office, err := o.demandForm(ctx, c, d, f)
	if err != nil {
		return nil, err
	}
	return o.composeAll(ctx, c, email{kind: "demand-visitor", l: d.Language, data: o.demandData(c, d, f)},
		email{kind: "demand-agency", l: c.Fallback(), data: office})
}

// demandForm lists everything that was filled in, for the agency's email.
func (o *Service) demandForm(ctx context.Context, c *agency.Catalog, d db.Demand, f agency.PropertyFilter) (mail.Data, error) {
	data := mail.Data{Person: searcher(d), Rows: demandRows(c, f)}
	lead, err := o.Store.FormOf(ctx, d)
	if err != nil || lead == nil {
		return data, err
	}
	var form DemandInput
	if err := json.Unmarshal([]byte(lead.Content), &form); err != nil {
		return data, err
	}
	data.Person, data.Lead, data.Text = personOf(form.Person, d.Language), lead.ID, form.Remark
	data.Rows = append(data.Rows, yesRow("newsletter", form.Newsletter), row("page", lead.Page))
	return data, nil
}

// demandData is the content of emails about a demand to its person, with their links.
func (o *Service) demandData(c *agency.Catalog, d db.Demand, f agency.PropertyFilter) mail.Data {
	token := o.demandToken(d)
	change := o.link("demand", d.Language, token)
	list := change // where a list's address cannot hold the filter: this page says how many match
	if path, ok := f.ListPath(d.Language); ok {
		list = o.Origin + path
	}
	return mail.Data{Person: searcher(d), Rows: filterRows(c, d.Language, f), Link: list, SecondLink: change,
		Unsubscribe: o.unsubscribeLink(token), When: time.Unix(d.ExpiresAt, 0)}
}

func searcher(d db.Demand) mail.Person {
	return mail.Person{FirstName: d.FirstName, LastName: d.LastName, Email: d.Email, Language: d.Language}
}

// PauseDemand pauses the emails of a demand, or resumes them.
func (o *Service) PauseDemand(ctx context.Context, token string, paused bool) (*Answer, agency.Problems, error) {
	return o.withDemand(ctx, "pauseDemand", token, func(d db.Demand) (bool, error) {
		if d.State == "PENDING" {
			return true, nil // it gets no emails
		}
		return o.Store.PauseDemand(ctx, d.ID, paused, o.Now())
	})
}

// ChangeDemand gives a demand another filter. One for a property that is watched stays for that property.
func (o *Service) ChangeDemand(ctx context.Context, f *DemandChangeInput) (*Answer, agency.Problems, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	if problems := f.unread.With(f.Check(Facts{Catalog: c, Now: o.Now()})); len(problems) > 0 {
		return nil, problems, nil
	}
	return o.withDemand(ctx, "changeDemand", f.Token, func(d db.Demand) (bool, error) {
		if now, err := d.Filter(); err != nil || watched(now) != nil {
			return false, errors.Join(err, unfit(problem("filter", agency.OutOfRange)))
		}
		return o.Store.ChangeDemand(ctx, d.ID, f.Filter, o.Now())
	})
}
