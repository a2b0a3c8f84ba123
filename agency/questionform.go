package agency

import "slices"

// QuestionInput is the form "contact me" on the page of a property.
type QuestionInput struct {
	Envelope
	Property   int                `json:"property"`
	Person     PersonInput        `json:"person"`
	Preference *ContactPreference `json:"preference,omitempty"`
	Slot       *ContactSlot       `json:"slot,omitempty"`
	Remark     string             `json:"remark"`
}

// Who filled it in.
func (f *QuestionInput) Who() PersonInput { return f.Person }

// About is the property.
func (f *QuestionInput) About() *int { return &f.Property }

// Check tells what is wrong.
func (f *QuestionInput) Check(facts Facts) Problems {
	c := f.check()
	c.property(facts)
	c.person(&f.Person, facts, wantsCall(f.Preference))
	c.remark(&f.Remark, true)
	return c.Problems
}

// property notes a property that the site does not show. One that is gone may still be asked about.
func (c *checking) property(f Facts) {
	if f.Property == nil {
		c.Add("property", Unknown)
	}
}

// available notes a property that the site does not show or that a visitor cannot have any more.
func (c *checking) available(f Facts) {
	if f.Property == nil || f.Property.CRMStatus != Active {
		c.Add("property", Unknown)
	}
}

// ProjectQuestionInput is the form "contact construction" on the page of a project. Budget is whole euro.
type ProjectQuestionInput struct {
	Envelope
	Project int         `json:"project"`
	Person  PersonInput `json:"person"`
	Unit    *int        `json:"unit,omitempty"`
	Budget  *int        `json:"budget,omitempty"`
	Remark  string      `json:"remark,omitempty"`
}

// highestPrice bounds amounts that are typed, in whole euro.
const highestPrice = 100_000_000

// Who filled it in.
func (f *ProjectQuestionInput) Who() PersonInput { return f.Person }

// About is the unit of interest.
func (f *ProjectQuestionInput) About() *int { return f.Unit }

// Check tells what is wrong. The unit must belong to the project.
func (f *ProjectQuestionInput) Check(facts Facts) Problems {
	c := f.check()
	if !slices.ContainsFunc(facts.Catalog.Projects, func(p ProjectName) bool { return p.Number == f.Project }) {
		c.Add("project", Unknown)
	}
	c.person(&f.Person, facts, false)
	if p := facts.Property; f.Unit != nil && (p == nil || p.ProjectID == nil || *p.ProjectID != f.Project) {
		c.Add("unit", Unknown)
	}
	c.between("budget", f.Budget, 1, highestPrice)
	c.remark(&f.Remark, false)
	return c.Problems
}
