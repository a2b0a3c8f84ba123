package leads_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestQuestionsAboutPropertiesAndProjects(t *testing.T) {
	o := open(t)
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: forSale, Person: an,
			Slot: ptr(leads.ContactSlot("FROM_10_TO_13")), Remark: "When?"}))
	taken(t)(o.ProjectQuestion(t.Context(),
		&leads.ProjectQuestionInput{Envelope: o.Envelope(locale.English), Project: 2001, Person: an, Budget: ptr(300_000)}))
	p := o.Collect(t)
	if len(p.Subjects[agencyMailbox]) != 2 || len(p.Subjects[an.Email]) != 2 || !strings.Contains(p.Texts[agencyMailbox],
		"10:00=E2=80=9313:00") || !strings.Contains(p.Texts[an.Email], "/en/projects/") {
		t.Errorf("the emails are %q, want two to the agency and two to the visitor, with hours and project", p.Subjects)
	}
	if list := o.Stored(t, "askAboutProject"); len(list) != 1 || *list[0].Project != 2001 {
		t.Errorf("the stored leads are %+v, want one about project 2001", list)
	}
}

// unit is a property of project 2001.
const unit = 1029

func TestQuestionAboutAUnitNamesItsProject(t *testing.T) {
	o := open(t)
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: unit, Person: an, Remark: "When?"}))
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: forSale, Person: an, Remark: "When?"}))
	list := o.Stored(t, "askAboutProperty")
	if len(list) != 2 || list[0].Property == nil || list[1].Property == nil {
		t.Fatalf("the stored leads are %+v, want two about a property", list)
	}
	for _, e := range list {
		if (*e.Property == unit) != (e.Project != nil && *e.Project == 2001) {
			t.Errorf("the question about %d has a project: %v, want project 2001 for the unit alone", *e.Property, e.Project != nil)
		}
	}
}
