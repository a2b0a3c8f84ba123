package leads

import (
	"context"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

var projectQuestionForm = FormKind{Name: "askAboutProject", Thanks: "thanksConstruction", PerHour: 20, Days: usualRetention, CRM: true}

// ProjectQuestionInput is the form "contact construction" on the page of a project. Budget is whole euro.
type ProjectQuestionInput struct {
	Envelope
	Project int               `json:"project"`
	Person  forms.PersonInput `json:"person"`
	Unit    *int              `json:"unit,omitempty"`
	Budget  *int              `json:"budget,omitempty"`
	Remark  string            `json:"remark,omitempty"`
}

// Who is the person who filled in the form.
func (f *ProjectQuestionInput) Who() forms.PersonInput { return f.Person }

// About is the number of the unit that the visitor is interested in.
func (f *ProjectQuestionInput) About() *int { return f.Unit }

// Check returns what is wrong. The unit must belong to the project.
func (f *ProjectQuestionInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	if !slices.ContainsFunc(facts.Catalog.Projects, func(p agency.ProjectName) bool { return p.Number == f.Project }) {
		c.Add("project", forms.Unknown)
	}
	c.Person(&f.Person, facts, false)
	if p := facts.Property; f.Unit != nil && (p == nil || p.ProjectID == nil || *p.ProjectID != f.Project) {
		c.Add("unit", forms.Unknown)
	}
	c.Between("budget", f.Budget, 1, check.HighestPrice)
	c.Remark(&f.Remark, false)
	return c.Problems
}

// ProjectQuestion takes the form "contact construction" about a project.
func (o *Service) ProjectQuestion(ctx context.Context, f *ProjectQuestionInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, projectQuestionForm, f, func(ctx context.Context, s *submission) error {
		s.lead.Project = &f.Project
		s.data.Rows = []mail.Row{row.Fact("unit", unitName(s.about)), row.RoundEuro("budget", f.Budget)}
		s.data.Text, s.about = f.Remark, nil
		inAgencys, err := o.aboutProject(ctx, f.Project, s.facts.Catalog.Fallback())
		if err != nil {
			return err
		}
		inForms, err := o.aboutProject(ctx, f.Project, f.Language)
		if err != nil {
			return err
		}
		s.toAgency("project-agency", inAgencys)
		s.toVisitor("project-visitor", inForms)
		return nil
	})
}

// aboutProject puts a project's card into an email in a language.
func (o *Service) aboutProject(ctx context.Context, number int, l locale.Language) (func(*mail.Data), error) {
	list, err := o.Store.ProjectsByNumber(ctx, l, []int{number})
	if err != nil {
		return nil, err
	}
	return func(d *mail.Data) { d.Project, d.Agent = mail.ProjectCard(list[0], o.Origin), list[0].Agent().Agent }, nil
}

// unitName names the unit in question, "" for none.
func unitName(p *agency.Property) string {
	if p == nil {
		return ""
	}
	name := strconv.Itoa(p.Number)
	if p.UnitName != nil {
		name = *p.UnitName + " (" + name + ")"
	}
	return name
}
