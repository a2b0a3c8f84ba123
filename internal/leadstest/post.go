package leadstest

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
)

// Mailbox is where the agency of the sample reads its emails.
const Mailbox = "info@example.com"

// Post is what was in the outbox, by recipient: the subjects of the emails, sorted, and their texts.
type Post struct {
	Subjects map[string][]string
	Texts    map[string]string
}

// Collect empties the outbox.
func (o Service) Collect(t *testing.T) Post {
	t.Helper()
	return o.CollectAt(t, time.Now().Add(time.Hour))
}

// CollectAt takes the emails from the outbox that are due at a given time.
func (o Service) CollectAt(t *testing.T, at time.Time) Post {
	t.Helper()
	due, err := o.Store.Outbox.DueEmails(t.Context(), at, 100)
	if err != nil {
		t.Fatal(err)
	}
	p := Post{map[string][]string{}, map[string]string{}}
	for _, email := range due {
		m, err := netmail.ReadMessage(bytes.NewReader(email.Message))
		if err != nil {
			t.Fatal(err)
		}
		subject, _ := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
		p.Subjects[email.Recipient] = append(p.Subjects[email.Recipient], subject)
		p.Texts[email.Recipient] += strings.ReplaceAll(strings.ReplaceAll(string(email.Message), "=\r\n", ""), "=3D", "=")
		if err := o.Store.Outbox.EmailSent(t.Context(), email.ID, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	for _, list := range p.Subjects {
		slices.Sort(list)
	}
	return p
}

// Token finds the token of the first link to a page in somebody's emails.
func (p Post) Token(t *testing.T, who, page string) string {
	t.Helper()
	_, rest, found := strings.Cut(p.Texts[who], page)
	if !found {
		t.Fatalf("%s got no link to %s", who, page)
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return r <= ' ' || strings.ContainsRune("\"<>", r) })
	return rest[:end]
}

// Expect fails the test unless somebody got exactly these emails.
func (p Post) Expect(t *testing.T, who string, subjects ...string) {
	t.Helper()
	slices.Sort(subjects)
	if !slices.Equal(p.Subjects[who], subjects) {
		t.Errorf("%s got %q, want %q", who, p.Subjects[who], subjects)
	}
}

var encodedByte = regexp.MustCompile("=[0-9A-F]{2}")

// Decoded is the text of messages without quoted-printable, with the folded lines of calendars joined.
func Decoded(messages string) string {
	plain := encodedByte.ReplaceAllStringFunc(messages, func(code string) string {
		b, _ := hex.DecodeString(code[1:])
		return string(b)
	})
	return strings.ReplaceAll(strings.ReplaceAll(plain, "=0D=0A ", ""), "\r\n ", "")
}
