package mail

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// testOutbox is the store's outbox with the emails of the test, and a connection of its own to check the rows.
type testOutbox struct {
	*outbox.Store
	store  *db.Store
	rows   *sqlx.DB
	list   []agency.Outgoing
	broken bool // writes fail, as on a full disk
}

// fate is the state of an email after sending. Times are Unix seconds.
type fate struct {
	Tries  int     `db:"tries"`
	Due    int64   `db:"due_at"`
	Sent   *int64  `db:"sent_at"`
	Lost   *int64  `db:"given_up_at"`
	Reason *string `db:"last_error"`
}

func newOutbox(t *testing.T) *testOutbox {
	t.Helper()
	file := filepath.Join(t.TempDir(), "gevel.db")
	store, err := db.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := sqlx.Open("sqlite3", "file:"+file+"?mode=ro&_busy_timeout=5000")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { rows.Close(); store.Close() })
	return &testOutbox{Store: &store.Outbox, store: store, rows: rows}
}

func (b *testOutbox) EmailSent(ctx context.Context, id string, at time.Time) error {
	if b.broken {
		return errors.New("the disk is full")
	}
	return b.Store.EmailSent(ctx, id, at)
}

// put adds an email to each address, created at posted.
func (b *testOutbox) put(t *testing.T, to ...string) {
	t.Helper()
	for _, address := range to {
		id := fmt.Sprintf("email%02d", len(b.list)+1)
		l := Email{From: "Gevel", To: address, ReplyTo: "info@example.com", Subject: "Één", Text: ".\r\nregel\n", HTML: "<p>regel</p>"}
		message, err := l.Message(id, "info@example.com", posted)
		if err != nil {
			t.Fatal(err)
		}
		b.hold(t, agency.Outgoing{ID: id, Recipient: address, Message: message})
	}
}

// hold adds an email unchanged, created at posted.
func (b *testOutbox) hold(t *testing.T, o agency.Outgoing) {
	t.Helper()
	_, err := b.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO outbox (id, kind, recipient, message, created_at, due_at) VALUES (?, 'x', ?, ?, ?, ?)",
			Args: []any{o.ID, o.Recipient, o.Message, posted.Unix(), posted.Unix()}})
	if err != nil {
		t.Fatal(err)
	}
	b.list = append(b.list, o)
}

// fate reads the state of the nth email of the test, from 0.
func (b *testOutbox) fate(t *testing.T, n int) (f fate) {
	t.Helper()
	if err := b.rows.Get(&f, "SELECT tries, due_at, sent_at, given_up_at, last_error FROM outbox WHERE id = ?", b.list[n].ID); err != nil {
		t.Fatal(err)
	}
	return f
}

func (f fate) due() time.Time { return time.Unix(f.Due, 0).UTC() }

func (f fate) reason() string {
	if f.Reason == nil {
		return ""
	}
	return *f.Reason
}
