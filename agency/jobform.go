package agency

// JobInput is a job application. Vacancy is the key of an article in vacancies, empty for none in particular.
type JobInput struct {
	Envelope
	Person     PersonInput `json:"person"`
	Vacancy    string      `json:"vacancy,omitempty"`
	Motivation string      `json:"motivation,omitempty"`
	CV         *File       `json:"-"`
}

// Who filled it in.
func (f *JobInput) Who() PersonInput { return f.Person }

// Check tells what is wrong. What the file is, is found out when it is kept.
func (f *JobInput) Check(facts Facts) Problems {
	c := f.check()
	c.person(&f.Person, facts, true)
	if a := facts.Catalog.articleByKey[f.Vacancy]; f.Vacancy != "" && (a == nil || a.Category != "vacancies") {
		c.Add("vacancy", Unknown)
	}
	c.text("motivation", &f.Motivation, longestText)
	c.chosen("cv", f.CV != nil)
	return c.Problems
}
