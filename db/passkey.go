package db

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
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

// PasskeyChallenge is what a passkey has to sign, once: for a purpose, and for the session at the desk that asked ("" for signing in). Data
// is what the answer is checked against.
type PasskeyChallenge struct {
	Challenge, Purpose, Session, Data string
	EndsAt                            int64
}

// Passkeys lists the passkeys of somebody, the oldest first.
func (s *Store) Passkeys(ctx context.Context, staff int) (list []Passkey, err error) {
	return list, s.list(ctx, &list, "SELECT "+columnsOf(Passkey{}, "")+" FROM passkey WHERE staff = ? ORDER BY created_at, id", staff)
}

// StaffWithPasskey gives the member who has a passkey and may sign in, nil for none.
func (s *Store) StaffWithPasskey(ctx context.Context, id string) (*StaffMember, error) {
	var m StaffMember
	err := s.one(ctx, &m, "SELECT "+columnsOf(m, "")+` FROM staff
		WHERE id = (SELECT staff FROM passkey WHERE id = ?) AND closed_at IS NULL AND secret IS NOT NULL`, id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &m, err
}

// AddPasskey adds a passkey. It returns Refused TOO_MANY when the member has limits.Passkeys, and UNKNOWN for a passkey that is stored
// already.
func (s *Store) AddPasskey(ctx context.Context, p Passkey, by Action) error {
	by.Name, by.Record, by.After = "addPasskey", p.Record(), p.Name
	_, err := s.Write(ctx,
		guard(agency.TooMany, "(SELECT count(*) FROM passkey WHERE staff = ?) < ?", p.Staff, limits.Passkeys),
		guard(agency.Unknown, "NOT EXISTS (SELECT 1 FROM passkey WHERE id = ?)", p.ID),
		Statement{SQL: "INSERT INTO passkey (id, staff, name, credential, created_at) VALUES (?, ?, ?, ?, ?)",
			Args: []any{p.ID, p.Staff, p.Name, p.Credential, p.CreatedAt}},
		by.insert())
	return asRefusal(err)
}

// RemovePasskey removes a passkey of somebody, if there is one with the id.
func (s *Store) RemovePasskey(ctx context.Context, staff int, id string, by Action) error {
	by.Name, by.Record = "removePasskey", StaffMember{ID: staff}.Record()
	_, err := s.Write(ctx, Statement{SQL: "DELETE FROM passkey WHERE id = ? AND staff = ?", Args: []any{id, staff}},
		by.insertIf("changes() > 0"))
	return err
}

// UsePasskey notes that a passkey was used, with its new counter. The write is refused when the passkey was used or removed meanwhile.
func UsePasskey(p Passkey, credential string, at time.Time) []Statement {
	return []Statement{{SQL: "UPDATE passkey SET credential = ?, used_at = ? WHERE id = ? AND credential = ?",
		Args: []any{credential, at.Unix(), p.ID, p.Credential}}, guard(ended, "changes() > 0")}
}

// AddPasskeyChallenge stores a challenge, and deletes the oldest of the same session beyond limits.PasskeyChallenges. It returns Refused
// TOO_OFTEN when limits.PasskeyChallengesInAll wait already.
func (s *Store) AddPasskeyChallenge(ctx context.Context, c PasskeyChallenge, now time.Time) error {
	_, err := s.Write(ctx,
		Statement{SQL: "DELETE FROM passkey_challenge WHERE ends_at <= ?", Args: []any{now.Unix()}},
		Statement{SQL: `DELETE FROM passkey_challenge WHERE session = ?1 AND ?1 <> '' AND challenge NOT IN
			(SELECT challenge FROM passkey_challenge WHERE session = ?1 ORDER BY ends_at DESC, challenge LIMIT ?2)`,
			Args: []any{c.Session, limits.PasskeyChallenges - 1}},
		guard(agency.TooOften, "(SELECT count(*) FROM passkey_challenge) < ?", limits.PasskeyChallengesInAll),
		Statement{SQL: "INSERT INTO passkey_challenge (challenge, purpose, session, data, ends_at) VALUES (?, ?, ?, ?, ?)",
			Args: []any{digest(c.Challenge), c.Purpose, c.Session, c.Data, c.EndsAt}})
	return asRefusal(err)
}

// TakePasskeyChallenge takes a challenge of a purpose and session, once. data is "" for one that is unknown, taken or too old.
func (s *Store) TakePasskeyChallenge(ctx context.Context, challenge, purpose, session string, now time.Time) (data string, err error) {
	err = s.one(ctx, &data, "SELECT data FROM passkey_challenge WHERE challenge = ? AND purpose = ? AND session = ? AND ends_at > ?",
		digest(challenge), purpose, session, now.Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	affected, err := s.Write(ctx, Statement{SQL: "DELETE FROM passkey_challenge WHERE challenge = ?", Args: []any{digest(challenge)}})
	if err != nil || affected[0] == 0 {
		return "", err
	}
	return data, nil
}
