package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// listing says which properties are read: find gives their numbers in an edition, by the filter when there is one. Language and
// selection say what is read of each.
type listing struct {
	language  locale.Language
	filter    agency.PropertyFilter
	selection columns.Selection
	find      func(m *edition) (numbers []int, err error)
}

// listed reads the properties of a listing. The rows come after the index, so a property that changed in between would stand at its earlier
// place, or match no more. Then index and rows are read again, both in one snapshot; find's last call is the one whose rows are given.
func (s *Store) listed(ctx context.Context, w listing) ([]*agency.Property, error) {
	m, err := s.searched(ctx, w.filter)
	if err != nil {
		return nil, err
	}
	found, same, err := s.listedIn(ctx, m, s.List, w)
	if err != nil || same {
		return found, err
	}
	err = s.Snapshot(ctx, func(tx handle.Snapshot) error {
		if m, err = s.editionOf(ctx, tx); err != nil {
			return err
		}
		if err = s.describeIn(ctx, tx, m.index, w.filter); err != nil {
			return err
		}
		found, _, err = s.listedIn(ctx, m, tx.SelectContext, w)
		return err
	})
	return found, err
}

func (s *Store) listedIn(ctx context.Context, m *edition, rows rowReader, w listing) (found []*agency.Property, same bool, err error) {
	numbers, err := w.find(m)
	if err != nil {
		return nil, false, err
	}
	return s.foundBy(ctx, rows, m, w.language, numbers, w.selection)
}
