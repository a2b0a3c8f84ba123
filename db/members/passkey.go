package members

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sessions"
	"github.com/gevel/gevel/limits"
)

// Passkey is a passkey of a member of staff. Credential is the JSON of its public key, flags and counter; UsedAt is nil for one that was
// never used.
type Passkey struct {
	ID         string `db:"id"`
	Staff      int    `db:"staff"`
	Name       string `db:"name"`
	Credential string `db:"credential"`
	CreatedAt  int64  `db:"created_at"`
	UsedAt     *int64 `db:"used_at"`
}

// Record is the name in the log of the member whose passkey it is.
func (p Passkey) Record() string { return StaffMember{ID: p.Staff}.Record() }

// Passkeys lists the passkeys of somebody, the oldest first.
func (s *Store) Passkeys(ctx context.Context, staff int) (list []Passkey, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(Passkey{}, "")+" FROM passkey WHERE staff = ? ORDER BY created_at, id",
		staff)
}

// StaffWithPasskey gives the member who has a passkey and may sign in, nil for none.
func (s *Store) StaffWithPasskey(ctx context.Context, id string) (*StaffMember, error) {
	var m StaffMember
	err := s.One(ctx, &m, "SELECT "+handle.ColumnsOf(m, "")+` FROM staff
		WHERE id = (SELECT staff FROM passkey WHERE id = ?) AND closed_at IS NULL AND secret IS NOT NULL`, id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &m, err
}

// AddPasskey adds a passkey that answered a challenge. It returns Refused TOO_MANY when the member has limits.Passkeys, and UNKNOWN for a
// passkey that is stored already, and LINK_ENDED when the challenge was answered.
func (s *Store) AddPasskey(ctx context.Context, p Passkey, c UsedChallenge, by desklog.Action) error {
	by.Name, by.Record, by.After = "addPasskey", p.Record(), p.Name
	_, err := s.Write(ctx, append(c.use(by.At),
		handle.Guard(forms.TooMany, "(SELECT count(*) FROM passkey WHERE staff = ?) < ?", p.Staff, limits.Passkeys),
		handle.Guard(forms.Unknown, "NOT EXISTS (SELECT 1 FROM passkey WHERE id = ?)", p.ID),
		handle.Statement{SQL: "INSERT INTO passkey (id, staff, name, credential, created_at) VALUES (?, ?, ?, ?, ?)",
			Args: []any{p.ID, p.Staff, p.Name, p.Credential, p.CreatedAt}},
		by.Insert())...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: sessions.Ended}) {
		return handle.Refused{Why: forms.LinkEnded}
	}
	return err
}

// RemovePasskey removes a passkey of somebody, if there is one with the id.
func (s *Store) RemovePasskey(ctx context.Context, staff int, id string, by desklog.Action) error {
	by.Name, by.Record = "removePasskey", StaffMember{ID: staff}.Record()
	_, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM passkey WHERE id = ? AND staff = ?", Args: []any{id, staff}},
		by.InsertIf("changes() > 0"))
	return err
}

// UsePasskey notes that a passkey was used, with its new counter and the challenge that it answered. The write is refused when the passkey
// was used or removed meanwhile, or the challenge answered.
func UsePasskey(p Passkey, credential string, c UsedChallenge, at time.Time) []handle.Statement {
	return append(c.use(at), handle.Statement{SQL: "UPDATE passkey SET credential = ?, used_at = ? WHERE id = ? AND credential = ?",
		Args: []any{credential, at.Unix(), p.ID, p.Credential}}, handle.Guard(sessions.Ended, "changes() > 0"))
}
