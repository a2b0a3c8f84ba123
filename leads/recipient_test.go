package leads_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// flood sends forms of several kinds to one address in several spellings, each form from another network.
func flood(t *testing.T, o leadstest.Service, forms int, spelled func(n int) string) {
	t.Helper()
	for n := range forms {
		ctx := principal.With(t.Context(), &principal.Principal{Address: fmt.Sprintf("192.0.2.%d", n)})
		who := an
		who.Email = spelled(n)
		switch n % 4 {
		case 0:
			taken(t)(o.Contact(ctx, &leads.ContactInput{Envelope: o.Envelope(locale.Dutch), Person: who, Remark: "Hallo"}))
		case 1:
			taken(t)(o.Question(ctx,
				&leads.QuestionInput{Envelope: o.Envelope(locale.French), Property: forSale, Person: who, Remark: "Hallo"}))
		case 2:
			taken(t)(o.Subscribe(ctx, &leads.NewsletterInput{Envelope: o.Envelope(locale.English), Email: who.Email}))
		case 3:
			taken(t)(o.Friend(ctx,
				&leads.FriendInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an, FriendName: "Noor",
					FriendEmail: who.Email}))
		}
	}
}

func TestRecipientEmailsPerDay(t *testing.T) {
	o := open(t)
	const victim = "victim@example.net"
	forms := 2 * limits.RecipientEmailsPerDay
	flood(t, o, forms, func(int) string { return victim })
	p := o.Collect(t)
	if n := len(p.Subjects[victim]); n != limits.RecipientEmailsPerDay {
		t.Errorf("one address got %d emails in a day, want %d", n, limits.RecipientEmailsPerDay)
	}
	if n := len(o.Stored(t, "")) - len(o.Stored(t, inbox.NewsletterEntry)); n != forms {
		t.Errorf("%d leads are stored, want all %d forms", n, forms)
	}
	if n, want := len(p.Subjects[agencyMailbox]), forms/4*3; n != want {
		t.Errorf("the agency got %d emails, want %d", n, want)
	}
	if list, err := o.Store.People.PersonalData(t.Context(), victim); err != nil || len(list["attempt"]) != 0 {
		t.Error("the address itself is stored for counting:", list, err)
	}
}

func TestRecipientEmailsPerDayCountsMailboxes(t *testing.T) {
	o := open(t)
	flood(t, o, 2*limits.RecipientEmailsPerDay, func(n int) string { return fmt.Sprintf("v.ictim+%d@gmail.com", n) })
	got := 0
	for who, list := range o.Collect(t).Subjects {
		if strings.HasSuffix(who, "@gmail.com") {
			got += len(list)
		}
	}
	if got != limits.RecipientEmailsPerDay {
		t.Errorf("one mailbox got %d emails under several spellings, want %d", got, limits.RecipientEmailsPerDay)
	}
}

func TestOnlyAcceptedFormsCount(t *testing.T) {
	o := open(t)
	sender := attempts.Limit{Who: o.SenderOf(""), Form: "sendContact", Most: 1}
	wrong := contact(o)
	wrong.Remark = ""
	refused(t, "remark REQUIRED")(o.Contact(t.Context(), wrong))
	if room, err := o.Store.Attempts.MayAttempt(t.Context(), sender); err != nil || !room {
		t.Error("a form with problems counts for the limit:", err)
	}
	bad := contact(o)
	bad.Captcha.Proof = "-1"
	refused(t, "captcha CAPTCHA")(o.Contact(t.Context(), bad))
	if room, err := o.Store.Attempts.MayAttempt(t.Context(), sender); err != nil || room {
		t.Error("a wrong captcha does not count for the limit:", err)
	}
}
