package intake

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"slices"
	"strings"

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
	Keep     bool // the part belongs to the desk from now on, and an import asks no more
}

func (e Edit) part(record string) agency.Part {
	return agency.Part{Record: record, Field: e.Field, Language: e.Language}
}

// SaveParts writes parts of a record at the desk, all or none, with the checks of an import. With stale, somebody wrote one of them first
// and nothing was written. The paths of problems begin with changes and the place among the edits.
func SaveParts(ctx context.Context, store *db.Store, record string, edits []Edit, by db.Action) (stale bool, problems agency.Problems,
	err error) {
	if len(edits) > limits.PartsAtOnce {
		problems.Add("changes", agency.TooMany)
		return false, problems, nil
	}
	for try := 1; ; try++ {
		now, err := store.PartState(ctx)
		if err != nil {
			return false, nil, err
		}
		if err := addRecordPictures(ctx, store, &now, record, edits); err != nil {
			return false, nil, err
		}
		s := &saving{record: record, now: now, batch: db.PartBatch{Seen: now.Last}}
		if problems := s.edit(edits, by); len(problems) > 0 || s.stale {
			return s.stale, problems, nil
		}
		if len(s.batch.Owned)+len(s.batch.Freed) == 0 {
			return false, nil, nil
		}
		err = store.SaveParts(ctx, s.write, by)
		if errors.Is(err, db.ErrPartsChanged) && try < limits.PartTries {
			continue
		}
		return false, nil, err
	}
}

// saving is one try to save edits of a record.
type saving struct {
	record string
	now    db.PartState
	batch  db.PartBatch
	write  db.PartWrite
	stale  bool
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

// edit puts the edits into the record, and returns what is wrong with them.
func (s *saving) edit(edits []Edit, by db.Action) agency.Problems {
	if s.now.Site == nil {
		return agency.Problems{{Path: []string{"record"}, Code: agency.Unknown}}
	}
	f, whole := storedFolder(s.now)
	if s.record == agency.SiteRecord {
		return s.editSite(f, whole, edits, by)
	}
	key, _ := strings.CutPrefix(s.record, agency.ArticleRecordOf(""))
	at := slices.IndexFunc(f.articles, func(a named[article]) bool { return a.record.Key == key })
	if at < 0 {
		return agency.Problems{{Path: []string{"record"}, Code: agency.Unknown}}
	}
	return s.editArticle(&f.articles[at].record.ArticleRecord, edits, by)
}

func (s *saving) editSite(f *folder, whole bool, edits []Edit, by db.Action) agency.Problems {
	f.checkSite()
	before := len(f.problems)
	d := documentOf(f.site)
	problems := s.apply(d, SiteParts, edits, by)
	if len(problems) > 0 || s.stale {
		return problems
	}
	var site agency.Site
	if err := d.into(&site); err != nil {
		problems.Add("changes", agency.Unknown)
		return problems
	}
	f.site, f.problems = site, nil
	f.checkSite()
	withPictures := f.siteWithPictures(f.media)
	if len(f.problems) > before {
		return s.asEdits(f.problems, edits)
	}
	if !whole {
		withPictures.Footer = s.now.Site.Footer
	}
	s.write = db.PartWrite{Parts: s.batch, Before: s.now.Content, Site: &withPictures}
	return nil
}

func (s *saving) editArticle(a *agency.ArticleRecord, edits []Edit, by db.Action) agency.Problems {
	d := articleDocument(a)
	problems := s.apply(d, ArticleParts, edits, by)
	if len(problems) > 0 || s.stale {
		return problems
	}
	if gone := (agency.Part{Record: s.record, Field: agency.GoneField}); d.get(gone) != "" {
		s.freeAll()
		s.write = db.PartWrite{Parts: s.batch, Article: a, Gone: true}
		return nil
	}
	delete(d, agency.GoneField)
	if err := writeArticle(d, a, picturesOf(s.now)); err != nil {
		problems.Add("changes", agency.Unknown)
		return problems
	}
	if main := s.now.Site.DefaultLanguage; strings.TrimSpace(a.Titles[main]) == "" {
		problems.Add("changes", agency.Required)
	}
	s.write = db.PartWrite{Parts: s.batch, Article: a}
	return problems
}

// freeAll ends what the desk owns of a record.
func (s *saving) freeAll() {
	s.batch.Owned = nil
	for _, o := range s.now.Owned {
		if o.Record == s.record {
			s.batch.Freed = append(s.batch.Freed, o.Part)
		}
	}
}

// apply puts the edits into a document, with what becomes of their parts.
func (s *saving) apply(d document, rules []PartRule, edits []Edit, by db.Action) (problems agency.Problems) {
	for i, e := range edits {
		p := e.part(s.record)
		if code := checkEdit(rules, e); code != "" {
			problems.Add(fmt.Sprintf("changes.%d.value", i), code)
			continue
		}
		if e.Value = canonical(p, e.Value); e.Value == invalid {
			problems.Add(fmt.Sprintf("changes.%d.value", i), agency.Unknown)
			continue
		}
		is := d.get(p)
		owned := s.ownedPart(p)
		if p.Field == agency.GoneField && (owned == nil || owned.Offered == nil) {
			problems.Add(fmt.Sprintf("changes.%d.field", i), agency.Unknown)
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
	return problems
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

// asEdits gives the problems of the configuration to the edits that made them, else to the first.
func (s *saving) asEdits(list Problems, edits []Edit) (problems agency.Problems) {
	for _, x := range list {
		at := max(0, slices.IndexFunc(edits, func(e Edit) bool { return within(x.Field, e.Field) }))
		code := agency.Unknown
		if edits[at].Value == "" || !within(x.Field, edits[at].Field) {
			code = agency.Required
		}
		problems.Add(fmt.Sprintf("changes.%d.value", at), code)
	}
	return problems
}
