package leads

import (
	"testing"

	"github.com/gevel/gevel/agency/forms"
)

func TestJob(t *testing.T) {
	tryForm(t, 0, func(f *JobInput) { f.Person, f.Vacancy, f.CV = an, "vacancies/agent", &forms.File{} },
		wrong[*JobInput]{"vacancy UNKNOWN", func(f *JobInput) { f.Vacancy = "pages/about" }},
		wrong[*JobInput]{"cv REQUIRED", func(f *JobInput) { f.CV = nil }},
		wrong[*JobInput]{"", func(f *JobInput) { f.Vacancy = "" }},
	)
}
