package properties

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	partsdb "github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
)

// Parts of the draft of a property that no record has: the one with which it begins, so that a draft may be without changes, and what the
// site does not have yet of a town that was typed.
const (
	draftField   = "draft"
	newTownField = "newTown"
)

// newTown is a town that the site does not have yet.
type newTown struct {
	Cities    []agency.CityRecord
	Countries []agency.CountryRecord
}

// waiting is a property with what waits of it.
type waiting struct {
	partsdb.RecordDraft
	entry   *imports.PropertyEntry // with the draft put in
	catalog *agency.Catalog        // with the town that the draft names
	town    newTown
}

// waiting reads the draft of a property; nil without one.
func (s *Service) waiting(ctx context.Context, entry *imports.PropertyEntry, c *agency.Catalog) (*waiting, error) {
	draft, err := s.Store.Parts.RecordDraft(db.Unpinned(ctx), desk.PropertyRecordOf(entry.Record.Number))
	if err != nil || len(draft.Parts) == 0 {
		return nil, err
	}
	w := &waiting{RecordDraft: draft, catalog: c}
	d := fields.DocumentOf(entry.Record)
	for _, p := range draft.Parts {
		switch p.Field {
		case draftField:
		case newTownField:
			if err := json.Unmarshal([]byte(p.Value), &w.town); err != nil {
				return nil, err
			}
		default:
			d.Set(p.Part, p.Value)
		}
	}
	w.catalog = withTown(c, w.town)
	w.entry, err = s.entryOf(d, entry)
	return w, err
}

// entryOf is a property as a document has it. What is known of its files is what the property has of them now, or the media folder.
func (s *Service) entryOf(d fields.Document, now *imports.PropertyEntry) (*imports.PropertyEntry, error) {
	e := &imports.PropertyEntry{}
	if err := d.Into(&e.Record); err != nil {
		return nil, err
	}
	e.Record.Number = now.Record.Number
	known := map[string]imports.Media{}
	note := func(names []string, list []imports.Media) {
		for i, name := range names {
			known[name] = list[i]
		}
	}
	note(now.Record.Photos, now.Photos)
	note(now.Record.Plans, now.Plans)
	note(now.Record.Panoramas, now.Panoramas)
	of := func(names []string) (list []imports.Media) {
		for _, name := range names {
			m, is := known[name]
			if !is {
				m = s.fileCalled(name)
			}
			list = append(list, m)
		}
		return list
	}
	r := &e.Record
	e.Photos, e.Plans, e.Panoramas = of(r.Photos), of(r.Plans), of(r.Panoramas)
	for _, d := range r.Documents {
		m := imports.Media{File: d.File}
		if at := slices.IndexFunc(now.Record.Documents, func(o records.Document) bool { return o.File == d.File }); at >= 0 {
			m = now.Documents[at]
		} else if file, err := os.Stat(filepath.Join(s.Media, d.File)); err == nil {
			m.Size = int(file.Size())
		}
		e.Documents = append(e.Documents, m)
	}
	return e, nil
}

// fileCalled is a picture that the property had once: of the media folder, or a delivered one that is not there any more.
func (s *Service) fileCalled(name string) imports.Media {
	if _, err := os.Stat(filepath.Join(s.Media, name)); err != nil {
		return imports.Media{Remote: &imports.Remote{Name: name}}
	}
	return imports.Media{File: name}
}

// withTown is the catalog with a town that it may not have.
func withTown(c *agency.Catalog, town newTown) *agency.Catalog {
	if len(town.Cities)+len(town.Countries) == 0 {
		return c
	}
	with := &agency.Catalog{Version: c.Version, Site: c.Site, Categories: c.Categories, Types: c.Types, Projects: c.Projects,
		Articles: c.Articles, Featured: c.Featured, Streets: c.Streets, Referred: c.Referred, Moved: c.Moved, FormerAgents: c.FormerAgents,
		Cities:    slices.Concat(c.Cities, missing(c.Cities, town.Cities, numberOfCity)),
		Countries: slices.Concat(c.Countries, missing(c.Countries, town.Countries, numberOfCountry))}
	with.Index()
	return with
}

func numberOfCity(r agency.CityRecord) int { return r.Number }

func numberOfCountry(r agency.CountryRecord) int { return r.Number }

// missing are the records of a list that another list does not have.
func missing[R any](has, list []R, number func(R) int) (more []R) {
	for _, r := range list {
		if !slices.ContainsFunc(has, func(o R) bool { return number(o) == number(r) }) {
			more = append(more, r)
		}
	}
	return more
}

// reading is a property as Differences compares it.
func reading(c *agency.Catalog, entry *imports.PropertyEntry) Reading {
	town := ""
	if city := c.City(entry.Record.City, c.Fallback()); city != nil {
		town = prose.Joined(" ", city.Zip, city.DisplayName())
	}
	return Reading{*entry, town}
}

// Draft is what waits of a property until somebody publishes it.
type Draft struct {
	Version int
	Author  *desk.StaffMember // who wrote it last
	At      time.Time
	Planned *parts.DraftPlan // nil while it waits for somebody who publishes it
	Changes []Difference
}

// Draft is what waits of a property; nil while what is changed of it is on the site at once.
func (s *Service) Draft(ctx context.Context, v *listings.View) (*Draft, error) {
	entry, c, err := s.entry(ctx, v.Number())
	if entry == nil {
		return nil, err
	}
	w, err := s.waiting(ctx, entry, c)
	if w == nil {
		return nil, err
	}
	members, err := s.members(ctx)
	before := reading(c, entry)
	draft := &Draft{Version: int(w.Version()), Changes: Differences(w.catalog, v.Language(), &before, reading(w.catalog, w.entry))}
	for _, p := range w.Parts {
		if p.ID == w.Version() {
			draft.Author, draft.At = members[p.Staff], time.Unix(p.At, 0).UTC()
		}
	}
	if p := w.Planned; p != nil {
		draft.Planned = &parts.DraftPlan{At: time.Unix(p.GoesLive, 0).UTC(), Author: members[p.Staff],
			Lapsed: p.Refused || p.Version != w.Version()}
	}
	return draft, err
}

func (s *Service) members(ctx context.Context) (map[int]*desk.StaffMember, error) {
	list, err := s.Store.Members.Staff(ctx)
	members := make(map[int]*desk.StaffMember, len(list))
	for _, m := range list {
		members[m.ID] = staff.Shown(m)
	}
	return members, err
}

// draft writes an edit into the draft of its property, of which no visitor sees anything.
func (s *Service) draft(ctx context.Context, e edit) error {
	ctx = db.Unpinned(ctx)
	for try := 1; ; try++ {
		write, err := s.drafting(ctx, e)
		if err == nil {
			err = s.Store.Parts.SaveRecordDraft(ctx, write)
		}
		switch {
		case errors.Is(err, errSame):
			return nil
		case !errors.Is(err, partsdb.ErrPartsChanged) || !partsdb.TryAgain(ctx, try):
			return err
		}
	}
}

// drafting is what an edit writes into the draft, as both are now.
func (s *Service) drafting(ctx context.Context, e edit) (write partsdb.RecordDraftWrite, err error) {
	record := desk.PropertyRecordOf(e.number)
	base, err := s.Store.Parts.RecordVersion(ctx, record)
	if err != nil {
		return write, err
	}
	entry, c, err := s.entry(ctx, e.number)
	if err != nil {
		return write, err
	}
	if entry == nil {
		return write, errGone
	}
	w, err := s.waiting(ctx, entry, c)
	if err != nil {
		return write, err
	}
	if w == nil {
		return write, errMeanwhile // it was published or thrown away
	}
	set := e.set
	if e.files != nil {
		if set, err = changedFiles(w.entry.Record, e); err != nil {
			return write, err
		}
	}
	write = partsdb.RecordDraftWrite{Record: record, Seen: w.Version()}
	d := fields.DocumentOf(w.entry.Record)
	put := func(p desk.Part, value string) {
		write.Set = append(write.Set, desk.DraftPart{Part: p, Value: value, Base: base, Staff: e.by.Staff, At: e.by.At.Unix()})
	}
	for p, value := range set {
		before := d.Get(p)
		if said, is := e.before[p]; is && said != before {
			return write, errMeanwhile
		}
		if before != value {
			put(p, value)
		}
	}
	if len(write.Set) == 0 {
		return write, errSame
	}
	if len(e.cities)+len(e.countries) > 0 {
		put(of(e.number, newTownField), canonical(newTown{e.cities, e.countries}))
	}
	return write, nil
}
