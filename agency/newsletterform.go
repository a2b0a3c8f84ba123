package agency

// NewsletterInput is the form of the newsletter. Only the address is required.
type NewsletterInput struct {
	Envelope
	Email     string `json:"-"`
	FirstName string `json:"-"`
}

// Who filled it in.
func (f *NewsletterInput) Who() PersonInput {
	return PersonInput{FirstName: f.FirstName, Email: f.Email}
}

// Check tells what is wrong.
func (f *NewsletterInput) Check(Facts) Problems {
	c := f.check()
	c.email("email", &f.Email)
	c.optional("firstName", &f.FirstName, longestName)
	return c.Problems
}
