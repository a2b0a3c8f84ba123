package intake

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/parts/merge"
)

// LeftOut is a record that an import did not take, with all its problems. What the site has of the record stays as it is; a new one is not
// on the site. Name is that of its file, of its entry in owners.json ("owners.json[2]"), or the one that a delivery gave it.
type LeftOut struct {
	Name     string
	Problems check.Problems
}

// leaveOut takes the records with problems out of the folder and its batch, and those that cannot be without them: the units of a new
// project. The error is Problems, with all of them, when some are of no record, as in site.json, on which all records rest.
func (f *folder) leaveOut(ctx context.Context, store *db.Store, b *imports.Batch) error {
	if f.isUnusable() {
		return f.Problems
	}
	if len(f.Problems) == 0 {
		return nil
	}
	if err := f.leaveOutUnits(ctx, store); err != nil {
		return err
	}
	out := f.withProblems()
	for i := range f.properties {
		f.properties[i].out = f.properties[i].ofDesk || out[f.properties[i].file]
	}
	b.Properties = checkedOf(f)
	b.Projects = nil
	for i, entry := range f.projectsMade {
		if !out[f.projects[i].File] {
			b.Projects = append(b.Projects, entry)
		}
	}
	f.histories = slices.DeleteFunc(f.histories, func(h check.Named[owned.History]) bool { return out[h.File] })
	f.leaveOutArticles(out)
	f.leaveOutOwners(out)
	if err := f.leaveOutOfAbsent(ctx, store); err != nil {
		return err
	}
	f.Warnings = slices.DeleteFunc(f.Warnings, func(p check.Problem) bool { return out[f.recordOf(p)] })
	b.Articles, b.Owners, b.Histories = f.articleEntries(), f.owners, f.historyList()
	return nil
}

// withProblems names the records that have problems.
func (f *folder) withProblems() map[string]bool {
	names := map[string]bool{}
	for _, p := range f.Problems {
		names[f.recordOf(p)] = true
	}
	return names
}

// isUnusable reports whether there is a problem in what all records need.
func (f *folder) isUnusable() bool {
	return slices.ContainsFunc(f.Problems, func(p check.Problem) bool { return f.recordOf(p) == "" })
}

// recordOf names the record that a problem is of; "" for the configuration. All files of an article are one record.
func (f *folder) recordOf(p check.Problem) string {
	if f.isDelivery {
		return p.File
	}
	switch top, name, _ := strings.Cut(p.File, "/"); top {
	case "properties", "projects", "history":
		return p.File
	case "articles":
		beginning, _, _ := strings.Cut(name, ".")
		return path.Join(top, beginning)
	case "owners.json":
		if at, _, ok := strings.Cut(p.Field, "]"); ok && at[0] == '[' {
			return top + at + "]"
		}
	}
	return ""
}

// leaveOutUnits notes a problem for each unit of a project that is left out and is not on the site either.
func (f *folder) leaveOutUnits(ctx context.Context, store *db.Store) error {
	onSite, err := store.ProjectDates(ctx)
	if err != nil {
		return err
	}
	out, taken := f.withProblems(), map[int]bool{}
	for _, p := range f.projects {
		taken[p.Record.Number] = taken[p.Record.Number] || !out[p.File]
	}
	for _, p := range f.properties {
		if _, stored := onSite[p.unitOf]; p.unitOf != 0 && !p.gone && !stored && !taken[p.unitOf] && !out[p.file] {
			f.RefuseValue(records.ProjectAbsent, p.unitOf, p.file, "project", "its project %d is not taken", p.unitOf)
		}
	}
	return nil
}

// leaveOutArticles leaves articles as they are in the store, with what the desk has of them.
func (f *folder) leaveOutArticles(out map[string]bool) {
	for i := range f.articles {
		a := &f.articles[i].Record
		if !out["articles/"+a.Key] {
			continue
		}
		a.Stays = true
		if f.owned == nil {
			continue
		}
		record := desk.ArticleRecordOf(a.Key)
		f.owned.Owned = slices.DeleteFunc(f.owned.Owned, func(p desk.OwnedPart) bool { return p.Record == record })
		f.owned.Freed = slices.DeleteFunc(f.owned.Freed, func(p desk.Part) bool { return p.Record == record })
		f.owned.Changes = slices.DeleteFunc(f.owned.Changes, func(p desk.PartChange) bool { return p.Record == record })
		f.questions = slices.DeleteFunc(f.questions, func(q merge.Question) bool { return q.Record == record })
	}
}

func (f *folder) leaveOutOwners(out map[string]bool) {
	var list []records.Owner
	for i, o := range f.owners {
		if !out[fmt.Sprintf("owners.json[%d]", i)] {
			list = append(list, o)
		}
	}
	f.owners = list
}

// leaveOutOfAbsent takes new properties that are left out from their owners, and leaves out their histories.
func (f *folder) leaveOutOfAbsent(ctx context.Context, store *db.Store) error {
	absent, numbers := map[int]bool{}, []int{}
	for _, p := range f.properties {
		if p.out {
			absent[p.number], numbers = true, append(numbers, p.number)
		}
	}
	stored, err := store.Imports.PropertySums(ctx, numbers)
	if err != nil {
		return err
	}
	for number := range stored {
		delete(absent, number)
	}
	for i := range f.owners {
		list := slices.Clone(f.owners[i].Properties)
		f.owners[i].Properties = slices.DeleteFunc(list, func(number int) bool { return absent[number] })
	}
	f.histories = slices.DeleteFunc(f.histories, func(h check.Named[owned.History]) bool {
		if absent[h.Record.Number] {
			f.Refuse(h.File, "number", "the property %d is not taken", h.Record.Number)
		}
		return absent[h.Record.Number]
	})
	return nil
}

// leftOut lists the records that are left out with their problems, in the order of the first problem of each.
func (f *folder) leftOut() (list []LeftOut) {
	at := map[string]int{}
	for _, p := range f.Problems {
		name := f.recordOf(p)
		place, known := at[name]
		if !known {
			place = len(list)
			at[name], list = place, append(list, LeftOut{Name: name})
		}
		list[place].Problems = append(list[place].Problems, p)
	}
	return list
}

// Reason says in a line why a record was left out: its first problem, and how many more there are.
func (l LeftOut) Reason() string {
	text := l.Problems[:1].Error()
	if more := len(l.Problems) - 1; more > 0 {
		text += " (and " + strconv.Itoa(more) + " more)"
	}
	return text
}

// Problems lists the problems of all records that were left out.
func (o Outcome) Problems() (list check.Problems) {
	for _, l := range o.LeftOut {
		list = append(list, l.Problems...)
	}
	return list
}
