package leads

import "testing"

func TestTestimonial(t *testing.T) {
	tryForm(t, 0, func(f *TestimonialInput) {
		f.Person, f.Name, f.Comment, f.Publish, f.Homepage = an, "An C.", "Snel en correct verkocht.", true, "www.example.com/an"
	},
		wrong[*TestimonialInput]{"comment TOO_SHORT", func(f *TestimonialInput) { f.Comment = "Goed." }},
		wrong[*TestimonialInput]{"name REQUIRED, comment REQUIRED, publish STATEMENTS",
			func(f *TestimonialInput) { f.Name, f.Comment, f.Publish = "", "", false }},
		wrong[*TestimonialInput]{"homepage UNKNOWN", func(f *TestimonialInput) { f.Homepage = "javascript:alert(1)" }},
		wrong[*TestimonialInput]{"homepage UNKNOWN", func(f *TestimonialInput) { f.Homepage = "huis" }},
	)
}
