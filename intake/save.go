package intake

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Edit is what somebody at the desk writes into a part. Version is that of the part as it was read.
type Edit struct {
	Field    string
	Language locale.Language
	Value    string // JSON; "" says nothing
	Version  int64
	Draft    int64 // of the draft as it was read, 0 without one
	Keep     bool  // the part belongs to the desk from now on, and an import asks no more
}

func (e Edit) part(record string) agency.Part {
	return agency.Part{Record: record, Field: e.Field, Language: e.Language}
}

// RecordEdits are what somebody at the desk writes into the parts of a record.
type RecordEdits struct {
	Record string
	Edits  []Edit
}

// SaveParts writes parts of a record at the desk, all or none, with the checks of an import. With stale, somebody wrote one of them first
// and nothing was written. The paths of problems begin with changes and the place among the edits.
func SaveParts(ctx context.Context, store *db.Store, record string, edits []Edit, by db.Action) (stale bool, problems agency.Problems,
	err error) {
	if len(edits) > limits.PartsAtOnce {
		problems.Add("changes", agency.TooMany)
		return false, problems, nil
	}
	all := []RecordEdits{{record, edits}}
	return tried(ctx, store, all, func(now db.PartState) (*saving, agency.Problems, error) {
		s := newSaving(now)
		problems := s.edit(all, by)
		if len(s.batch.Owned)+len(s.batch.Freed) == 0 || len(problems) > 0 || s.stale {
			return s, problems, nil
		}
		return s, nil, store.SaveParts(ctx, s.writes(), by)
	})
}

// tried saves, and tries again when an import or somebody else wrote between reading and writing. More are edits beside the drafts.
func tried(ctx context.Context, store *db.Store, more []RecordEdits, save func(db.PartState) (*saving, agency.Problems, error)) (stale bool,
	problems agency.Problems, err error) {
	for try := 1; ; try++ {
		now, err := store.PartState(ctx)
		if err != nil {
			return false, nil, err
		}
		if err := addPictures(ctx, store, &now, more); err != nil {
			return false, nil, err
		}
		s, problems, err := save(now)
		if errors.Is(err, db.ErrPartsChanged) && try < limits.PartTries {
			continue
		}
		return s.stale, problems, err
	}
}

// saving is one try to save edits.
type saving struct {
	*edited
	batch db.PartBatch
	stale bool
}

func newSaving(now db.PartState) *saving {
	return &saving{edited: newEdited(now), batch: db.PartBatch{Seen: now.Last}}
}

// nothing stands for a folder without files: all that a stored record names is known already.
var nothing embed.FS

// storedFolder is the folder that the store came from, as far as the configuration and articles go. It is not whole when an earlier version
// imported it, which kept no Markdown of the footer.
func storedFolder(now db.PartState) (f *folder, whole bool) {
	f = &folder{files: nothing, alts: map[string]locale.Localized{}, doubtful: map[string][]string{}}
	f.media = newMedia(f)
	f.site, whole = now.Site.Written()
	for name, p := range now.Site.NamedPictures() {
		f.media.known["photos/"+name] = db.Media{File: p.File, Width: p.Width, Height: p.Height}
		f.alts[name] = p.Alt
	}
	for _, p := range picturesOf(now) {
		f.know(p)
	}
	if now.Site.Banner.Video != "" {
		f.media.known["photos/"+now.Site.Banner.Video] = db.Media{File: now.Site.Banner.VideoFile}
	}
	for _, a := range now.Articles {
		f.articles = append(f.articles, named[article]{file: fileOf(agency.ArticleRecordOf(a.Key)), record: article{ArticleRecord: a}})
	}
	return f, whole
}

// edit puts the edits into their records, and returns what is wrong with them.
func (s *saving) edit(list []RecordEdits, by db.Action) (problems agency.Problems) {
	if s.now.Site == nil {
		return agency.Problems{{Path: []string{"record"}, Code: agency.Unknown}}
	}
	before := s.problems()
	for _, r := range list {
		d, rules := s.document(r.Record, makes(r.Edits))
		if d == nil {
			return agency.Problems{{Path: []string{"record"}, Code: agency.Unknown}}
		}
		problems = append(problems, s.apply(r.Record, d, rules, r.Edits, by)...)
		if len(problems) > 0 || s.stale {
			continue
		}
		if err := s.put(r.Record, d); err != nil {
			problems.Add("changes", agency.Unknown)
		}
	}
	if len(problems) > 0 || s.stale {
		return problems
	}
	return s.asEdits(newProblems(before, s.problems()), list)
}

// makes reports whether edits make a new record.
func makes(edits []Edit) bool {
	return slices.ContainsFunc(edits, func(e Edit) bool { return e.Field == agency.MadeField && e.Value == "true" })
}

// writes returns what is written.
func (s *saving) writes() db.PartWrite {
	w := db.PartWrite{Parts: s.batch, Before: s.now.Content}
	w.Site, w.Articles = s.result()
	site := w.Site
	if site == nil {
		site = s.now.Site
	}
	w.Addresses = agency.Addresses(s.now.Site, s.now.Articles)
	w.AddressesAfter = agency.Addresses(site, withArticles(s.now.Articles, w.Articles))
	return w
}

// freeAll ends what the desk owns of a record.
func (s *saving) freeAll(record string) {
	s.batch.Owned = slices.DeleteFunc(s.batch.Owned, func(o agency.OwnedPart) bool { return o.Record == record })
	for _, o := range s.now.Owned {
		if o.Record == record {
			s.batch.Freed = append(s.batch.Freed, o.Part)
		}
	}
}

// apply puts the edits of a record into its document, with what becomes of their parts.
func (s *saving) apply(record string, d document, rules []PartRule, edits []Edit, by db.Action) (problems agency.Problems) {
	for i, e := range edits {
		p := e.part(record)
		is, owned := d.get(p), s.ownedPart(p)
		value, code := s.checked(p, rules, e)
		e.Value = value
		if code != "" {
			problems.Add(fmt.Sprintf("changes.%d.value", i), code)
			continue
		}
		if is == e.Value && !e.Keep && (owned == nil || owned.Offered == nil) {
			continue
		}
		if e.Version != s.now.Versions[p] {
			s.stale = true
			continue
		}
		d.set(p, e.Value)
		if is != e.Value {
			s.batch.Changes = append(s.batch.Changes, agency.PartChange{Part: p, Value: e.Value, Origin: agency.OfDesk, Staff: by.Staff})
		}
		s.own(p, owned, is, e, by)
	}
	if d.get(agency.Part{Record: record, Field: agency.GoneField}) != "" {
		s.remove(record)
	}
	return problems
}

// mayGo reports whether a record may be removed at the desk: a page with an address of its own, what was made at the desk, and what the
// folder marks as gone.
func (s *saving) mayGo(record string, gone *agency.OwnedPart) bool {
	if gone != nil && gone.Offered != nil || s.isMade(record) {
		return true
	}
	id, _ := agency.PageOf(record)
	e := s.now.Site.Entry(id)
	return e != nil && e.Own()
}

// isMade reports whether a record is the desk's alone.
func (s *saving) isMade(record string) bool {
	return s.ownedPart(agency.Part{Record: record, Field: agency.MadeField}) != nil
}

// remove ends what the desk owns of a record that goes. That it is gone is the desk's while the folder has it.
func (s *saving) remove(record string) {
	gone := agency.Part{Record: record, Field: agency.GoneField}
	at := slices.IndexFunc(s.batch.Owned, func(o agency.OwnedPart) bool { return o.Part == gone })
	var kept []agency.OwnedPart
	if _, isPage := agency.PageOf(record); isPage && at >= 0 && !s.isMade(record) {
		kept = s.batch.Owned[at : at+1 : at+1]
	}
	kept = slices.Clone(kept)
	s.freeAll(record)
	s.batch.Owned = append(s.batch.Owned, kept...)
}

// own notes whose the part is: the folder's when it says the same, else the desk's. A question about it is answered.
func (s *saving) own(p agency.Part, before *agency.OwnedPart, is string, e Edit, by db.Action) {
	next := agency.OwnedPart{Part: p, Value: e.Value, Base: is, Kept: e.Keep, Staff: by.Staff, At: by.At.Unix()}
	if before != nil {
		next.Base, next.Kept = before.Base, before.Kept || e.Keep
		if before.Offered != nil {
			next.Base = *before.Offered
		}
	}
	if next.Value == next.Base && !next.Kept {
		s.batch.Freed = append(s.batch.Freed, p)
	} else {
		s.batch.Owned = append(s.batch.Owned, next)
	}
}

func (s *saving) ownedPart(p agency.Part) *agency.OwnedPart {
	at := slices.IndexFunc(s.now.Owned, func(o agency.OwnedPart) bool { return o.Part == p })
	if at < 0 {
		return nil
	}
	return &s.now.Owned[at]
}
