package agency

import (
	"net/url"
	"unicode/utf8"
)

// TestimonialInput is the form with which someone tells what the agency did. Name is how the writer is named, Homepage a site
// of the writer's; Publish is the consent to show it. It is kept as not published.
type TestimonialInput struct {
	Envelope
	Person   PersonInput `json:"-"`
	Name     string      `json:"name"`
	AboutYou string      `json:"aboutYou,omitempty"`
	Homepage string      `json:"homepage,omitempty"`
	Comment  string      `json:"comment"`
	Publish  bool        `json:"publish"`
	Image    *File       `json:"-"`
}

// Characters of a comment.
const (
	shortestComment = 20
	longestComment  = 2000
)

// Who filled it in.
func (f *TestimonialInput) Who() PersonInput { return f.Person }

// Check tells what is wrong.
func (f *TestimonialInput) Check(facts Facts) Problems {
	c := f.check()
	c.person(&f.Person, facts, false)
	c.line("name", &f.Name, longestName)
	c.optional("aboutYou", &f.AboutYou, longestLine)
	c.homepage(&f.Homepage)
	c.text("comment", &f.Comment, longestComment)
	switch n := utf8.RuneCountInString(f.Comment); {
	case n == 0:
		c.Add("comment", Required)
	case n < shortestComment:
		c.Add("comment", TooShort)
	}
	c.agreed("publish", f.Publish)
	return c.Problems
}

// homepage checks an address of a site; https:// may be left out.
func (c *checking) homepage(s *string) {
	c.optional("homepage", s, longestLine)
	if *s == "" {
		return
	}
	u, err := url.Parse(*s)
	if err == nil && u.Scheme == "" {
		u, err = url.Parse("https://" + *s)
	}
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || !IsEmail("a@"+u.Hostname()) {
		c.Add("homepage", Unknown)
		return
	}
	*s = u.String()
}
