package properties

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// FieldInput is a new value of a field of a property. Before is the value that was read; of both, "" is not stated. With Draft it waits in
// the draft, which was read then.
type FieldInput struct {
	Number        int
	Draft         bool
	Field         string
	Language      *locale.Language
	Before, Value string
}

// errMeanwhile says that somebody wrote the field after it was read.
var errMeanwhile = errors.New("the field was written meanwhile")

// SetField changes a field of a property of the desk, for visitors to see at once. A field that somebody wrote after it was read stays as
// it is now; other fields may be written by others at the same time.
func (s *Service) SetField(ctx context.Context, f *FieldInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "setPropertyField")
	if v == nil {
		return nil, nil, problems, err
	}
	language := locale.Language("")
	if f.Language != nil {
		language = *f.Language
	}
	at := slices.IndexFunc(Table, func(t Field) bool { return t.Name == f.Field && t.Localized == (language != "") })
	if at < 0 || language != "" && !language.Known() || f.Field == "agent" && !v.OfAnyAgent() {
		return nil, nil, problem("field", forms.Unknown), nil
	}
	field := &Table[at]
	entry, c, err := s.entry(ctx, f.Number)
	if entry == nil {
		return nil, nil, problem("number", forms.Unknown), err
	}
	waits, err := s.waiting(ctx, entry, c)
	if err != nil {
		return nil, nil, nil, err
	}
	if (waits != nil) != f.Draft {
		return nil, &Stale{v}, nil, nil
	}
	if waits != nil {
		entry, c = waits.entry, waits.catalog
	}
	now := edited{catalog: c, view: v, record: &entry.Record, document: fields.DocumentOf(entry.Record)}
	if now.value(field, language) != f.Before {
		return nil, &Stale{v}, nil, nil
	}
	w := written{edited: now, field: field, language: language, at: by.At}
	set, code := w.read(f.Value)
	if code != "" {
		return nil, nil, problem("value", code), nil
	}
	by.After = desk.Part{Field: f.Field, Language: language}.Name()
	e := edit{number: f.Number, by: by, set: set, cities: w.cities, countries: w.countries, draft: &f.Draft,
		before: map[desk.Part]string{}}
	for p := range maps.Keys(set) {
		e.before[p] = now.document.Get(p)
	}
	undo, problems, err := s.write(ctx, e)
	if errors.Is(err, errMeanwhile) {
		v, err = s.Staff.Property(db.Unpinned(ctx), d, f.Number)
		return nil, &Stale{v}, nil, err
	}
	if err != nil || len(problems) > 0 {
		for i := range problems {
			problems[i].Path = []string{"value"}
		}
		return nil, nil, problems, err
	}
	changed, err := s.changed(ctx, d, f.Number, undo)
	return changed, nil, nil, err
}
