package leads

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// JobName is the name of the form with which somebody applies for a job.
const JobName = "applyForJob"

// The applicant agreed that the application is kept for a year, longer than the vacancy is open.
var jobForm = FormKind{Name: JobName, Thanks: "thanksJob", PerHour: 10, Days: 365}

// JobInput is a job application. Vacancy is the key of an article in vacancies, empty for none in particular.
type JobInput struct {
	Envelope
	Person     forms.PersonInput `json:"person"`
	Vacancy    string            `json:"vacancy,omitempty"`
	Motivation string            `json:"motivation,omitempty"`
	CV         *forms.File       `json:"-"`
}

// Who is the person who filled in the form.
func (f *JobInput) Who() forms.PersonInput { return f.Person }

// Check returns what is wrong. The file is checked when it is stored.
func (f *JobInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Person(&f.Person, facts, true)
	if f.Vacancy != "" && !facts.Catalog.HasArticle(f.Vacancy, "vacancies") {
		c.Add("vacancy", forms.Unknown)
	}
	c.Text("motivation", &f.Motivation, limits.FormTextCharacters)
	c.Chosen("cv", f.CV != nil)
	return c.Problems
}

// Job takes an application. The CV is attached to the agency's email.
func (o *Service) Job(ctx context.Context, f *JobInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, jobForm, f, func(ctx context.Context, s *submission) error {
		s.data.Rows, s.data.Text = jobRows(s.facts.Catalog, f), f.Motivation
		bring, err := o.saveUploads(ctx, s, forms.UploadCV, "cv", f.CV)
		if err != nil {
			return err
		}
		s.toAgency("job-agency", bring)
		s.toVisitor("job-visitor", nil)
		return nil
	})
}

func jobRows(c *agency.Catalog, f *JobInput) []mail.Row {
	if a := c.Article(f.Vacancy, c.Fallback()); a != nil {
		return []mail.Row{row.Fact("vacancy", a.Title)}
	}
	return nil
}
