package mail

import (
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// Outbox stores emails until they are sent. *db.Store is one.
type Outbox interface {
	// Due gives at most n emails that are due, the oldest first. An email that was sent or given up is never due.
	DueEmails(ctx context.Context, now time.Time, n int) ([]agency.Outgoing, error)
	// EmailSent marks an email as sent. It is never due again.
	EmailSent(ctx context.Context, id string, at time.Time) error
	// Failed counts a failed attempt, with its reason. The email is due again at next; a zero next gives it up for good.
	EmailFailed(ctx context.Context, id, reason string, at, next time.Time) error
}

// Carrier delivers emails, one after another.
type Carrier interface {
	// Carry returns nil when the email was handed over for good, else the reason. Unreachable means that every other email would fail, too.
	Carry(ctx context.Context, o agency.Outgoing) error
	// Close closes the connection that Carry opened. Carry may be called again.
	Close() error
}

// Words are what a carrier answered to one email, taken or not.
type Words struct {
	Taken bool
	Said  string // in the server's words
}

// Try hands an email over once, and returns what the carrier answered. It is for a carrier that carries nothing else.
func Try(ctx context.Context, c Carrier, o agency.Outgoing) Words {
	defer c.Close()
	if err := c.Carry(ctx, o); err != nil {
		return Words{Said: err.Error()}
	}
	words := Words{Taken: true}
	if answering, answered := c.(interface{ Said() string }); answered {
		words.Said = answering.Said()
	}
	return words
}

// Unreachable says that the mail server cannot be reached.
type Unreachable struct{ error }

// Refused says that the server will never accept this email.
type Refused struct{ error }

// Unwrap gives the cause.
func (r Refused) Unwrap() error { return r.error }

// Unwrap gives the cause.
func (u Unreachable) Unwrap() error { return u.error }

// Sender sends the emails of an outbox.
type Sender struct {
	outbox  Outbox
	carrier Carrier
	Now     func() time.Time // the clock
	wake    chan struct{}
	retry   chan struct{}
}

// NewSender makes a sender of the emails in outbox by carrier.
func NewSender(outbox Outbox, carrier Carrier) *Sender {
	return &Sender{outbox: outbox, carrier: carrier, Now: time.Now, wake: make(chan struct{}, 1), retry: make(chan struct{}, 1)}
}

const (
	batch   = 8                // emails read from the outbox at a time
	pause   = 20 * time.Second // between two checks of the outbox when nobody wakes the sender
	rest    = 10 * time.Minute // the longest pause while the mail server cannot be reached
	longest = 4 * time.Hour    // between two attempts
)

// Wake makes the sender check the outbox at once, unless the mail server could not be reached. It never blocks.
func (s *Sender) Wake() { nudge(s.wake) }

// Retry makes the sender check the outbox at once, also while it waits for a mail server that could not be reached. It never blocks.
func (s *Sender) Retry() { nudge(s.retry) }

func nudge(c chan<- struct{}) {
	select {
	case c <- struct{}{}:
	default: // one is pending already
	}
}

// Run sends due emails until ctx ends. An email that is being sent then is finished, or tried again after the next start. While the mail
// server cannot be reached, Run tries less and less often.
func (s *Sender) Run(ctx context.Context) {
	wait := pause
	for ctx.Err() == nil {
		wake := s.wake
		if err := s.Empty(ctx); err == nil {
			wait = pause
		} else if ctx.Err() == nil {
			slog.Error("the outbox cannot be emptied now", "err", err)
			wait, wake = min(2*wait, rest), nil
		}
		select {
		case <-ctx.Done():
		case <-wake:
		case <-s.retry:
		case <-time.After(wait):
		}
	}
}

// Empty sends every email that is due. A failed email does not hold up the others; its next attempt is stored. The error says that the mail
// server cannot be reached, the outbox cannot be read or ctx ended; the rest then waits.
func (s *Sender) Empty(ctx context.Context) error {
	defer s.carrier.Close()
	for {
		due, err := s.outbox.DueEmails(ctx, s.Now(), batch)
		if err != nil || len(due) == 0 {
			return err
		}
		for _, o := range due {
			if ctx.Err() != nil { // another machine may send the rest by now
				return ctx.Err()
			}
			if err := s.send(ctx, o); err != nil {
				return err
			}
		}
	}
}

// send sends one email and stores the result. If the result cannot be stored, the email is sent again with the same Message-ID.
func (s *Sender) send(ctx context.Context, o agency.Outgoing) error {
	err := s.carrier.Carry(ctx, o)
	if err == nil {
		return s.outbox.EmailSent(context.WithoutCancel(ctx), o.ID, s.Now())
	}
	if ctx.Err() != nil { // the server is stopping: this does not count as an attempt
		return ctx.Err()
	}
	next := s.next(o)
	var refused Refused
	if errors.As(err, &refused) {
		next = time.Time{}
	}
	if next.IsZero() {
		logGivenUp(o, err)
	} else {
		slog.Warn("an email is tried again later", "email", o.ID, "tries", o.Tries+1, "next", next, "err", err)
	}
	noted := s.outbox.EmailFailed(context.WithoutCancel(ctx), o.ID, oneLine(err.Error()), s.Now(), next)
	var unreachable Unreachable
	if errors.As(err, &unreachable) {
		return errors.Join(err, noted)
	}
	return noted
}

// logGivenUp logs that an email was given up. Nobody is emailed about one to the agency, so the log names the form to look up. The mail
// server's answer may name people: it is not logged, gevel leads shows it.
func logGivenUp(o agency.Outgoing, err error) {
	if !kinds[o.Kind].office {
		slog.Error("an email is given up", "email", o.ID, "tries", o.Tries+1, "err", err)
		return
	}
	slog.Error("an email to the agency is given up, so nobody there has read it; gevel leads lists it and says why",
		"email", o.Kind, "form", o.Form, "lead", o.Lead, "tries", o.Tries+1)
}

// next is when to retry an email that failed now: after 1, 2, 4, … minutes, at most 4 hours, give or take a fifth, so that retries are
// spread. It is zero when the email was tried for limits.EmailTryTime.
func (s *Sender) next(o agency.Outgoing) time.Time {
	now := s.Now()
	if now.Sub(o.CreatedAt) >= limits.EmailTryTime {
		return time.Time{}
	}
	wait := min(time.Minute<<min(o.Tries, 20), longest)
	return now.Add(time.Duration(float64(wait) * (0.8 + 0.4*rand.Float64())))
}
