package agency

// FriendInput is the form that sends a property to a friend, whose address is used once and not stored (decisions).
type FriendInput struct {
	Envelope
	Property    int         `json:"property"`
	Person      PersonInput `json:"-"`
	FriendName  string      `json:"-"`
	FriendEmail string      `json:"-"`
	Message     string      `json:"-"`
}

// longestGreeting bounds what goes to somebody who asked for nothing.
const longestGreeting = 140

// Who filled it in.
func (f *FriendInput) Who() PersonInput { return f.Person }

// About is the property.
func (f *FriendInput) About() *int { return &f.Property }

// Check tells what is wrong.
func (f *FriendInput) Check(facts Facts) Problems {
	c := f.check()
	c.available(facts)
	c.person(&f.Person, facts, false)
	c.line("friendName", &f.FriendName, longestName)
	c.email("friendEmail", &f.FriendEmail)
	c.text("message", &f.Message, longestGreeting)
	c.noLinks("person.firstName", f.Person.FirstName)
	c.noLinks("person.lastName", f.Person.LastName)
	c.noLinks("friendName", f.FriendName)
	c.noLinks("message", f.Message)
	return c.Problems
}

// noLinks refuses a text with an address in it, which would make of the agency a carrier of spam.
func (c *checking) noLinks(path, s string) {
	if HasLinks(s) {
		c.Add(path, LinksInText)
	}
}
