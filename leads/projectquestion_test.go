package leads

import "testing"

func TestProjectQuestion(t *testing.T) {
	fill := func(f *ProjectQuestionInput) { f.Person, f.Project, f.Unit = an, 2001, ptr(4) }
	tryForm(t, 4, fill,
		wrong[*ProjectQuestionInput]{"project UNKNOWN, unit UNKNOWN", func(f *ProjectQuestionInput) { f.Project = 7 }},
		wrong[*ProjectQuestionInput]{"budget OUT_OF_RANGE", func(f *ProjectQuestionInput) { f.Budget = ptr(0) }},
	)
	refuse(t, 1, "unit UNKNOWN", fill) // property 1 belongs to no project
}
