package properties

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts"
)

// previewAddress is where the page of a property can be seen with what waits of it, also without a session and before it is on offer. It
// stays the same for an hour, and is valid for a day.
func (s *Service) previewAddress(ctx context.Context, p *agency.Property) (string, error) {
	key, err := s.Store.SigningKey(ctx)
	until := s.Staff.Now().Truncate(time.Hour).Add(limits.PreviewTime)
	return parts.PreviewPath + key.Sign(parts.PreviewPurpose, parts.PreviewOf(p.Number), until) + p.Path(), err
}

// Drafted is a property with what waits of it, for its preview; nil when there is none.
func (s *Service) Drafted(ctx context.Context, number int) (*db.DraftedProperty, error) {
	ctx = db.Unpinned(ctx)
	entry, c, err := s.entry(ctx, number)
	if entry == nil {
		return nil, err
	}
	waits, err := s.waiting(ctx, entry, c)
	if err != nil {
		return nil, err
	}
	if waits != nil {
		entry, c = waits.entry, waits.catalog
	}
	page := &drafted{entry: entry, catalog: c, words: map[string]locale.Localized{}}
	words, err := s.Store.Portfolio.DeskPhotos(ctx, number)
	if err != nil {
		return nil, err
	}
	for _, p := range words {
		page.words[p.File] = p.Alt
	}
	past, err := s.Store.PropertiesByNumber(ctx, c.Fallback(), []int{number}, columns.Selection{Groups: []string{"history", "reduction"}})
	if err != nil {
		return nil, err
	}
	if len(past) > 0 {
		page.past = past[0]
	}
	s.measure(entry.Photos)
	s.measure(entry.Plans)
	s.measure(entry.Panoramas)
	return &db.DraftedProperty{Catalog: c, Number: number, In: page.in}, nil
}

// measure notes the sizes of pictures that only a draft has. Nothing but their heads is read: a draft may have many, and whoever has the
// address of a preview opens it without a session.
func (s *Service) measure(list []imports.Media) {
	for i, m := range list {
		if m.File == "" || m.Width > 0 {
			continue
		}
		if width, height, err := mediafiles.SizeOf(s.Media, m.File); err == nil {
			list[i].Width, list[i].Height = width, height
		}
	}
}

// drafted is a property with what waits of it, and what its page says beside.
type drafted struct {
	entry   *imports.PropertyEntry
	catalog *agency.Catalog
	words   map[string]locale.Localized // of pictures, by their names in the media folder
	past    *agency.Property            // what visitors were shown of it; nil for one that no visitor sees
}

// in is the property as visitors will see it, in a language.
func (d *drafted) in(l locale.Language) *agency.Property {
	p := d.entry.Record.Visible(d.catalog, l)
	day, _ := time.Parse(time.DateOnly, string(d.entry.Record.PublishedAt)) // was checked
	now := time.Now().Unix()
	p.PublishedUnix, p.UpdatedUnix = day.Unix(), now
	d.remember(p, now)
	p.PhotoList, p.PlanList, p.PanoramaList = d.pictures(l, d.entry.Photos), d.pictures(l, d.entry.Plans), d.pictures(l, d.entry.Panoramas)
	p.PhotoCount = len(p.PhotoList)
	d.points(p)
	for i, m := range d.entry.Documents {
		if r := d.entry.Record.Documents[i]; m.File != "" {
			p.DocumentList = append(p.DocumentList,
				&media.Document{Name: r.Name.In(l, d.catalog.Fallback()), File: m.File, Size: m.Size, Public: r.Public})
		}
	}
	return p
}

func (d *drafted) pictures(l locale.Language, list []imports.Media) (pictures []*media.Photo) {
	for _, m := range list {
		if m.File != "" { // another server's is shown once it was fetched
			pictures = append(pictures,
				&media.Photo{File: m.File, Width: m.Width, Height: m.Height, Alt: d.words[m.File].In(l, d.catalog.Fallback())})
		}
	}
	return pictures
}

// points adds the points of its plans that lead to a picture.
func (d *drafted) points(p *agency.Property) {
	called := func(names []string, list []imports.Media, pictures []*media.Photo, name string) *media.Photo {
		at := slices.Index(names, name)
		if at < 0 {
			return nil
		}
		return pictureOf(pictures, list[at].File)
	}
	r, e := &d.entry.Record, d.entry
	for _, name := range r.Plans {
		for _, point := range r.Points {
			if point.Plan != name {
				continue
			}
			plan, shows := called(r.Plans, e.Plans, p.PlanList, name), called(r.Panoramas, e.Panoramas, p.PanoramaList, point.Shows)
			isPanorama := shows != nil
			if !isPanorama {
				shows = called(r.Photos, e.Photos, p.PhotoList, point.Shows)
			}
			if plan != nil && shows != nil {
				p.PointList = append(p.PointList,
					&media.PicturePoint{X: point.X, Y: point.Y, Plan: plan, Picture: shows, Panorama: isPanorama})
			}
		}
	}
}

func pictureOf(pictures []*media.Photo, file string) *media.Photo {
	at := slices.IndexFunc(pictures, func(p *media.Photo) bool { return p.File == file })
	if at < 0 {
		return nil
	}
	return pictures[at]
}

// remember adds what visitors were shown of its price before, and that it becomes another one now. Once the price is hidden, earlier ones
// are, too.
func (d *drafted) remember(p *agency.Property, now int64) {
	if d.past == nil {
		return
	}
	p.Shown = slices.Clone(d.past.Shown)
	was, is := d.past.AskingPrice, p.AskingPrice
	switch {
	case is == nil:
		for i := range p.Shown {
			p.Shown[i].Price = nil
		}
		return
	case was != nil && *was == *is:
		if p.IsOffered() {
			p.ReducedUnix, p.ReducedFrom = d.past.ReducedUnix, d.past.ReducedFrom
		}
		return
	}
	if len(p.Shown) == 0 {
		return
	}
	last := p.Shown[len(p.Shown)-1]
	lowest := last.Price
	for _, s := range p.Shown {
		if s.Price != nil && (lowest == nil || *s.Price < *lowest) {
			lowest = s.Price
		}
	}
	if lowest != nil && *is < *lowest && p.IsOffered() {
		p.ReducedUnix, p.ReducedFrom = &now, lowest
	}
	last.At, last.Price = now, is
	p.Shown = append(p.Shown, last)
}
