package mail

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// newSender makes a sender with its outbox and a clock that the test sets.
func newSender(t *testing.T, carrier Carrier) (*Sender, *outbox, *time.Time) {
	t.Helper()
	clock := posted
	box := newOutbox(t)
	s := NewSender(box, carrier)
	s.now = func() time.Time { return clock }
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
			t.Errorf("%q arrived for %q", got, w.Message)
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
		t.Error(a.To, b.To)
	}
	w := box.fate(t, 1)
	if w.Sent != nil || w.Lost == nil || w.Tries != 1 || !strings.Contains(w.reason(), "no such mailbox") {
		t.Errorf("%+v", w)
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
	lead := db.Lead{ID: "K7Q2", Form: "sendContact", Key: "key", Language: locale.Dutch, FirstName: "Léa", Email: "lea@example.org",
		Content: "{}", Answer: "{}", CreatedAt: posted.Unix()}
	email := db.Email{ID: "letter01", Kind: "contact-agency", Recipient: "info@example.com",
		Message: []byte("From: info@example.com\r\n\r\nDag\r\n")}
	if err := box.Receive(t.Context(), db.Receipt{Lead: lead, Captcha: "c", Emails: []db.Email{email}}); err != nil {
		t.Fatal(err)
	}
	empty(t, s)
	text := log.String()
	for _, want := range []string{"level=ERROR", "email to the agency", "gevel leads", "email=contact-agency", "form=sendContact",
		"lead=K7Q2"} {
		if !strings.Contains(text, want) {
			t.Errorf("missing %q in %s", want, text)
		}
	}
	if strings.Contains(text, "@") || strings.Contains(text, "Léa") {
		t.Error("the log names a person:", text)
	}
	if list, err := box.Undelivered(t.Context(),
		time.Unix(0, 0)); err != nil || len(list) != 1 || list[0].Form == nil || *list[0].Form != "sendContact" {
		t.Error(list, err)
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
		t.Error(got.To)
	}
	if w := box.fate(t, 0); w.Sent != nil || w.Tries != 1 || !strings.Contains(w.reason(), "timeout") {
		t.Errorf("%+v", w)
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
		t.Error(got.To)
	}
	*clock = box.fate(t, 0).due()
	empty(t, s)
	if got := <-server.Arrived; got.To != "cut@example.org" || !strings.Contains(got.Message, "Message-ID: <email01@example.com>") {
		t.Error(got)
	}
}

func TestSenderTriesADeadServerOncePerRound(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	r, err := ParseRelay("smtp://" + listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	listener.Close()
	s, box, _ := newSender(t, r)
	box.put(t, "a@example.org", "b@example.org")
	var unreachable Unreachable
	if err := s.Empty(t.Context()); !errors.As(err, &unreachable) {
		t.Error(err)
	}
	if first, second := box.fate(t, 0).Tries, box.fate(t, 1).Tries; first != 1 || second != 0 {
		t.Error(first, second)
	}
}

func TestSenderBacksOffAndGivesUpAfterThreeDays(t *testing.T) {
	server := posttest.Start(t, nil, false)
	server.Refuse = func(string) error { return &smtp.SMTPError{Code: 450, Message: "later"} }
	s, box, clock := newSender(t, relayTo(t, server))
	box.put(t, "a@example.org")
	var waits []time.Duration
	for box.fate(t, 0).Lost == nil {
		at := *clock
		if empty(t, s); len(waits) > 100 {
			t.Fatal("it is tried for ever")
		}
		if w := box.fate(t, 0); w.Lost == nil {
			waits = append(waits, w.due().Sub(at))
			*clock = w.due()
		}
	}
	for i, wait := range waits {
		plan := min(time.Minute<<i, longest)
		if wait < plan*8/10-time.Second || wait > plan*12/10 {
			t.Errorf("wait %d: %s, not about %s", i, wait, plan)
		}
	}
	if tried := clock.Sub(posted); tried < patience || tried > patience+longest*12/10 || !strings.Contains(box.fate(t, 0).reason(),
		"later") {
		t.Errorf("given up after %s because of %q", tried, box.fate(t, 0).reason())
	}
	if due, err := box.DueEmails(t.Context(), clock.AddDate(1, 0, 0), 1); err != nil || len(due) != 0 {
		t.Error("what was given up is due", due, err)
	}
}

// A crash between sending and storing the result must not lose an email: it arrives twice, with one Message-ID.
func TestSenderRetriesAnEmailItCouldNotMarkAsSent(t *testing.T) {
	server := posttest.Start(t, nil, false)
	s, box, _ := newSender(t, relayTo(t, server))
	box.put(t, "a@example.org")
	box.broken = true
	if err := s.Empty(t.Context()); err == nil {
		t.Error("no error although the result cannot be stored")
	}
	box.broken = false
	empty(t, s)
	if first, second := <-server.Arrived, <-server.Arrived; first != second {
		t.Errorf("%q and %q", first, second)
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
			t.Error(got.To)
		}
	}
	cancel()
	<-ended
}

func TestShutdownCountsNoTry(t *testing.T) {
	server := posttest.Start(t, nil, false)
	ctx, cancel := context.WithCancel(t.Context())
	finish := make(chan struct{})
	t.Cleanup(func() { close(finish) })
	server.Taking = func(net.Conn, string) { cancel(); <-finish }
	s, box, _ := newSender(t, relayTo(t, server))
	box.put(t, "a@example.org")
	if err := s.Empty(ctx); !errors.Is(err, context.Canceled) || box.fate(t, 0).Tries != 0 || box.fate(t, 0).Sent != nil {
		t.Error(err, box.fate(t, 0))
	}
}

// TestRefusedForGood: an email that the server refuses for good is given up at once, and the list of undelivered emails says why.
func TestRefusedForGood(t *testing.T) {
	for code, want := range map[int]bool{552: true, 554: true, 550: true, 452: false, 530: false} {
		server := posttest.Start(t, nil, false)
		server.Refuse = func(string) error { return &smtp.SMTPError{Code: code, Message: "5.3.4 too large"} }
		s, box, _ := newSender(t, relayTo(t, server))
		box.put(t, "a@example.org")
		if err := s.Empty(t.Context()); err != nil {
			t.Fatal(err)
		}
		if f := box.fate(t, 0); (f.Lost != nil) != want || f.Tries != 1 {
			t.Error(code, f)
		}
		list, err := box.Undelivered(t.Context(), time.Unix(0, 0))
		if err != nil || (len(list) == 1) != want || want && !strings.Contains(list[0].Reason, "too large") {
			t.Error(code, list, err)
		}
		if _, err := box.DeleteExpired(t.Context(), nil, time.Now().Add(limits.UndeliveredEmailTime+time.Hour)); err != nil {
			t.Fatal(err)
		}
		if list, err := box.Undelivered(t.Context(), time.Unix(0, 0)); err != nil || len(list) != 0 {
			t.Error("it is kept for ever:", list, err)
		}
	}
}

// TestSenderRespectsTheServersSizeLimit: the server is told the size of a message, and is not offered one over its limit.
func TestSenderRespectsTheServersSizeLimit(t *testing.T) {
	server := posttest.StartSmall(t, 1<<20)
	server.Sizes = make(chan int64, 2)
	s, box, _ := newSender(t, relayTo(t, server))
	box.put(t, "a@example.org")
	empty(t, s)
	if arrived, size := <-server.Arrived, <-server.Sizes; int(size) != len(arrived.Message) {
		t.Errorf("the size is said to be %d; it is %d", size, len(arrived.Message))
	}
	small := posttest.StartSmall(t, 100)
	small.Sizes = make(chan int64, 2)
	s, box, _ = newSender(t, relayTo(t, small))
	box.put(t, "a@example.org")
	empty(t, s)
	if f := box.fate(t, 0); f.Lost == nil || f.Tries != 1 || len(small.Sizes) != 0 {
		t.Error(f, len(small.Sizes))
	}
}
