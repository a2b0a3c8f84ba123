package leads

import (
	"context"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

var friendForm = FormKind{Name: "sendToFriend", Thanks: "thanksFriend", PerHour: 5, Days: 90}

// FriendInput is the form that sends a property to a friend, whose address is used once and not stored (decisions).
type FriendInput struct {
	Envelope
	Property    int               `json:"property"`
	Person      forms.PersonInput `json:"-"`
	FriendName  string            `json:"-"`
	FriendEmail string            `json:"-"`
	Message     string            `json:"-"`
}

// longestGreeting is the maximum length of a message to a friend, in characters. It is short because the friend asked for no email.
const longestGreeting = 140

// Who is the person who filled in the form.
func (f *FriendInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the form is about.
func (f *FriendInput) About() *int { return &f.Property }

// Check returns what is wrong.
func (f *FriendInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Available(facts)
	c.Person(&f.Person, facts, false)
	c.Line("friendName", &f.FriendName, limits.FormNameCharacters)
	c.Email("friendEmail", &f.FriendEmail)
	c.Text("message", &f.Message, longestGreeting)
	c.NoLinks("person.firstName", f.Person.FirstName)
	c.NoLinks("person.lastName", f.Person.LastName)
	c.NoLinks("friendName", f.FriendName)
	c.NoLinks("message", f.Message)
	return c.Problems
}

// Friend sends a property to a friend. The friend's address is stored only in the email, and deleted when that is sent. A friend gets one
// email a day about a property, whoever sends it; the sender is not told that there was one before.
func (o *Service) Friend(ctx context.Context, f *FriendInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, friendForm, f, func(ctx context.Context, s *submission) error {
		once := attempts.Limit{Who: o.DigestOf("friend", f.FriendEmail, strconv.Itoa(f.Property)), Form: "friend",
			Most: limits.FriendEmailsPerDay, Since: o.Now().Add(-24 * time.Hour)}
		toFriend := func(d *mail.Data) {
			d.Friend, d.Text = mail.Person{FirstName: f.FriendName, Email: f.FriendEmail}, f.Message
			d.Link = o.Origin + s.about.Path()
		}
		s.toVisitor("friend", toFriend, once, o.PerRecipient(f.FriendEmail))
		s.both("friend")
		return nil
	})
}
