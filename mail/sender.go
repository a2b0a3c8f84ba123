package mail

import (
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"time"

	"github.com/gevel/gevel/agency"
)

// Outbox keeps emails until they are taken away. *db.Store is one.
type Outbox interface {
	// Due gives at most n emails whose time has come, the oldest first. An email that was sent or given up is not due.
	DueEmails(ctx context.Context, now time.Time, n int) ([]agency.Outgoing, error)
	// EmailSent marks an email as sent. It is never due again.
	EmailSent(ctx context.Context, id string, at time.Time) error
	// Failed counts a try that failed, with its reason. The email is due again at next; a zero next gives it up for good.
	EmailFailed(ctx context.Context, id, reason string, next time.Time) error
}

// Carrier takes emails away, one after another.
type Carrier interface {
	// Carry returns when the email is taken over by others for good, or says why it is not. An Unreachable says that no
	// other email would get further.
	Carry(ctx context.Context, o agency.Outgoing) error
	// Close ends what Carry began. Carry may be called again.
	Close() error
}

// Unreachable says that the mail server cannot be reached.
type Unreachable struct{ error }

// Refused says that this email will never be taken.
type Refused struct{ error }

// Unwrap gives why.
func (r Refused) Unwrap() error { return r.error }

// Unwrap gives why.
func (u Unreachable) Unwrap() error { return u.error }

// Sender empties an outbox.
type Sender struct {
	outbox  Outbox
	carrier Carrier
	now     func() time.Time
	wake    chan struct{}
}

// NewSender empties outbox by carrier.
func NewSender(outbox Outbox, carrier Carrier) *Sender {
	return &Sender{outbox: outbox, carrier: carrier, now: time.Now, wake: make(chan struct{}, 1)}
}

const (
	batch    = 8                // emails read from the outbox at a time
	pause    = 20 * time.Second // between two looks when nobody wakes the sender
	rest     = 10 * time.Minute // the longest pause while the mail server cannot be reached
	patience = 72 * time.Hour   // how long an email is tried
	longest  = 4 * time.Hour    // between two tries
)

// Wake makes the sender look at once. It never waits.
func (s *Sender) Wake() {
	select {
	case s.wake <- struct{}{}:
	default: // it is awake already
	}
}

// Run empties the outbox until ctx ends. An email that is on its way then is finished, or tried again after the next start.
// While the mail server cannot be reached it tries less and less often.
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
		case <-time.After(wait):
		}
	}
}

// Empty takes away every email that is due. An email that fails holds up no other one; its next try is noted. The error
// says that the mail server cannot be reached or the outbox cannot be read; the rest then waits.
func (s *Sender) Empty(ctx context.Context) error {
	defer s.carrier.Close()
	for {
		due, err := s.outbox.DueEmails(ctx, s.now(), batch)
		if err != nil || len(due) == 0 {
			return err
		}
		for _, o := range due {
			if err := s.send(ctx, o); err != nil {
				return err
			}
		}
	}
}

// send carries one email and notes how that ended. An email that was carried but could not be noted is carried again, with
// the same Message-ID.
func (s *Sender) send(ctx context.Context, o agency.Outgoing) error {
	err := s.carrier.Carry(ctx, o)
	if err == nil {
		return s.outbox.EmailSent(context.WithoutCancel(ctx), o.ID, s.now())
	}
	if ctx.Err() != nil { // the server stops: this was no try
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
	noted := s.outbox.EmailFailed(context.WithoutCancel(ctx), o.ID, oneLine(err.Error()), next)
	var unreachable Unreachable
	if errors.As(err, &unreachable) {
		return errors.Join(err, noted)
	}
	return noted
}

// logGivenUp says that an email is tried no more. Of one to the agency nobody else is told, so it says which form has to be looked up; the
// server's answer, which may name people, is left to gevel leads.
func logGivenUp(o agency.Outgoing, err error) {
	if !kinds[o.Kind].office {
		slog.Error("an email is given up", "email", o.ID, "tries", o.Tries+1, "err", err)
		return
	}
	slog.Error("an email to the agency is given up, so nobody there has read it; gevel leads lists it and says why",
		"email", o.Kind, "form", o.Form, "lead", o.Lead, "tries", o.Tries+1)
}

// next is when an email that failed now is tried again: after 1, 2, 4, … minutes, at most 4 hours, up to a fifth more or
// less, so that many do not come together. It is zero when the email was tried for three days.
func (s *Sender) next(o agency.Outgoing) time.Time {
	now := s.now()
	if now.Sub(o.CreatedAt) >= patience {
		return time.Time{}
	}
	wait := min(time.Minute<<min(o.Tries, 20), longest)
	return now.Add(time.Duration(float64(wait) * (0.8 + 0.4*rand.Float64())))
}
