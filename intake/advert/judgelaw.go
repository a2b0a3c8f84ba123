package advert

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// JudgeLaw works out by the day of now what the law asks of the advertisements of all active properties. It gives what each lacks, and of
// these the ones that are stored otherwise: an import judged them by its own day, and certificates and reports end.
func JudgeLaw(ctx context.Context, store *db.Store, now time.Time) (all, changed []imports.StoredLack, err error) {
	c, err := store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	var lists Lists
	stored, err := store.Imports.StoredLacks(ctx)
	if err != nil {
		return nil, nil, err
	}
	for some := range slices.Chunk(stored, limits.JudgedAtOnce) {
		numbers := make([]int, len(some))
		for i, p := range some {
			numbers[i] = p.Number
		}
		entries, err := store.Imports.Entries(ctx, numbers)
		if err != nil {
			return nil, nil, err
		}
		for _, p := range some {
			e := entries[p.Number]
			if e == nil {
				continue
			}
			lacks := lists.Of(e.Record, c.Cities, now)
			judged := imports.StoredLack{Number: p.Number, Checksum: p.Checksum, Lacks: locale.Stored[[]imports.Lack]{Value: &lacks}}
			if len(lacks) > 0 {
				all = append(all, judged)
			}
			if !slices.Equal(lacks, storedLacks(p)) {
				changed = append(changed, judged)
			}
		}
	}
	return all, changed, nil
}

func storedLacks(p imports.StoredLack) []imports.Lack {
	if p.Lacks.Value == nil {
		return nil
	}
	return *p.Lacks.Value
}

// FollowLaw stores what JudgeLaw finds changed, and holds properties back for it where the settings say so. It returns how many changed.
func FollowLaw(ctx context.Context, store *db.Store, now time.Time) (int, error) {
	_, changed, err := JudgeLaw(ctx, store, now)
	if err != nil || len(changed) == 0 {
		return 0, err
	}
	c, err := store.Catalog(ctx)
	if err != nil {
		return 0, err
	}
	return len(changed), store.Imports.NoteLacks(ctx, *c.Site, changed)
}
