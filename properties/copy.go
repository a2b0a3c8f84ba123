package properties

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
)

// Copy makes a property of the desk, in preparation, of one that the session may change: with its fields, texts, photos and plans, and
// without what is of that one alone, which is its address, price, certificate, documents and project.
func (s *Service) Copy(ctx context.Context, f *listings.Input) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.allowed(ctx, f.Number, "copyProperty")
	if v == nil {
		return nil, problems, err
	}
	entry, c, err := s.entry(ctx, f.Number)
	if entry == nil {
		return nil, problem("number", forms.Unknown), err
	}
	agent, ok := d.AgentOfNew(c)
	if !ok {
		return nil, nil, staff.ErrForbidden
	}
	r, alts := entry.Record, map[string]locale.Localized{}
	r.Status, r.Marquee, r.PublishedAt, r.Agent = market.Prospective, market.MarqueeNew, locale.Today(by.At), agent
	r.Reference, r.Project, r.UnitName, r.Price, r.Street, r.HouseNumber, r.BoxNumber = nil, nil, nil, nil, nil, nil, nil
	r.Latitude, r.Longitude, r.NearbyList, r.UniqueCode, r.ValidUntil = nil, nil, nil, nil, nil
	r.Documents, r.Points, r.Panoramas = []records.Document{}, []media.PlanPointRecord{}, []string{}
	r.Photos, r.Plans = ofThisMachine(entry.Photos, alts), ofThisMachine(entry.Plans, alts)
	by.Before = desk.PropertyRecordOf(f.Number)
	out, err := intake.DeliverFrom(db.Unpinned(ctx), s.Store, func() (intake.Delivery, error) {
		made, err := s.made(ctx, r, by)
		made.Alts = alts
		return made, err
	}, s.Media, false)
	if err != nil {
		return nil, nil, err
	}
	if problems = problemsOf(out.LeftOut); len(problems) > 0 {
		return nil, problems, nil
	}
	made, err := s.changed(ctx, d, out.Numbers[newRecord].Number, "")
	return made, nil, err
}

// ofThisMachine names the pictures that the media folder has, and notes their words. Those of another server are fetched for one property.
func ofThisMachine(list []imports.Media, alts map[string]locale.Localized) []string {
	names := []string{}
	for _, m := range list {
		if m.Remote == nil && m.File != "" {
			names, alts[m.File] = append(names, m.File), m.Alt
		}
	}
	return names
}
