package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// PartWrite is what was edited at the desk: the configuration, articles or both.
type PartWrite struct {
	Parts    PartBatch
	Before   string       // the configuration's content as it was read
	Site     *agency.Site // nil for the one that is stored
	Articles []ArticleEntry

	Addresses, AddressesAfter map[string]string // of pages and articles, before this and with it

	Published []string // records whose drafts are published with this
	Drafted   string   // the drafts as they were read
}

// SaveParts writes what was edited at the desk, with a line of the log for each part. It returns ErrPartsChanged when an import or
// somebody at the desk wrote since the record was read.
func (s *Store) SaveParts(ctx context.Context, w PartWrite, by Action) error {
	list := w.Parts.statements(by.At)
	if w.Site != nil {
		list = append(list, guard(ErrPartsChanged.Why, "EXISTS (SELECT 1 FROM site WHERE content = ?)", w.Before),
			Statement{SQL: "UPDATE site SET content = ?1 WHERE content <> ?1", Args: []any{siteContent(*w.Site)}})
	}
	for _, a := range w.Articles {
		list = append(list, articleStatement(a))
	}
	list = append(list, movedAddresses(w.Addresses, w.AddressesAfter)...)
	if len(w.Published) > 0 {
		list = append(append(list, guardDrafts(w.Drafted)), throwAway(w.Published)...)
	}
	for _, c := range w.Parts.Changes {
		line := by
		line.Record, line.After = c.Record, c.Field
		if c.Language != "" {
			line.After += "." + string(c.Language)
		}
		list = append(list, line.insert())
	}
	_, err := s.Write(ctx, list...)
	return asRefusal(err)
}

// PartHistory lists the last lines of the history of a part, the latest first.
func (s *Store) PartHistory(ctx context.Context, p agency.Part) (list []agency.PartChange, err error) {
	return list, s.list(ctx, &list, "SELECT "+columnsOf(agency.PartChange{}, "")+
		" FROM part_change WHERE record = ? AND field = ? AND language = ? ORDER BY id DESC LIMIT ?", p.Record, p.Field, p.Language,
		limits.PartHistory)
}
