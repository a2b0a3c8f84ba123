package leads

import (
	"context"
	"errors"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Contact takes the form "contact us".
func (o *Service) Contact(ctx context.Context, f *agency.ContactInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "sendContact", f, func(t *taking) error {
		t.data.Rows, t.data.Text = contactRows(f), f.Remark
		if err := t.newsletter(f.Newsletter); err != nil {
			return err
		}
		return t.both("contact")
	})
}

func contactRows(f *agency.ContactInput) []mail.Row {
	return []mail.Row{row("street", f.Street), row("zip", f.Zip), row("city", f.City),
		choiceRow("preference", valueOf(f.Preference)), yesRow("newsletter", f.Newsletter)}
}

// slots are the parts of a day in figures (specification section 9).
var slots = map[agency.ContactSlot]string{"FROM_10_TO_13": "10:00-13:00", "FROM_14_TO_16": "14:00-16:00", "FROM_16_TO_19": "16:00-19:00"}

// Question takes the form "contact me" about a property.
func (o *Service) Question(ctx context.Context, f *agency.QuestionInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "askAboutProperty", f, func(t *taking) error {
		t.data.Rows, t.data.Text = questionRows(f), f.Remark
		return t.both("question")
	})
}

func questionRows(f *agency.QuestionInput) []mail.Row {
	return []mail.Row{choiceRow("preference", valueOf(f.Preference)), fact("slot", slots[valueOf(f.Slot)])}
}

// ProjectQuestion takes the form "contact construction" about a project.
func (o *Service) ProjectQuestion(ctx context.Context, f *agency.ProjectQuestionInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "askAboutProject", f, func(t *taking) error {
		t.receipt.Lead.Project = &f.Project
		t.data.Rows = []mail.Row{fact("unit", unitName(t.about)), wholeEuroRow("budget", f.Budget)}
		t.data.Text, t.about = f.Remark, nil
		return errors.Join(t.aboutProject("project-agency", t.facts.Catalog.Fallback(), t.toAgency), t.aboutProject("project-visitor", f.Language, t.toVisitor))
	})
}

// aboutProject queues a letter with the project's card in a language.
func (t *taking) aboutProject(kind string, l locale.Language, queue func(string, func(*mail.Data), ...db.Limit) error) error {
	list, err := t.Store.ProjectsByNumber(t.ctx, l, []int{*t.receipt.Lead.Project})
	if err != nil {
		return err
	}
	return queue(kind, func(d *mail.Data) { d.Project = mail.ProjectCard(list[0], t.Origin) })
}

// unitName says which unit is meant, "" for none.
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

// Valuation takes the form that asks for a free valuation. Its photos come along with the agency's letter as far as they fit.
func (o *Service) Valuation(ctx context.Context, f *agency.ValuationInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "requestValuation", f, func(t *taking) error {
		rowsIn := func(l locale.Language) func(*mail.Data) {
			return func(d *mail.Data) { d.Rows = valuationRows(t.facts.Catalog, l, f) }
		}
		t.data.Text = f.Remark
		bring, err := t.keep(agency.UploadPicture, "photos", f.Photos...)
		if err != nil {
			return err
		}
		office := rowsIn(t.facts.Catalog.Fallback())
		if err := t.toAgency("valuation-agency", func(d *mail.Data) { office(d); bring(d) }); err != nil {
			return err
		}
		return t.toVisitor("valuation-visitor", rowsIn(f.Language))
	})
}

// valuationRows says what is to be valued in the language of who reads it.
func valuationRows(c *agency.Catalog, l locale.Language, f *agency.ValuationInput) []mail.Row {
	var categories []int
	if f.Category != nil {
		categories = []int{*f.Category}
	}
	return []mail.Row{row("address", f.Address.Line()), fact("types", categoryNames(c, l, categories)), choiceRow("goal", goalOf(f.Goal)),
		numberRow("constructionYear", f.ConstructionYear), surfaceRow("surface", f.Surface), numberRow("bedrooms", f.Bedrooms), row("when", f.When)}
}
