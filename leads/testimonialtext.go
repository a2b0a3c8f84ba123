package leads

import (
	"encoding/json"
	"strings"

	"github.com/gevel/gevel/db/inbox"
)

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
