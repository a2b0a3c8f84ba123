package edit

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake/edited"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/parts/fields"
)

// Save writes parts of a record at the desk, all or none, with the checks of an import. It is stale, and writes nothing, when somebody
// wrote one of them after it was read. The path of a problem begins with "changes" and the position of the edit.
func Save(ctx context.Context, store *db.Store, record string, edits []Edit,
	by desklog.Action) (stale bool, problems forms.Problems, err error) {
	if len(edits) > limits.PartsAtOnce {
		problems.Add("changes", forms.TooMany)
		return false, problems, nil
	}
	all := []RecordEdits{{record, edits}}
	return tried(ctx, store, all, func(now parts.PartState) (*saving, forms.Problems, error) {
		s := newSaving(now)
		problems := s.edit(all, by)
		if len(s.batch.Owned)+len(s.batch.Freed) == 0 || len(problems) > 0 || s.stale {
			return s, problems, nil
		}
		return s, nil, store.Imports.SaveParts(ctx, s.writes(), by)
	})
}

// tried reads the state and saves, and does both again when an import or a colleague wrote in between. Pictures that the edits in more
// name are read, too.
func tried(ctx context.Context, store *db.Store, more []RecordEdits,
	save func(parts.PartState) (*saving, forms.Problems, error)) (stale bool, problems forms.Problems, err error) {
	for try := 1; ; try++ {
		now, err := store.Parts.PartState(ctx)
		if err != nil {
			return false, nil, err
		}
		if err := addPictures(ctx, store, &now, more); err != nil {
			return false, nil, err
		}
		s, problems, err := save(now)
		if errors.Is(err, parts.ErrPartsChanged) && parts.TryAgain(ctx, try) {
			continue
		}
		return s.stale, problems, err
	}
}

// saving is one attempt to save edits.
type saving struct {
	*edited.Content
	batch parts.PartBatch
	stale bool
}

func newSaving(now parts.PartState) *saving {
	return &saving{Content: edited.New(now), batch: parts.PartBatch{Seen: now.Last}}
}

// edit puts the edits into their records and runs the checks. Mistakes that were there before are not reported.
func (s *saving) edit(list []RecordEdits, by desklog.Action) (problems forms.Problems) {
	if s.Now.Site == nil {
		return forms.Problems{{Path: []string{"record"}, Code: forms.Unknown}}
	}
	before := s.Check()
	for _, r := range list {
		d, rules := s.Document(r.Record, makes(r.Edits))
		if d == nil {
			return forms.Problems{{Path: []string{"record"}, Code: forms.Unknown}}
		}
		problems = append(problems, s.apply(r.Record, d, rules, r.Edits, by)...)
		if len(problems) > 0 || s.stale {
			continue
		}
		if err := s.Put(r.Record, d); err != nil {
			problems.Add("changes", forms.Unknown)
		}
	}
	if len(problems) > 0 || s.stale {
		return problems
	}
	return append(s.asEdits(newProblems(before, s.Check()), list), s.needed(list)...)
}

// needed refuses to take agents away who have a property or project: it would have nobody, or somebody whom no one chose.
func (s *saving) needed(list []RecordEdits) (problems forms.Problems) {
	has := func(agents []agency.Agent, id int) bool {
		return slices.ContainsFunc(agents, func(a agency.Agent) bool { return a.ID == id })
	}
	for _, id := range s.Now.Working {
		if has(s.Now.Site.Agents, id) && !has(s.Site().Agents, id) {
			at, _ := editOf(list, desk.SiteRecord, agentsField)
			return forms.OneProblem(fmt.Sprintf("changes.%d.value", at), forms.InUse)
		}
	}
	return nil
}

// writes collects what the store has to write, with the addresses before and after it: those that are lost will redirect.
func (s *saving) writes() imports.PartWrite {
	w := imports.PartWrite{Parts: s.batch, Before: s.Now.Content}
	w.Site, w.Articles = s.Result()
	site := w.Site
	if site == nil {
		site = s.Now.Site
	}
	w.Agents, w.AgentsAfter = s.Now.Site.AgentAddresses(), site.AgentAddresses()
	w.Addresses = agency.Addresses(s.Now.Site, s.Now.Articles)
	w.AddressesAfter = agency.Addresses(site, withArticles(s.Now.Articles, w.Articles))
	return w
}

// apply puts the edits of a record into its document, and notes for each part who owns it from now on.
func (s *saving) apply(record string, d fields.Document, rules []fields.Rule, edits []Edit, by desklog.Action) (problems forms.Problems) {
	for i, e := range edits {
		p := e.part(record)
		is, owned := d.Get(p), s.ownedPart(p)
		value, code := s.checked(p, rules, e)
		e.Value = value
		if code != "" {
			problems.Add(fmt.Sprintf("changes.%d.value", i), code)
			continue
		}
		if is == e.Value && !e.Keep && (owned == nil || owned.Offered == nil) {
			continue
		}
		if e.Version != s.Now.Versions[p] {
			s.stale = true
			continue
		}
		d.Set(p, e.Value)
		if is != e.Value {
			s.batch.Changes = append(s.batch.Changes,
				desk.PartChange{Part: p, Before: is, Value: e.Value, Origin: desk.OfDesk, Staff: by.Staff})
		}
		s.own(p, owned, is, e, by)
	}
	if d.Get(desk.Part{Record: record, Field: desk.GoneField}) != "" {
		s.remove(record)
	}
	return problems
}
