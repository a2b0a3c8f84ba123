package mail

import (
	"context"
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/limits"
)

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
		t.Errorf("a dead server gives %v, want Unreachable", err)
	}
	if first, second := box.fate(t, 0).Tries, box.fate(t, 1).Tries; first != 1 || second != 0 {
		t.Errorf("the emails were tried %d and %d times, want 1 and 0", first, second)
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
			t.Fatal("the email is tried again and again, want it given up")
		}
		if w := box.fate(t, 0); w.Lost == nil {
			waits = append(waits, w.due().Sub(at))
			*clock = w.due()
		}
	}
	for i, wait := range waits {
		plan := min(time.Minute<<i, longest)
		if wait < plan*8/10-time.Second || wait > plan*12/10 {
			t.Errorf("wait %d lasts %s, want about %s", i, wait, plan)
		}
	}
	tried, reason := clock.Sub(posted), box.fate(t, 0).reason()
	if tried < limits.EmailTryTime || tried > limits.EmailTryTime+longest*12/10 || !strings.Contains(reason, "later") {
		t.Errorf("the email is given up after %s because of %q, want three days because of later", tried, reason)
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
		t.Errorf("%q and %q arrived, want the same email twice", first, second)
	}
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
		t.Errorf("stopping gives %v and %+v, want context.Canceled and no try", err, box.fate(t, 0))
	}
}

// TestRefusedForGood: an email that the server refuses for good is given up at once, and the list of undelivered emails says why.
// lastCarrier carries one email, and its machine's work ends meanwhile.
type lastCarrier struct {
	end     context.CancelFunc
	carried int
}

func (c *lastCarrier) Carry(context.Context, agency.Outgoing) error {
	c.carried++
	c.end()
	return nil
}

func (c *lastCarrier) Close() error { return nil }

// TestNothingIsSentAfterTheWorkEnded shows that a sender whose work ends leaves the rest of what it read: another machine may send that.
func TestNothingIsSentAfterTheWorkEnded(t *testing.T) {
	working, end := context.WithCancel(t.Context())
	carrier := &lastCarrier{end: end}
	s, box, _ := newSender(t, carrier)
	box.put(t, "a@example.org", "b@example.org", "c@example.org")
	if err := s.Empty(working); !errors.Is(err, context.Canceled) || carrier.carried != 1 {
		t.Errorf("%d emails were sent (%v), want one", carrier.carried, err)
	}
}

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
			t.Errorf("code %d leaves %+v, want one try, given up: %v", code, f, want)
		}
		list, err := box.store.Inbox.Undelivered(t.Context(), time.Unix(0, 0))
		if err != nil || (len(list) == 1) != want || want && !strings.Contains(list[0].Reason, "too large") {
			t.Errorf("after code %d the undelivered emails are %v (%v), want it there with the reason: %v", code, list, err, want)
		}
		if _, err := box.store.DeleteExpired(t.Context(), nil, time.Now().Add(limits.UndeliveredEmailTime+time.Hour)); err != nil {
			t.Fatal(err)
		}
		if list, err := box.store.Inbox.Undelivered(t.Context(), time.Unix(0, 0)); err != nil || len(list) != 0 {
			t.Error("an undelivered email is kept for ever:", list, err)
		}
	}
}

// deafCarrier cannot reach its server. Each attempt is sent on the channel.
type deafCarrier chan struct{}

func (c deafCarrier) Carry(context.Context, agency.Outgoing) error {
	c <- struct{}{}
	return Unreachable{errors.New("no route")}
}

func (c deafCarrier) Close() error { return nil }

// TestRetrySendsAtOnce shows that a server that cannot be reached is tried again when somebody asks for it, not whenever an email comes.
func TestRetrySendsAtOnce(t *testing.T) {
	attempts := make(deafCarrier)
	s, box, _ := newSender(t, attempts)
	box.put(t, "a@example.org", "b@example.org")
	ctx, cancel := context.WithCancel(t.Context())
	stopped := make(chan struct{})
	go func() { s.Run(ctx); close(stopped) }()
	<-attempts
	s.Wake()
	select {
	case <-attempts:
		t.Error("another email made the sender try again")
	case <-time.After(50 * time.Millisecond):
	}
	s.Retry()
	select {
	case <-attempts:
	case <-time.After(time.Minute):
		t.Error("nothing was tried again when somebody asked")
	}
	cancel()
	<-stopped
}
