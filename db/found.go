package db

import (
	"context"
	"slices"
	"time"
	"unsafe"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// cachedKey names what was read of a property. The last change of the property is part of the key, so a value of one data version is never
// returned at another.
type cachedKey struct {
	number    int
	epoch     string
	change    int64
	language  locale.Language
	selection string
}

// newPropertyCache makes the cache of properties that lists and pages read.
func newPropertyCache() *cache.Cache[cachedKey, *agency.Property] {
	return cache.New(limits.PropertyCacheBytes, func(k cachedKey, p *agency.Property) int {
		return int(unsafe.Sizeof(k)) + len(k.selection) + weightOf(p)
	})
}

// rowReader reads rows into a slice: Store.list, or the same of a snapshot.
type rowReader func(ctx context.Context, into any, query string, args ...any) error

// foundBy reads the properties of an edition with these numbers, each named once; nil for one that is not public. A cached one is not read
// again; each is a copy, with the catalog of the edition. It reports whether each is the same as in the edition's index: one that was
// written since is given as it is now, or as nil when it is not public any more.
func (s *Store) foundBy(ctx context.Context, rows rowReader, m *edition, l locale.Language, numbers []int,
	sel columns.Selection) (all []*agency.Property, same bool, err error) {
	list, key := make([]agency.Property, len(numbers)), cachedKey{epoch: m.log.Epoch, language: l, selection: sel.Key()}
	found, missing := make([]*agency.Property, len(numbers)), []int(nil)
	for i, number := range numbers {
		if m.drafted != nil && m.drafted.Number == number {
			found[i] = m.drafted.In(l)
			continue
		}
		change, public := m.index.ChangeOf(number)
		if !public {
			continue
		}
		key.number, key.change = number, change
		if p, ok := s.cached.Get(key); ok {
			list[i] = *p
			found[i] = &list[i]
		} else {
			missing = append(missing, number)
		}
	}
	if same, err = s.readMissing(ctx, rows, m, key, missing, sel, numbers, found); err != nil {
		return nil, false, err
	}
	today := locale.Today(time.Now())
	for _, p := range found {
		if p != nil {
			p.Catalog, p.Availability = m.catalog, p.Availability.On(today, p.IsOffered())
		}
	}
	return found, same, nil
}

// readProperty is a property as one statement read it, with the change that it had then.
type readProperty struct {
	agency.Property
	Epoch  string `db:"read_epoch"`
	Change int64  `db:"read_change"`
}

const readColumns = `, (SELECT epoch FROM change_log) AS read_epoch,
	coalesce((SELECT sequence FROM change WHERE kind = 'property' AND number = l.number), 0) AS read_change`

// readMissing reads properties that are not cached into their places, and caches them. A write may have come since the edition was read:
// each property is cached under the change with which it was read, so that it is never shown in another edition. It reports whether no
// write came.
func (s *Store) readMissing(ctx context.Context, rows rowReader, m *edition, key cachedKey, missing []int, sel columns.Selection,
	numbers []int,
	found []*agency.Property) (same bool, err error) {
	if len(missing) == 0 {
		return true, nil
	}
	var read []*readProperty
	query, args := propertiesWith(readColumns, key.language, m.catalog, sel, numbered, handle.JSON(missing))
	if err := rows(ctx, &read, query, args...); err != nil {
		return false, err
	}
	at := make(map[int]int, len(numbers))
	for i, number := range numbers {
		at[number] = i
	}
	same = len(read) == len(missing)
	for _, r := range read {
		p := r.Property
		change, _ := m.index.ChangeOf(p.Number)
		same = same && r.Epoch == m.log.Epoch && r.Change == change
		p.Language = key.language
		cached := p // without a catalog: it would keep that of an old data version
		key.number, key.epoch, key.change = p.Number, r.Epoch, r.Change
		s.cached.Put(key, &cached)
		found[at[p.Number]] = &p
	}
	return same, nil
}

// public leaves out what is not public.
func public(found []*agency.Property, err error) ([]*agency.Property, error) {
	return slices.DeleteFunc(found, func(p *agency.Property) bool { return p == nil }), err
}

// Rough sizes in bytes: what the pointers of a property lead to, without its texts and lists, and what each text or entry of a list needs
// beside its characters.
const (
	propertyBytes = 1500
	textBytes     = 60
)

// weightOf estimates the memory that a property takes, in bytes.
func weightOf(p *agency.Property) int {
	weight := int(unsafe.Sizeof(*p)) + propertyBytes
	for _, texts := range []locale.Localized{p.Titles, p.Descriptions, p.SubCities, p.Quarters} {
		for _, text := range texts {
			weight += textBytes + len(text)
		}
	}
	for _, photos := range [][]*media.Photo{p.PhotoList, p.PlanList, p.PanoramaList} {
		for _, photo := range photos {
			weight += textBytes + int(unsafe.Sizeof(*photo)) + len(photo.File) + len(photo.Alt)
		}
	}
	for _, point := range p.PointList {
		weight += 3*textBytes + int(unsafe.Sizeof(*point)+2*unsafe.Sizeof(*point.Plan))
	}
	for _, d := range p.DocumentList {
		weight += textBytes + int(unsafe.Sizeof(*d)) + len(d.File) + len(d.Name)
	}
	for _, video := range p.VideoList {
		weight += textBytes + len(video)
	}
	return weight + textBytes*(len(p.Shown)+len(p.SpaceList)+len(p.NearbyList)+len(p.InteriorList)+len(p.ExteriorList)+len(p.AgeList))
}
