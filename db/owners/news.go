package owners

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
)

// OwnerNews is how many things of a kind are new in the file of an owner's property: PROPERTY (the property itself), STATUS, PRICE,
// DOCUMENT, APPOINTMENT or COMMUNICATION.
type OwnerNews struct {
	Property int    `db:"property" json:"property"`
	Kind     string `db:"kind" json:"kind"`
	Count    int    `db:"count" json:"count"`
}

// ownerFile lists everything in the files of an owner (?1) that is worth an email, each under a name that changes when it does. ?2 are the
// forms about a property that the owner hears of.
const ownerFile = `
	WITH mine AS (SELECT property AS number FROM owner_property WHERE owner = ?1), file AS (
		SELECT number AS property, 'PROPERTY' AS kind, '' AS item FROM mine
		UNION SELECT number, 'STATUS', status || ' ' || marquee FROM property WHERE number IN mine
		UNION SELECT number, 'PRICE', price || '' FROM property WHERE number IN mine AND price IS NOT NULL
		UNION SELECT property, 'DOCUMENT', file FROM document WHERE property IN mine
		UNION SELECT property, 'APPOINTMENT', id || ' ' || start || ' ' || state FROM appointment WHERE property IN mine
		UNION SELECT property, 'APPOINTMENT', concat_ws(' ', value ->> 'at', value ->> 'kind', value ->> 'status',
		value ->> 'feedback' <> '')
			FROM history, json_each(content, '$.viewings') WHERE property IN mine
		UNION SELECT property, 'COMMUNICATION', id FROM lead WHERE property IN mine AND form IN (SELECT value FROM json_each(?2))
		UNION SELECT property, 'COMMUNICATION', concat_ws(' ', value ->> 'at', value ->> 'kind')
			FROM history, json_each(content, '$.communications') WHERE property IN mine
	)`

// ownerUnsent selects the news about which an owner got no email yet. When a property itself is new, its other news is left out.
const ownerUnsent = ownerFile + `, unsent AS (
		SELECT property, kind, item FROM file EXCEPT SELECT property, kind, item FROM owner_told WHERE owner = ?1)
	SELECT property, kind, count(*) AS count FROM unsent u
	WHERE kind = 'PROPERTY' OR NOT EXISTS (SELECT 1 FROM unsent WHERE property = u.property AND kind = 'PROPERTY')
	GROUP BY property, kind`

// OwnersToNotify lists the owners with emails about news whose last one is old enough for another. Those of a property that a delivery at
// the desk changed wait until that cannot be undone.
func (s *Store) OwnersToNotify(ctx context.Context, now time.Time) (list []Owner, err error) {
	err = s.List(ctx, &list, "SELECT "+ownerColumns("")+` FROM owner
		WHERE news_since IS NOT NULL AND coalesce(news_at, 0) <= ? AND NOT EXISTS (SELECT 1 FROM owner_property
			WHERE owner = owner.id AND property`+deliveries.Held+") ORDER BY news_at, id", lastNews(now), now.Unix())
	return list, err
}

// lastNews is the latest Unix time of an earlier email with which an owner may get another one now.
func lastNews(now time.Time) int64 { return now.Add(-limits.OwnerNewsTime).Unix() }

// OwnerNews counts what is new in an owner's file since the last email, or since the owner asked for them.
func (s *Store) OwnerNews(ctx context.Context, owner int, forms []string) (list []OwnerNews, err error) {
	err = s.List(ctx, &list, ownerUnsent+" ORDER BY property DESC, kind", owner, handle.JSON(forms))
	return list, err
}

// QueueOwnerNews queues the email about an owner's news, and notes that all of it was sent. It is false, and nothing is queued, when
// something else is new by now, or the owner wants no emails any more, got one meanwhile or is gone.
func (s *Store) QueueOwnerNews(ctx context.Context, o Owner, news []OwnerNews, forms []string, email outbox.Email,
	now time.Time) (bool, error) {
	return outbox.WriteAndQueue(ctx, s.DB, []outbox.Email{email}, now,
		handle.Statement{SQL: `UPDATE owner SET news_at = ?3 WHERE id = ?1 AND email = ?4 AND news_since IS NOT NULL
			AND coalesce(news_at, 0) <= ?5 AND ?6 =
			(SELECT json_group_array(json_object('property', property, 'kind', kind, 'count',
			count)) FROM (` + ownerUnsent + ` ORDER BY property DESC, kind))`,
			Args: []any{o.ID, handle.JSON(forms), now.Unix(), o.Email, lastNews(now), handle.JSON(news)}},
		forgetNotified(o.ID), noteNotified(o.ID, forms, "1"))
}

func forgetNotified(owner int) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM owner_told WHERE owner = ?", Args: []any{owner}}
}

// noteNotified notes that an owner was notified of everything in the file, if a condition holds.
func noteNotified(owner int, forms []string, condition string) handle.Statement {
	return handle.Statement{SQL: "INSERT INTO owner_told " + ownerFile + " SELECT ?1, property, kind, item FROM file WHERE " + condition,
		Args: []any{owner, handle.JSON(forms)}}
}

// StartOwnerNews sends an owner emails about what is new from now on. link names the owner in their links, unless an earlier name does.
func (s *Store) StartOwnerNews(ctx context.Context, owner int, link string, forms []string, now time.Time) error {
	_, err := s.Write(ctx, noteNotified(owner, forms, "EXISTS (SELECT 1 FROM owner WHERE id = ?1 AND news_since IS NULL)"),
		handle.Statement{SQL: "UPDATE owner SET news_since = coalesce(news_since, ?), news_link = coalesce(news_link, ?) WHERE id = ?",
			Args: []any{now.Unix(), link, owner}})
	return err
}

// StopOwnerNews ends the emails about news to an owner; those that wait to be sent are deleted.
func (s *Store) StopOwnerNews(ctx context.Context, owner int) error {
	_, err := s.Write(ctx, stopNews(owner, "owner-news")...)
	return err
}

// StopOwnerEmails ends all recurring emails to an owner: those about news, and the reports of weeks.
func (s *Store) StopOwnerEmails(ctx context.Context, owner int) error {
	_, err := s.Write(ctx, append(stopNews(owner, "owner-news", "owner-report"),
		handle.Statement{SQL: "UPDATE owner SET reports = 'ENDED' WHERE id = ?", Args: []any{owner}})...)
	return err
}

// stopNews ends the emails about news, and deletes those of some kinds that wait to be sent.
func stopNews(owner int, kinds ...string) []handle.Statement {
	return []handle.Statement{
		{SQL: "UPDATE owner SET news_since = NULL WHERE id = ?", Args: []any{owner}},
		forgetNotified(owner),
		{SQL: `DELETE FROM outbox WHERE recipient = (SELECT email FROM owner WHERE id = ?) AND sent_at IS NULL
			AND kind IN (SELECT value FROM json_each(?))`, Args: []any{owner, handle.JSON(kinds)}},
	}
}

// OwnerOfNews reads the owner whom the links in emails about news name, nil when there is none any more.
func (s *Store) OwnerOfNews(ctx context.Context, link string) (*Owner, error) {
	return s.owner(ctx, "SELECT "+ownerColumns("")+" FROM owner WHERE news_link = ?", link)
}
