package leads

import (
	"context"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// TestimonialName is the name of the form for a review of the agency.
const TestimonialName = "postTestimonial"

var testimonialForm = FormKind{Name: TestimonialName, Thanks: "thanksTestimonial", PerHour: 5, Days: usualRetention}

// TestimonialInput is the form for a review of the agency. Name is the name to show, Homepage the writer's own site; Publish is the consent
// to show it. It is stored as not published.
type TestimonialInput struct {
	Envelope
	Person   forms.PersonInput `json:"-"`
	Name     string            `json:"name"`
	AboutYou string            `json:"aboutYou,omitempty"`
	Homepage string            `json:"homepage,omitempty"`
	Comment  string            `json:"comment"`
	Publish  bool              `json:"publish"`
	Image    *forms.File       `json:"-"`
}

// Minimum and maximum length of a comment, in characters.
const (
	shortestComment = 20
	longestComment  = 2000
)

// Who is the person who filled in the form.
func (f *TestimonialInput) Who() forms.PersonInput { return f.Person }

// Check returns what is wrong.
func (f *TestimonialInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Person(&f.Person, facts, false)
	c.Line("name", &f.Name, limits.FormNameCharacters)
	c.Optional("aboutYou", &f.AboutYou, limits.FormLineCharacters)
	c.Homepage(&f.Homepage)
	c.Text("comment", &f.Comment, longestComment)
	switch n := utf8.RuneCountInString(f.Comment); {
	case n == 0:
		c.Add("comment", forms.Required)
	case n < shortestComment:
		c.Add("comment", forms.TooShort)
	}
	c.Agreed("publish", f.Publish)
	return c.Problems
}

// Testimonial takes a review of the agency. It is stored, not published.
func (o *Service) Testimonial(ctx context.Context, f *TestimonialInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, testimonialForm, f, func(ctx context.Context, s *submission) error {
		s.data.Rows, s.data.Text = testimonialRows(f), f.Comment
		bring, err := o.saveUploads(ctx, s, forms.UploadPicture, "image", f.Image)
		if err != nil {
			return err
		}
		s.toAgency("testimonial-agency", bring)
		s.toVisitor("testimonial-visitor", nil)
		return nil
	})
}

func testimonialRows(f *TestimonialInput) []mail.Row {
	return []mail.Row{row.Typed("signedAs", f.Name), row.Typed("about", f.AboutYou), row.Typed("website", f.Homepage)}
}

// TestimonialText is a testimonial as an article can be made of it.
type TestimonialText struct {
	Article  string // the key of the article, the same each time: one article is made of a testimonial
	SignedAs string
	About    string
	Comment  string
}

// idInKey is how much of a lead's id names its article.
const idInKey = 10

// TestimonialOf reads a testimonial; nil for another lead.
func TestimonialOf(l inbox.Lead) (*TestimonialText, error) {
	if l.Form != testimonialForm.Name {
		return nil, nil
	}
	var f TestimonialInput
	if err := json.Unmarshal([]byte(l.Content), &f); err != nil {
		return nil, err
	}
	name := "testimonial-" + strings.ToLower(l.ID[:min(len(l.ID), idInKey)])
	return &TestimonialText{"testimonials/" + name, f.Name, f.AboutYou, f.Comment}, nil
}
