package leads_test

import (
	"bytes"
	"encoding/hex"
	"mime"
	netmail "net/mail"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
)

// A property for sale and one for rent of the sample.
const (
	forSale = 1096
	forRent = 1048
)

var an = forms.PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.org", Phone: "0475 12 34 56"}

// open returns the service of the sample.
func open(t *testing.T) leadstest.Service {
	t.Helper()
	store, _ := sampletest.Open(t)
	return leadstest.Open(t, store)
}

// taken fails the test unless a form is accepted.
func taken(t *testing.T) func(*leads.Answer, forms.Problems, error) *leads.Answer {
	return func(a *leads.Answer, problems forms.Problems, err error) *leads.Answer {
		t.Helper()
		if err != nil || len(problems) > 0 {
			t.Fatalf("the form is refused: %v, %v", problems, err)
		}
		return a
	}
}

// refused fails the test unless a form is refused for exactly this reason.
func refused(t *testing.T, want string) func(*leads.Answer, forms.Problems, error) {
	return func(a *leads.Answer, problems forms.Problems, err error) {
		t.Helper()
		if err != nil || a != nil || len(problems) != 1 || strings.TrimSpace(strings.Join(problems[0].Path,
			".")+" "+string(problems[0].Code)) != want {
			t.Errorf("the form gives %v, %v, %v, want the problem %s", a, problems, err, want)
		}
	}
}

// post empties the outbox and gives its emails by recipient: their subjects, sorted, and their texts.
type post struct {
	subjects map[string][]string
	texts    map[string]string
}

func collect(t *testing.T, o leadstest.Service) post {
	t.Helper()
	return collectAt(t, o, time.Now().Add(time.Hour))
}

var encodedByte = regexp.MustCompile("=[0-9A-F]{2}")

// decoded is the text of messages without quoted-printable, with the folded lines of calendars joined.
func decoded(messages string) string {
	plain := encodedByte.ReplaceAllStringFunc(messages, func(code string) string {
		b, _ := hex.DecodeString(code[1:])
		return string(b)
	})
	return strings.ReplaceAll(strings.ReplaceAll(plain, "=0D=0A ", ""), "\r\n ", "")
}

// collectAt is collect at a given time.
func collectAt(t *testing.T, o leadstest.Service, at time.Time) post {
	t.Helper()
	due, err := o.Store.Outbox.DueEmails(t.Context(), at, 100)
	if err != nil {
		t.Fatal(err)
	}
	p := post{map[string][]string{}, map[string]string{}}
	for _, email := range due {
		m, err := netmail.ReadMessage(bytes.NewReader(email.Message))
		if err != nil {
			t.Fatal(err)
		}
		subject, _ := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
		p.subjects[email.Recipient] = append(p.subjects[email.Recipient], subject)
		p.texts[email.Recipient] += strings.ReplaceAll(strings.ReplaceAll(string(email.Message), "=\r\n", ""), "=3D", "=")
		if err := o.Store.Outbox.EmailSent(t.Context(), email.ID, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	for _, list := range p.subjects {
		slices.Sort(list)
	}
	return p
}

// token finds the token of the first link to a page in somebody's emails.
func (p post) token(t *testing.T, who, page string) string {
	t.Helper()
	_, rest, found := strings.Cut(p.texts[who], page)
	if !found {
		t.Fatalf("%s got no link to %s", who, page)
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return r <= ' ' || strings.ContainsRune("\"<>", r) })
	return rest[:end]
}

// expect fails the test unless somebody got exactly these emails.
func (p post) expect(t *testing.T, who string, subjects ...string) {
	t.Helper()
	slices.Sort(subjects)
	if !slices.Equal(p.subjects[who], subjects) {
		t.Errorf("%s got %q, want %q", who, p.subjects[who], subjects)
	}
}

func stored(t *testing.T, o leadstest.Service, form string) []inbox.Entry {
	t.Helper()
	list, err := o.Store.Inbox.Leads(t.Context(), form, time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func ptr[T any](v T) *T { return &v }
