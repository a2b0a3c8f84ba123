package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/limits"
)

// DeleteExpired deletes what is past its retention: leads by the days that retention gives for their form, demands and subscriptions that
// were never confirmed, expired sessions and links, and old captchas and attempts. Unsent emails are deleted with their lead. It returns
// the number of deleted leads.
func (s *Store) DeleteExpired(ctx context.Context, retention map[string]int, now time.Time) (int64, error) {
	var list []handle.Statement
	for form, days := range retention {
		list = append(list,
			handle.Statement{SQL: "DELETE FROM lead WHERE form = ? AND created_at < ?", Args: []any{form, now.AddDate(0, 0, -days).Unix()}})
	}
	unconfirmed, day := now.Add(-limits.UnconfirmedTime).Unix(), now.AddDate(0, 0, -1).Unix()
	list = append(list,
		handle.Statement{SQL: "DELETE FROM demand WHERE expires_at < ? OR state = 'PENDING' AND created_at < ?",
			Args: []any{now.Unix(), unconfirmed}},
		handle.Statement{SQL: "DELETE FROM subscriber WHERE state = 'PENDING' AND created_at < ?", Args: []any{unconfirmed}},
		handle.Statement{SQL: "DELETE FROM outbox WHERE sent_at < ? AND lead IS NULL", Args: []any{now.Add(-limits.SentEmailTime).Unix()}},
		handle.Statement{SQL: "DELETE FROM outbox WHERE given_up_at < ?", Args: []any{now.Add(-limits.UndeliveredEmailTime).Unix()}},
		handle.Statement{SQL: "DELETE FROM captcha WHERE expires_at < ?", Args: []any{now.Unix()}},
		handle.Statement{SQL: "DELETE FROM attempt WHERE at < ?", Args: []any{day}},
		handle.Statement{SQL: "DELETE FROM held_seat WHERE until < ?", Args: []any{now.Unix()}},
		handle.Statement{SQL: "DELETE FROM session WHERE ends_at < ? OR seen_at < ?",
			Args: []any{now.Unix(), now.Add(-limits.SessionIdleTime).Unix()}},
		handle.Statement{SQL: "DELETE FROM device WHERE ends_at < ?", Args: []any{now.Unix()}},
		handle.Statement{SQL: "DELETE FROM password_link WHERE ends_at < ?", Args: []any{now.Unix()}})
	list = append(list, members.DeleteExpiredStaff(now, limits.StaffIdleTime, limits.ActionTime)...)
	list = append(list, parts.DeleteOldPartChanges(now.Add(-limits.PartHistoryTime)),
		pictures.DeleteOldPictures(now.Add(-limits.PictureWordsTime)),
		imports.DropOldPieces(now.Unix()), inbox.DeleteOldUndos(now), portfolio.DeleteOldPropertyUndos(now),
		deliveries.DeleteOld(now), people.DropLeft())
	affected, err := s.Write(ctx, list...)
	if err != nil {
		return 0, err
	}
	var gone int64
	for i := range len(retention) {
		gone += affected[i]
	}
	return gone, nil
}
