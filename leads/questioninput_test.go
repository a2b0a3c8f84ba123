package leads

import "testing"

func TestQuestion(t *testing.T) {
	fill := func(f *QuestionInput) { f.Person, f.Remark = an, "Hallo" }
	tryForm(t, 1, fill, wrong[*QuestionInput]{"remark REQUIRED", func(f *QuestionInput) { f.Remark = "" }})
	tryForm(t, 3, fill) // questions about a sold property are allowed
	refuse(t, 9, "property UNKNOWN", fill)
}
