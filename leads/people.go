package leads

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// Friend sends a property to a friend. The friend's address stands nowhere but in the letter, and goes when that is sent. One
// friend gets one letter about a home a day, whoever sends it; nobody is told that there was one before.
func (o *Service) Friend(ctx context.Context, f *agency.FriendInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "sendToFriend", f, func(t *taking) error {
		once := db.Limit{Who: o.digestOf("friend", f.FriendEmail, strconv.Itoa(f.Property)), Form: "friend", Most: limits.FriendEmailsPerDay, Since: t.Now().Add(-24 * time.Hour)}
		toFriend := func(d *mail.Data) {
			d.Friend, d.Text = mail.Person{FirstName: f.FriendName, Email: f.FriendEmail}, f.Message
			d.Link = t.Origin + t.about.Path()
		}
		return errors.Join(t.toVisitor("friend", toFriend, once, t.perRecipient(f.FriendEmail)), t.both("friend"))
	})
}

// Testimonial takes what someone tells of the agency. It is kept, not published.
func (o *Service) Testimonial(ctx context.Context, f *agency.TestimonialInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "postTestimonial", f, func(t *taking) error {
		t.data.Rows, t.data.Text = testimonialRows(f), f.Comment
		bring, err := t.keep(agency.UploadPicture, "image", f.Image)
		if err != nil {
			return err
		}
		return errors.Join(t.toAgency("testimonial-agency", bring), t.toVisitor("testimonial-visitor", nil))
	})
}

func testimonialRows(f *agency.TestimonialInput) []mail.Row {
	return []mail.Row{row("signedAs", f.Name), row("about", f.AboutYou), row("website", f.Homepage)}
}

// Job takes an application. The CV comes along with the agency's letter.
func (o *Service) Job(ctx context.Context, f *agency.JobInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "applyForJob", f, func(t *taking) error {
		t.data.Rows, t.data.Text = jobRows(t.facts.Catalog, f), f.Motivation
		bring, err := t.keep(agency.UploadCV, "cv", f.CV)
		if err != nil {
			return err
		}
		return errors.Join(t.toAgency("job-agency", bring), t.toVisitor("job-visitor", nil))
	})
}

func jobRows(c *agency.Catalog, f *agency.JobInput) []mail.Row {
	if a := c.Article(f.Vacancy, c.Fallback()); a != nil {
		return []mail.Row{fact("vacancy", a.Title)}
	}
	return nil
}
