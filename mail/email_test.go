package mail

import (
	"io"
	"mime"
	"mime/multipart"
	netmail "net/mail"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

var posted = time.Date(2025, 11, 29, 12, 0, 0, 0, time.UTC)

// received is a message as a mail program reads it.
type received struct {
	header netmail.Header
	parts  []part // leaves, in order
}

type part struct{ kind, name, body string }

func receive(t *testing.T, message []byte) received {
	t.Helper()
	m, err := netmail.ReadMessage(strings.NewReader(string(message)))
	if err != nil {
		t.Fatal(err)
	}
	r := received{header: m.Header}
	r.read(t, m.Header.Get("Content-Type"), "", m.Header.Get("Content-Transfer-Encoding"), m.Body)
	return r
}

func (r *received) read(t *testing.T, contentType, name, encoding string, body io.Reader) {
	t.Helper()
	kind, params, err := mime.ParseMediaType(contentType)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(kind, "multipart/") {
		text, err := io.ReadAll(body)
		if err != nil {
			t.Fatal(err)
		}
		if method := params["method"]; method != "" {
			kind += " " + method
		}
		r.parts = append(r.parts, part{kind, name, string(text)})
		return
	}
	for in := multipart.NewReader(body, params["boundary"]); ; {
		p, err := in.NextPart()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		r.read(t, p.Header.Get("Content-Type"), p.FileName(), p.Header.Get("Content-Transfer-Encoding"), p)
	}
}

func message(t *testing.T, l Email) received {
	t.Helper()
	bytes, err := l.Message("f3k9", "info@example.com", posted)
	if err != nil {
		t.Fatal(err)
	}
	return receive(t, bytes)
}

func TestMessageSaysWhatAnEmailSays(t *testing.T) {
	l, err := Compose("appointment-visitor", locale.Dutch, fits("appointment-visitor"))
	if err != nil {
		t.Fatal(err)
	}
	r := message(t, l)
	for key, want := range map[string]string{
		"From": `"Gevel Vastgoed" <info@example.com>`, "To": "<lea@example.org>", "Reply-To": "<an.vermeulen@example.com>",
		"Message-Id": "<f3k9@example.com>", "Date": "Sat, 29 Nov 2025 12:00:00 +0000", "Auto-Submitted": "auto-generated",
		"X-Auto-Response-Suppress": "OOF, AutoReply",
	} {
		if got := r.header.Get(key); got != want {
			t.Errorf("the header %s is %q, want %q", key, got, want)
		}
	}
	subject, err := new(mime.WordDecoder).DecodeHeader(r.header.Get("Subject"))
	if err != nil || subject != l.Subject {
		t.Errorf("the subject is %q (%v), want %q", subject, err, l.Subject)
	}
	var kinds []string
	for _, p := range r.parts {
		kinds = append(kinds, p.kind+" "+p.name)
	}
	if want := []string{"text/plain ", "text/html ", "text/calendar REQUEST ", "application/pdf cv.pdf",
		"application/ics invite.ics"}; !slices.Equal(kinds, want) {
		t.Errorf("the parts are %q, want %q", kinds, want)
	}
	if strings.ReplaceAll(r.parts[0].body, "\r\n", "\n") != l.Text || strings.ReplaceAll(r.parts[2].body, "\r\n",
		"\n") != strings.ReplaceAll(string(l.Invitation), "\r\n", "\n") {
		t.Error("the plain text or the invitation differs from what was composed")
	}
}

// No header may come from a value, whatever it holds.
func TestNoValueAddsAHeader(t *testing.T) {
	evil := "x\r\nBcc: victim@example.net\r\nX-Evil: 1\r\n\r\n<b>body</b>\n.\r\n\u2028\x00"
	d := full()
	d.Person.FirstName, d.Person.LastName, d.Person.Phone, d.Friend.FirstName, d.Lead, d.Text = evil, evil, evil, evil, evil, evil
	d.Site = Site{evil, evil, evil, "info@example.com", "info@example.com", evil, "https://www.example.com"}
	d.Property = &Listing{"1", evil, evil, evil, evil, evil, evil, evil, evil, evil, evil}
	d.Rows = []Row{{Label: "city", Value: evil}}
	d.Files = []File{{Name: evil, Type: "application/pdf", Content: []byte(evil)}}
	d.Agent.Name, d.Agent.Phone = evil, evil
	known := []string{"Auto-Submitted", "Content-Type", "Date", "From", "List-Unsubscribe", "List-Unsubscribe-Post", "Message-Id",
		"Mime-Version", "Reply-To", "Subject", "To", "X-Auto-Response-Suppress"}
	for kind := range kinds {
		clean := fits(kind)
		d.Link, d.SecondLink, d.Unsubscribe, d.Appointment = clean.Link, clean.SecondLink, clean.Unsubscribe, clean.Appointment
		l, err := Compose(kind, locale.French, d)
		if err != nil {
			t.Fatal(err)
		}
		for key := range message(t, l).header {
			if !slices.Contains(known, key) {
				t.Errorf("%s: a value made the header %s", kind, key)
			}
		}
		if strings.Contains(string(l.Invitation), "\nBcc") || strings.Contains(string(l.Invitation), "\nX-Evil") {
			t.Errorf("%s: a value made a line of the invitation: %s", kind, l.Invitation)
		}
	}
}

func TestInvalidRecipientIsAnError(t *testing.T) {
	good := Email{From: "A", To: "a@example.com", ReplyTo: "b@example.com", Subject: "s", Text: "t", HTML: "h"}
	if _, err := good.Message("1", "c@example.com", posted); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"", "a", "a@example.com\r\nBcc: v@example.net", "a@example.com, v@example.net", "A <a@example.com>",
		"a@b@c", " a@example.com"} {
		for field, l := range map[string]Email{"to": {To: bad, ReplyTo: "b@example.com"}, "reply": {To: "a@example.com", ReplyTo: bad}} {
			if _, err := l.Message("1", "c@example.com", posted); err == nil {
				t.Errorf("%s %q is accepted, want an error", field, bad)
			}
		}
		if _, err := good.Message("1", bad, posted); err == nil {
			t.Errorf("from %q is accepted, want an error", bad)
		}
	}
	good.Unsubscribe = "https://www.example.com/>\r\nBcc: v@example.net"
	if _, err := good.Message("1", "c@example.com", posted); err == nil {
		t.Error("an unsubscribe address ended its header")
	}
}

func TestLongSubjectsAreCut(t *testing.T) {
	r := message(t,
		Email{From: "A", To: "a@example.com", ReplyTo: "b@example.com", Subject: strings.Repeat("é", 500), Text: "t", HTML: "h"})
	subject, err := new(mime.WordDecoder).DecodeHeader(r.header.Get("Subject"))
	if err != nil || subject != strings.Repeat("é", 179)+"…" {
		t.Errorf("the subject is %q (%v), want 179 characters and an ellipsis", subject, err)
	}
}

// Recurring emails can be ended with one click (RFC 8058); no other email offers it.
func TestUnsubscribeWhereItIsNeeded(t *testing.T) {
	for kind, r := range kinds {
		d := fits(kind)
		l, err := Compose(kind, locale.English, d)
		if err != nil {
			t.Fatal(err)
		}
		header := message(t, l).header
		shown := strings.Contains(l.HTML, d.Unsubscribe) && strings.Contains(l.Text, d.Unsubscribe)
		said := header.Get("List-Unsubscribe") == "<"+d.Unsubscribe+">" &&
			header.Get("List-Unsubscribe-Post") == "List-Unsubscribe=One-Click"
		if shown != r.leave || said != r.leave {
			t.Errorf("%s: the link to unsubscribe is shown: %v, and in the header: %v, want %v", kind, shown, said, r.leave)
		}
		if french, err := Compose(kind, locale.French, d); err != nil || strings.Contains(french.Text,
			"Se désinscrire\u202f: "+d.Unsubscribe) != r.leave {
			t.Errorf("%s: the French text lacks the link after a French colon, or has one too many (%v)", kind, err)
		}
		d.Unsubscribe = ""
		if _, err := Compose(kind, locale.English, d); (err != nil) != r.leave {
			t.Errorf("%s without an address to unsubscribe at gives %v, want an error: %v", kind, err, r.leave)
		}
	}
	l := Email{From: "A", To: "a@example.com", ReplyTo: "b@example.com", Subject: "s", Text: "t", HTML: "h",
		Unsubscribe: "http://localhost:8080/u"}
	if header := message(t,
		l).header; header.Get("List-Unsubscribe") != "<http://localhost:8080/u>" || header.Get("List-Unsubscribe-Post") != "" {
		t.Error("one click is promised without https")
	}
}
