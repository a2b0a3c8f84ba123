package mail

import (
	"bytes"
	"context"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/locale"
)

// newSender makes a sender with its outbox and a clock that the test sets.
func newSender(t *testing.T, carrier Carrier) (*Sender, *testOutbox, *time.Time) {
	t.Helper()
	clock := posted
	box := newOutbox(t)
	s := NewSender(box, carrier)
	s.Now = func() time.Time { return clock }
	return s, box, &clock
}

func relayTo(t *testing.T, s *posttest.Server) *Relay {
	t.Helper()
	r, err := ParseRelay("smtp://" + s.Addr)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func empty(t *testing.T, s *Sender) {
	t.Helper()
	if err := s.Empty(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func TestEmailsArriveAsComposed(t *testing.T) {
	server := posttest.Start(t, nil, false)
	s, box, _ := newSender(t, relayTo(t, server))
	var many []string
	for range batch + 2 {
		many = append(many, "a@example.org")
	}
	box.put(t, many...)
	empty(t, s)
	for n, w := range box.list {
		got := <-server.Arrived
		if got.From != "info@example.com" || got.To != "a@example.org" || got.Message != string(w.Message) || box.fate(t, n).Sent == nil {
			t.Errorf("%q arrived for %q, want it as composed and marked as sent", got, w.Message)
		}
	}
	if empty(t, s); len(server.Arrived) != 0 {
		t.Error("an email was sent twice")
	}
}

func TestSenderGoesOnAfterARefusedAddress(t *testing.T) {
	server := posttest.Start(t, nil, false)
	server.Refuse = func(to string) error {
		if to == "gone@example.org" {
			return &smtp.SMTPError{Code: 550, Message: "no such mailbox"}
		}
		return nil
	}
	s, box, _ := newSender(t, relayTo(t, server))
	box.put(t, "a@example.org", "gone@example.org", "b@example.org")
	empty(t, s)
	if a, b := <-server.Arrived, <-server.Arrived; a.To != "a@example.org" || b.To != "b@example.org" {
		t.Errorf("emails to %s and %s arrived, want those to a@example.org and b@example.org", a.To, b.To)
	}
	w := box.fate(t, 1)
	if w.Sent != nil || w.Lost == nil || w.Tries != 1 || !strings.Contains(w.reason(), "no such mailbox") {
		t.Errorf("the refused email is %+v (%s), want it given up at once with the reason", w, w.reason())
	}
}

// TestSenderLogsTheFormOfARefusedAgencyEmail refuses an email to the agency for good. The log names no person.
func TestSenderLogsTheFormOfARefusedAgencyEmail(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	server := posttest.Start(t, nil, false)
	server.Refuse = func(to string) error {
		return &smtp.SMTPError{Code: 550, Message: to + " takes nothing of lea@example.org"}
	}
	s, box, _ := newSender(t, relayTo(t, server))
	lead := inbox.Lead{ID: "K7Q2", Form: "sendContact", Key: "key", Language: locale.Dutch, FirstName: "Léa", Email: "lea@example.org",
		Content: "{}", Answer: "{}", CreatedAt: posted.Unix()}
	email := outbox.Email{ID: "letter01", Kind: "contact-agency", Recipient: "info@example.com",
		Message: []byte("From: info@example.com\r\n\r\nDag\r\n")}
	if err := box.store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: lead, Captcha: "c", Emails: []outbox.Email{email}}); err != nil {
		t.Fatal(err)
	}
	empty(t, s)
	text := log.String()
	for _, want := range []string{"level=ERROR", "email to the agency", "gevel leads", "email=contact-agency", "form=sendContact",
		"lead=K7Q2"} {
		if !strings.Contains(text, want) {
			t.Errorf("the log lacks %q: %s", want, text)
		}
	}
	if strings.Contains(text, "@") || strings.Contains(text, "Léa") {
		t.Error("the log names a person:", text)
	}
	if list, err := box.store.Inbox.Undelivered(t.Context(),
		time.Unix(0, 0)); err != nil || len(list) != 1 || list[0].Form == nil || *list[0].Form != "sendContact" {
		t.Errorf("the undelivered emails are %v (%v), want one of sendContact", list, err)
	}
}

func TestSenderTimesOutASlowServer(t *testing.T) {
	server := posttest.Start(t, nil, false)
	finish := make(chan struct{})
	t.Cleanup(func() { close(finish) })
	server.Taking = func(_ net.Conn, to string) {
		if to == "slow@example.org" {
			<-finish
		}
	}
	r := relayTo(t, server)
	r.timeout = 300 * time.Millisecond
	s, box, _ := newSender(t, r)
	box.put(t, "slow@example.org", "a@example.org")
	empty(t, s)
	if got := <-server.Arrived; got.To != "a@example.org" {
		t.Errorf("an email to %s arrived, want the one to a@example.org", got.To)
	}
	if w := box.fate(t, 0); w.Sent != nil || w.Tries != 1 || !strings.Contains(w.reason(), "timeout") {
		t.Errorf("the email to a slow server is %+v (%s), want one try that timed out", w, w.reason())
	}
}

func TestSenderRepeatsACutOffEmailUnderItsMessageID(t *testing.T) {
	server := posttest.Start(t, nil, false)
	cuts := 1
	server.Taking = func(conn net.Conn, to string) {
		if to == "cut@example.org" && cuts > 0 {
			cuts--
			conn.Close()
		}
	}
	s, box, clock := newSender(t, relayTo(t, server))
	box.put(t, "cut@example.org", "a@example.org")
	empty(t, s)
	if got := <-server.Arrived; got.To != "a@example.org" || box.fate(t, 0).Sent != nil {
		t.Errorf("an email to %s arrived, want the one to a@example.org, and the other not marked as sent", got.To)
	}
	*clock = box.fate(t, 0).due()
	empty(t, s)
	if got := <-server.Arrived; got.To != "cut@example.org" || !strings.Contains(got.Message, "Message-ID: <email01@example.com>") {
		t.Errorf("%q arrived, want the email that was cut off under its Message-ID", got)
	}
}

func TestWakeSendsAtOnceAndCloseStops(t *testing.T) {
	server := posttest.Start(t, nil, false)
	s, box, _ := newSender(t, relayTo(t, server))
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	for _, to := range []string{"a@example.org", "b@example.org"} {
		box.put(t, to)
		s.Wake()
		if got := <-server.Arrived; got.To != to {
			t.Errorf("an email to %s arrived, want the one to %s", got.To, to)
		}
	}
	cancel()
	<-ended
}

// TestSenderRespectsTheServersSizeLimit: the server is told the size of a message, and is not offered one over its limit.
func TestSenderRespectsTheServersSizeLimit(t *testing.T) {
	server := posttest.StartSmall(t, 1<<20)
	server.Sizes = make(chan int64, 2)
	s, box, _ := newSender(t, relayTo(t, server))
	box.put(t, "a@example.org")
	empty(t, s)
	if arrived, size := <-server.Arrived, <-server.Sizes; int(size) != len(arrived.Message) {
		t.Errorf("the server is told the size %d, want %d", size, len(arrived.Message))
	}
	small := posttest.StartSmall(t, 100)
	small.Sizes = make(chan int64, 2)
	s, box, _ = newSender(t, relayTo(t, small))
	box.put(t, "a@example.org")
	empty(t, s)
	if f := box.fate(t, 0); f.Lost == nil || f.Tries != 1 || len(small.Sizes) != 0 {
		t.Errorf("the email is %+v after %d offers, want it given up without an offer", f, len(small.Sizes))
	}
}
