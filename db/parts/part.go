package parts

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// PartState is the site's content at one moment, with the parts that belong to the desk and the drafts.
type PartState struct {
	Site     *agency.Site // nil before the first import
	Content  string       // the configuration as the store has it, to see whether it changed
	Articles []agency.ArticleRecord
	Library  []agency.Picture // pictures whose size the desk knows, without their descriptions
	Owned    []desk.OwnedPart
	Versions map[desk.Part]int64 // of parts that changed since the first import
	Written  map[desk.Part]int64 // when those changed last
	Last     int64               // the number of the last line of their history
	Drafts   []desk.DraftPart    // what is not published
	Planned  []desk.PlannedDraft // when it will be
	Drafted  string              // changes whenever a draft does
	Working  []int               // the numbers of the agents who have a property or project
	LastID   int                 // the highest number that an agent has or had
}

// PartState reads them in one snapshot.
func (s *Store) PartState(ctx context.Context) (p PartState, err error) {
	return p, s.Snapshot(ctx, func(tx handle.Snapshot) error {
		site, err := catalogs.LoadSite(ctx, tx)
		if errors.Is(err, catalogs.ErrEmpty) {
			return nil
		}
		c, err2 := catalogs.ReadReference(ctx, tx, &agency.Catalog{})
		var versions []desk.PartChange
		err = errors.Join(err, err2,
			tx.SelectContext(ctx, &p.Owned,
				"SELECT "+handle.ColumnsOf(desk.OwnedPart{}, "")+" FROM part ORDER BY record, field, language"),
			tx.SelectContext(ctx, &versions,
				"SELECT record, field, language, max(id) AS id, max(at) AS at FROM part_change WHERE "+ofContent+
					" GROUP BY record, field, language"),
			tx.SelectContext(ctx, &p.Library, "SELECT file, width, height FROM picture WHERE width IS NOT NULL ORDER BY file"),
			tx.GetContext(ctx, &p.Content, "SELECT content FROM site"),
			tx.SelectContext(ctx, &p.Drafts,
				"SELECT "+handle.ColumnsOf(desk.DraftPart{}, "")+" FROM draft WHERE "+ofContent+" ORDER BY record, field, language"),
			tx.SelectContext(ctx, &p.Planned,
				"SELECT "+handle.ColumnsOf(desk.PlannedDraft{}, "")+" FROM planned WHERE "+ofContent+" ORDER BY record"),
			tx.GetContext(ctx, &p.Drafted, "SELECT "+drafted),
			tx.SelectContext(ctx, &p.Working, "SELECT agent FROM property UNION SELECT agent FROM project"),
			tx.GetContext(ctx, &p.LastID, lastAgentElse),
			tx.GetContext(ctx, &p.Last, "SELECT coalesce(max(id), 0) FROM part_change"))
		p.Site, p.Articles = site, c.Articles
		p.LastID = slices.Max(append([]int{p.LastID}, p.Working...)) // properties are read once: they are many
		p.Versions, p.Written = make(map[desk.Part]int64, len(versions)), make(map[desk.Part]int64, len(versions))
		for _, v := range versions {
			p.Versions[v.Part], p.Written[v.Part] = v.ID, v.At
		}
		return err
	})
}

// lastAgentElse is the highest number that is known of any agent but by properties and projects. The addresses, hours and leads of agents
// stay when they have left: a number that was given again would give them to somebody else.
const lastAgentElse = `SELECT coalesce(max(agent), 0) FROM (SELECT agent FROM agent_address UNION ALL
	SELECT agent FROM agent_calendar UNION ALL SELECT agent FROM busy UNION ALL SELECT max(passed_to) FROM appointment UNION ALL
	SELECT value ->> 'id' FROM site, json_each(content, '$.agents'))`

// PartBatch is a change of parts. It is refused with ErrPartsChanged when somebody wrote a part since they were read.
type PartBatch struct {
	Seen    int64             // the last line of the history that was read
	Owned   []desk.OwnedPart  // belong to the desk from now on
	Freed   []desk.Part       // belong to the folder again
	Changes []desk.PartChange // new lines of the history

	// Read is what an import read: it writes only what it changes of that, and is refused only when somebody wrote one of these records
	// meanwhile. nil for an edit at the desk, which is refused when any part was written.
	Read *PartState
}

// ErrPartsChanged says that somebody wrote a part since they were read: read and try again.
var ErrPartsChanged = handle.Refused{Why: "PARTS_CHANGED"}

// TryAgain reports whether there is another try after this one, and waits before it, so that two who write by turns do not hinder each
// other each time. It is false once the request is over.
func TryAgain(ctx context.Context, try int) bool {
	if try >= limits.PartTries {
		return false
	}
	select {
	case <-ctx.Done():
		return false
	case <-time.After(limits.PartTryWait << (try - 1)):
		return true
	}
}

func (b PartBatch) Statements(now time.Time) []handle.Statement {
	var list []handle.Statement
	if b.Read == nil {
		list = append(list, handle.Guard(ErrPartsChanged.Why, "(SELECT coalesce(max(id), 0) FROM part_change) = ?", b.Seen))
	}
	for _, p := range b.Freed {
		list = append(list, handle.Statement{SQL: "DELETE FROM part WHERE record = ? AND field = ? AND language = ?",
			Args: []any{p.Record, p.Field, p.Language}})
	}
	for _, o := range b.Owned {
		list = append(list,
			handle.Statement{SQL: "INSERT OR REPLACE INTO part (record, field, language, value, base, offered, kept, staff, at) " +
				"VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
				Args: []any{o.Record, o.Field, o.Language, o.Value, o.Base, o.Offered, o.Kept, o.Staff, o.At}})
	}
	for _, c := range b.Changes {
		list = append(list,
			handle.Statement{SQL: "INSERT INTO part_change (record, field, language, before, value, origin, staff, at, seen) " +
				"VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
				Args: []any{c.Record, c.Field, c.Language, c.Before, c.Value, c.Origin, c.Staff, now.Unix(), b.Seen}})
	}
	return list
}

// DeleteOldPartChanges deletes the history of parts before a moment, except the lines with the values in force. What deliveries said of
// properties goes as well: the properties themselves have it.
func DeleteOldPartChanges(before time.Time) handle.Statement {
	return handle.Statement{
		SQL: `DELETE FROM part_change WHERE at < ? AND (origin = 'FOLDER' AND record LIKE 'property:%' OR EXISTS (SELECT 1
		FROM part_change n WHERE n.record = part_change.record AND n.field = part_change.field AND n.language = part_change.language
		AND n.id > part_change.id))`, Args: []any{before.Unix()}}
}
