package mail

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
)

// outbox is an outbox in memory, with the rules that the store has in SQL.
type outbox struct {
	sync.Mutex
	list   []*waiting
	broken bool // nothing can be noted, as on a full disk
}

type waiting struct {
	agency.Outgoing
	due    time.Time
	sent   bool
	lost   bool
	reason string
}

func (b *outbox) Due(_ context.Context, now time.Time, n int) (due []agency.Outgoing, err error) {
	b.Lock()
	defer b.Unlock()
	for _, w := range b.list {
		if !w.sent && !w.lost && !w.due.After(now) && len(due) < n {
			due = append(due, w.Outgoing)
		}
	}
	return due, nil
}

func (b *outbox) Sent(_ context.Context, id string, _ time.Time) error {
	return b.note(id, func(w *waiting) { w.sent = true })
}

func (b *outbox) Failed(_ context.Context, id, reason string, next time.Time) error {
	return b.note(id, func(w *waiting) { w.reason, w.due, w.lost, w.Tries = reason, next, next.IsZero(), w.Tries+1 })
}

func (b *outbox) note(id string, change func(*waiting)) error {
	b.Lock()
	defer b.Unlock()
	if b.broken {
		return errors.New("the disk is full")
	}
	for _, w := range b.list {
		if w.ID == id {
			change(w)
		}
	}
	return nil
}

// put adds a letter to each address, made at posted.
func (b *outbox) put(t *testing.T, to ...string) {
	t.Helper()
	b.Lock()
	defer b.Unlock()
	for _, address := range to {
		id := fmt.Sprintf("letter%d", len(b.list)+1)
		l := Letter{From: "Gevel", To: address, ReplyTo: "info@example.com", Subject: "Één", Text: ".\r\nregel\n", HTML: "<p>regel</p>"}
		message, err := l.Message(id, "info@example.com", posted)
		if err != nil {
			t.Fatal(err)
		}
		b.list = append(b.list, &waiting{Outgoing: agency.Outgoing{ID: id, Recipient: address, Message: message, CreatedAt: posted}, due: posted})
	}
}
