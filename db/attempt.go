package db

import (
	"context"
	"time"
)

// Attempt counts that somebody sends a form, and answers false when that was done most times already within the window. Counts
// outlive a restart.
func (s *Store) Attempt(ctx context.Context, who, form string, most int, window time.Duration, now time.Time) (bool, error) {
	affected, err := s.Write(ctx, Statement{SQL: `INSERT INTO attempt (who, form, at)
		SELECT ?, ?, ? WHERE (SELECT count(*) FROM attempt WHERE who = ? AND form = ? AND at > ?) < ?`,
		Args: []any{who, form, now.Unix(), who, form, now.Add(-window).Unix(), most}})
	return err == nil && affected[0] == 1, err
}

// Forgive forgets what somebody tried.
func (s *Store) Forgive(ctx context.Context, who, form string) error {
	_, err := s.Write(ctx, Statement{SQL: "DELETE FROM attempt WHERE who = ? AND form = ?", Args: []any{who, form}})
	return err
}

// TryCaptcha counts an attempt at a captcha whose record may be dropped after expires. It answers false when the captcha was
// used, or tried most times already.
func (s *Store) TryCaptcha(ctx context.Context, id string, expires time.Time, most int) (bool, error) {
	affected, err := s.Write(ctx, Statement{SQL: `INSERT INTO captcha (id, tries, expires_at) VALUES (?, 1, ?)
		ON CONFLICT (id) DO UPDATE SET tries = tries + 1 WHERE used_by IS NULL AND tries < ?`, Args: []any{id, expires.Unix(), most}})
	return err == nil && affected[0] == 1, err
}
