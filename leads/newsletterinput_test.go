package leads

import "testing"

func TestNewsletter(t *testing.T) {
	tryForm(t, 0, func(f *NewsletterInput) { f.Email = " an@example.com " },
		wrong[*NewsletterInput]{"email EMAIL", func(f *NewsletterInput) { f.Email = "an" }},
		wrong[*NewsletterInput]{"email REQUIRED", func(f *NewsletterInput) { f.Email = "" }},
	)
}
