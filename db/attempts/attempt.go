package attempts

import (
	"context"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
)

// Limit is a rate limit: since a moment, Who (a digest) may do something at most Most times, and each Party that Who belongs to at most as
// often as it says. Form is the name under which that is counted: a form, or a password that is tried. All are counted in one write, or
// none.
type Limit struct {
	Who, Form string
	Most      int
	Since     time.Time
	Parties   []Party
}

// Party is a network with many addresses, whose attempts are counted together: a digest, and how many it may make.
type Party struct {
	Who  string
	Most int
}

// counted is everybody whose attempts the limit counts.
func (l Limit) counted() []Party { return append([]Party{{l.Who, l.Most}}, l.Parties...) }

// Room is the condition that nobody whose attempts the limit counts has reached it.
func (l Limit) Room() (condition string, args []any) {
	var conditions []string
	for _, p := range l.counted() {
		conditions = append(conditions, "(SELECT count(*) FROM attempt WHERE who = ? AND form = ? AND at > ?) < ?")
		args = append(args, p.Who, l.Form, l.Since.Unix(), p.Most)
	}
	return strings.Join(conditions, " AND "), args
}

// InsertAttempt counts one attempt, if a condition holds.
func (l Limit) InsertAttempt(at int64, condition string, args ...any) handle.Statement {
	counted := l.counted()
	values := []any{l.Form, at}
	for _, p := range counted {
		values = append(values, p.Who)
	}
	return handle.Statement{SQL: "INSERT INTO attempt (who, form, at) SELECT column1, ?, ? FROM (VALUES " +
		strings.Repeat("(?), ", len(counted)-1) + "(?)) WHERE " + condition, Args: append(values, args...)}
}

// CountOrRefuse counts one attempt, or refuses the list it stands in with TOO_OFTEN.
func (l Limit) CountOrRefuse(now time.Time) []handle.Statement {
	condition, args := l.Room()
	return []handle.Statement{handle.Guard(forms.TooOften, condition, args...), l.InsertAttempt(now.Unix(), "true")}
}

// MayAttempt reports whether the limit allows one more attempt, without counting it.
func (s *Store) MayAttempt(ctx context.Context, l Limit) (room bool, err error) {
	condition, args := l.Room()
	err = s.One(ctx, &room, "SELECT "+condition, args...)
	return room, err
}

// CountAttempt counts one attempt, and is false when the limit is reached. Counts survive a restart.
func (s *Store) CountAttempt(ctx context.Context, l Limit, now time.Time) (bool, error) {
	condition, args := l.Room()
	affected, err := s.Write(ctx, l.InsertAttempt(now.Unix(), condition, args...))
	return err == nil && affected[0] > 0, err
}

// ForgetAttempts deletes the attempts of somebody at a form.
func (s *Store) ForgetAttempts(ctx context.Context, who, form string) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM attempt WHERE who = ? AND form = ?", Args: []any{who, form}})
	return err
}

// ForgetLastAttempt deletes the last attempt of somebody at a form.
func (s *Store) ForgetLastAttempt(ctx context.Context, who, form string) error {
	_, err := s.Write(ctx, handle.Statement{SQL: `DELETE FROM attempt WHERE rowid =
		(SELECT rowid FROM attempt WHERE who = ? AND form = ? ORDER BY at DESC, rowid DESC LIMIT 1)`, Args: []any{who, form}})
	return err
}

// TriesLeft counts how many attempts a limit still allows. With none left, full is the Unix time of the attempt that must get older than
// the limit looks back before another is allowed; else 0.
func (s *Store) TriesLeft(ctx context.Context, l Limit) (left int, full int64, err error) {
	left = l.Most
	for _, p := range l.counted() {
		var row struct {
			Left int   `db:"left"`
			Full int64 `db:"full"`
		}
		err = s.One(ctx, &row, `SELECT max(0, ?4 - count(*)) AS left, coalesce((SELECT at FROM attempt
			WHERE who = ?1 AND form = ?2 AND at > ?3 ORDER BY at DESC LIMIT 1 OFFSET ?4 - 1), 0) AS full
			FROM attempt WHERE who = ?1 AND form = ?2 AND at > ?3`, p.Who, l.Form, l.Since.Unix(), p.Most)
		if err != nil {
			return 0, 0, err
		}
		left, full = min(left, row.Left), max(full, row.Full)
	}
	return left, full, nil
}

// TryCaptcha counts an attempt at a captcha whose record may be dropped after expires. It is false when the captcha was used
// or tried too often.
func (s *Store) TryCaptcha(ctx context.Context, id string, expires time.Time, most int) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{SQL: `INSERT INTO captcha (id, tries, expires_at) VALUES (?, 1, ?)
		ON CONFLICT (id) DO UPDATE SET tries = tries + 1 WHERE used_by IS NULL AND tries < ?`, Args: []any{id, expires.Unix(), most}})
	return err == nil && affected[0] == 1, err
}
