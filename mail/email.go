package mail

import (
	"bytes"
	"errors"
	"fmt"
	netmail "net/mail"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	gomail "github.com/wneessen/go-mail"
)

// Email is a finished email. To and ReplyTo are bare e-mail addresses.
type Email struct {
	From        string // the name that stands before the sender's address
	To, ReplyTo string
	Subject     string
	Text, HTML  string
	Files       []File
	Invitation  []byte // iCalendar; nil for none
	Method      string // of the invitation: REQUEST or CANCEL
	Unsubscribe string // address for RFC 8058; "" for none
	// Thread are the ids of the emails that it follows, the last one last; mail programs show them together.
	Thread   []string
	Personal bool // somebody wrote it, so it may be answered automatically
}

// longestSubject is the maximum length of a subject in characters; mail programs show fewer.
const longestSubject = 180

// Message gives the RFC 5322 message for the outbox, sent from the bare address from. Its Message-ID is made of id, the id of the outbox
// row, so that mail programs recognise an email that is sent twice. No value can add a header; an invalid address is an error.
func (l Email) Message(id, from string, at time.Time) ([]byte, error) {
	from, l = asciiEmail(from), l.inASCII()
	m := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	if err := errors.Join(l.address(m, from), l.unsubscribe(m), l.attach(m)); err != nil {
		return nil, err
	}
	m.SetMessageIDWithValue(oneLine(id) + "@" + hostOf(from))
	m.SetDateWithValue(at)
	if !l.Personal {
		m.SetGenHeader("Auto-Submitted", "auto-generated")           // RFC 3834: no automatic replies, please
		m.SetGenHeader("X-Auto-Response-Suppress", "OOF, AutoReply") // the same for Exchange, which reads its own header alone
	}
	l.follow(m, hostOf(from))
	m.Subject(cut(oneLine(l.Subject), longestSubject))
	m.SetBodyString(gomail.TypeTextPlain, l.Text)
	m.AddAlternativeString(gomail.TypeTextHTML, l.HTML)
	if l.Invitation != nil {
		m.AddAlternativeString(gomail.ContentType("text/calendar; method="+l.Method), string(l.Invitation))
	}
	var out bytes.Buffer
	_, err := m.WriteTo(&out)
	return out.Bytes(), err
}

// follow sets the headers that name the emails it follows (RFC 5322, 3.6.4).
func (l Email) follow(m *gomail.Msg, host string) {
	var ids []string
	for _, id := range l.Thread {
		ids = append(ids, "<"+oneLine(id)+"@"+host+">")
	}
	if len(ids) > 0 {
		m.SetGenHeader(gomail.HeaderInReplyTo, ids[len(ids)-1])
		m.SetGenHeader(gomail.HeaderReferences, strings.Join(ids, " "))
	}
}

// inASCII gives the email with its addresses in ASCII, as mail servers need them. Its texts show them as they were typed.
func (l Email) inASCII() Email {
	l.To, l.ReplyTo = asciiEmail(l.To), asciiEmail(l.ReplyTo)
	return l
}

// asciiEmail is an address with its domain in ASCII; one without an ASCII form is unchanged, and refused later.
func asciiEmail(email string) string {
	if ascii, err := forms.ASCIIEmail(email); err == nil {
		return ascii
	}
	return email
}

// address sets From, To and Reply-To.
func (l Email) address(m *gomail.Msg, from string) error {
	for _, a := range []string{from, l.To, l.ReplyTo} {
		if parsed, err := netmail.ParseAddress(a); err != nil || parsed.Address != a || oneLine(a) != a {
			return fmt.Errorf("%q is not an e-mail address", a)
		}
	}
	return errors.Join(m.FromFormat(oneLine(l.From), from), m.To(l.To), m.ReplyTo(l.ReplyTo))
}

// unsubscribe sets the headers for the mail program's own button (RFC 8058), which requires https.
func (l Email) unsubscribe(m *gomail.Msg) error {
	switch {
	case l.Unsubscribe == "":
		return nil
	case strings.ContainsFunc(l.Unsubscribe, notInAddress):
		return fmt.Errorf("%q is not an address to unsubscribe at", l.Unsubscribe)
	case strings.HasPrefix(l.Unsubscribe, "https://"):
		return m.SetListUnsubscribeOneClick(l.Unsubscribe)
	}
	m.SetListUnsubscribe(l.Unsubscribe)
	return nil
}

// notInAddress reports whether a character could end an address within a header.
func notInAddress(r rune) bool { return r <= ' ' || r == '<' || r == '>' || r > '~' }

// attach adds the files, and the invitation once more for calendars that read attachments only.
func (l Email) attach(m *gomail.Msg) error {
	files := l.Files
	if l.Invitation != nil {
		files = append(files[:len(files):len(files)], File{"invite.ics", "application/ics", l.Invitation})
	}
	for _, f := range files {
		if err := m.AttachReader(oneLine(f.Name), bytes.NewReader(f.Content),
			gomail.WithFileContentType(gomail.ContentType(oneLine(f.Type)))); err != nil {
			return err
		}
	}
	return nil
}

// hostOf is the part of an e-mail address after its last @.
func hostOf(address string) string { return address[strings.LastIndexByte(address, '@')+1:] }

// cut gives at most n characters of s.
func cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-1]) + "…"
	}
	return s
}
