package db

import (
	"context"
	"database/sql/driver"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/search"
)

// described is the word index of the descriptions at a position in the changes.
type described struct {
	log   changelog.Log
	words *search.Described
}

// searched gives the edition for a search. The words of the descriptions are read when a filter first looks for some, because that takes
// longer and more memory than all the rest of the index; from then on they follow the changes. They may be newer than the edition, but
// its answers are cached for its own data version only.
func (s *Store) searched(ctx context.Context, f agency.PropertyFilter) (*edition, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	return m, s.describe(ctx, m.index, f)
}

// matcher returns a function that reports whether a property of an edition matches a filter.
func (s *Store) matcher(ctx context.Context, m *edition, f agency.PropertyFilter) (func(number int) bool, error) {
	if err := s.describe(ctx, m.index, f); err != nil {
		return nil, err
	}
	return m.index.Matcher(f, m.catalog), nil
}

// describe gives an index the words of the descriptions if a filter looks for some. Whoever waits for them may leave: the next one needs
// them, too.
func (s *Store) describe(ctx context.Context, index *search.Index, f agency.PropertyFilter) error {
	if f.Description == nil || index.IsDescribed() {
		return nil
	}
	s.describing.Lock()
	defer s.describing.Unlock()
	if index.IsDescribed() {
		return nil
	}
	ctx = context.WithoutCancel(ctx)
	return s.Snapshot(ctx, func(tx handle.Snapshot) error { return s.describeIn(ctx, tx, index, f) })
}

// describeIn does the same at a snapshot. It takes no lock, because a snapshot holds a connection.
func (s *Store) describeIn(ctx context.Context, tx handle.Snapshot, index *search.Index, f agency.PropertyFilter) error {
	if f.Description == nil || index.IsDescribed() {
		return nil
	}
	log, err := changelog.ReadLog(ctx, tx)
	if err != nil {
		return err
	}
	before := s.described.Load()
	words, err := readWords(ctx, tx, log, before)
	if err == nil {
		s.described.CompareAndSwap(before, &described{log, words})
		index.Describe(words)
	}
	return err
}

// readWords reads the words at a snapshot: what changed since an earlier moment of the same sequence of changes, or all.
func readWords(ctx context.Context, tx handle.Snapshot, log changelog.Log, before *described) (*search.Described, error) {
	if before == nil || before.log.Epoch != log.Epoch || before.log.Head < log.Dropped || before.log.Head > log.Head {
		return wordsDescribing(ctx, tx, "")
	}
	var changed []int
	if err := tx.SelectContext(ctx, &changed, "SELECT number FROM change WHERE sequence > ? AND kind = 'property'",
		before.log.Head); err != nil || len(changed) == 0 {
		return before.words, err
	}
	fresh, err := wordsDescribing(ctx, tx, " WHERE s.number IN (SELECT value FROM json_each('"+handle.JSON(changed)+"'))")
	if err != nil {
		return nil, err
	}
	return before.words.With(changed, fresh), nil
}

// wordsDescribing reads the words of the descriptions of public properties. A description is never hidden, so it is read from the property
// itself.
func wordsDescribing(ctx context.Context, tx handle.Snapshot, where string) (*search.Described, error) {
	var words search.Describing
	query := "SELECT s.number, (SELECT group_concat(value, ' ') FROM json_each(p.description))" +
		" FROM search s JOIN property p ON p.number = s.number" + where + " ORDER BY s.number"
	err := tx.Raw(ctx, query, func(values []driver.Value) { words.Add(int32(number(values[0])), text(values[1])) })
	return words.Described(), err
}
