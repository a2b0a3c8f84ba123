package imports

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
)

// PartWrite is an edit made at the desk: of the configuration, of articles or of both.
type PartWrite struct {
	Parts    parts.PartBatch
	Before   string       // the configuration's content that was read
	Site     *agency.Site // nil when the configuration stays as it is
	Articles []ArticleEntry

	Addresses, AddressesAfter map[string]string // of pages and articles, before and after this write
	Agents, AgentsAfter       map[string]int    // the numbers of agents by the digests of their addresses, before and after

	Published []string // records whose drafts this write publishes and deletes
	Drafted   string   // as PartState returned it
}

// SaveParts writes an edit made at the desk, with a line of the log for each part. It returns ErrPartsChanged when an import or a colleague
// wrote after the record was read.
func (s *Store) SaveParts(ctx context.Context, w PartWrite, by desklog.Action) error {
	list := w.Parts.Statements(by.At)
	if w.Site != nil {
		list = append(list, handle.Guard(parts.ErrPartsChanged.Why, "EXISTS (SELECT 1 FROM site WHERE content = ?)", w.Before),
			handle.Statement{SQL: "UPDATE site SET content = ?1 WHERE content <> ?1", Args: []any{SiteContent(*w.Site)}}, holdBack(*w.Site))
	}
	for _, a := range w.Articles {
		list = append(list, articleStatement(a))
	}
	list = append(append(list, movedAddresses(w.Addresses, w.AddressesAfter)...), lostAddresses(w.Agents, w.AgentsAfter)...)
	if len(w.Published) > 0 {
		list = append(append(list, parts.GuardDrafts(w.Drafted)), parts.ThrowAway(w.Published)...)
	}
	for _, c := range w.Parts.Changes {
		line := by
		line.Record, line.After = c.Record, c.Name()
		list = append(list, line.InsertUndoneBy("SELECT max(id) FROM part_change WHERE record = ?", c.Record)) // its version from now on
	}
	_, err := s.Write(ctx, list...)
	return handle.AsRefusal(err)
}

// EditedRecords lists the records of which something was edited at the desk.
func (s *Store) EditedRecords(ctx context.Context) (list []string, err error) {
	return list, s.List(ctx, &list, "SELECT DISTINCT record FROM part ORDER BY record")
}

// PartHistory lists the last lines of the history of a part, the latest first.
func (s *Store) PartHistory(ctx context.Context, p desk.Part) (list []desk.PartChange, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(desk.PartChange{}, "")+
		" FROM part_change WHERE record = ? AND field = ? AND language = ? ORDER BY id DESC LIMIT ?", p.Record, p.Field, p.Language,
		limits.PartHistory)
}
