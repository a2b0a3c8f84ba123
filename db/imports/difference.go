package imports

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// ChangeKind reports whether an import adds, changes or removes a record.
type ChangeKind string

// The kinds of change; an unchanged record has none.
const (
	Added   ChangeKind = "ADDED"
	Changed ChangeKind = "CHANGED"
	Removed ChangeKind = "REMOVED"
)

// Difference is what an import changes in a property or project. Fields are the changed fields of a property; there are none when only its
// order in lists changes.
type Difference struct {
	Kind   string // "property" or "project"
	Number int
	Change ChangeKind
	Fields []FieldDifference
}

// FieldDifference is a field by its name in an import folder ("costs.charges", "title.nl"), with its old and new value as JSON, "" for
// none.
type FieldDifference struct{ Field, Was, Is string }

// String writes a difference, a line for each field.
func (d Difference) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %d: %s", d.Kind, d.Number, strings.ToLower(string(d.Change)))
	for _, f := range d.Fields {
		fmt.Fprintf(&b, "\n  %s: %s → %s", f.Field, shortened(f.Was), shortened(f.Is))
	}
	return b.String()
}

// shortened cuts a value to the length of a line.
func shortened(text string) string {
	const most = 60
	if text == "" {
		return "nothing"
	}
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "…"
	}
	return text
}

// Differences tells what Import would do with a batch, without writing.
func (s *Store) Differences(ctx context.Context, b Batch) (Report, []Difference, error) {
	i, err := s.prepare(ctx, b)
	if err != nil {
		return Report{}, nil, err
	}
	return s.differences(ctx, i)
}

func (s *Store) differences(ctx context.Context, i *importing) (Report, []Difference, error) {
	stored, err := s.Entries(ctx, i.changedNumbers())
	if err != nil {
		return i.report, nil, err
	}
	differences := map[int]*Difference{}
	for at, d := range i.differences {
		if d.Kind == "property" {
			differences[d.Number] = &i.differences[at]
		}
	}
	for _, s := range i.steps {
		if s.statement.SQL != "" {
			continue
		}
		if sum, known := i.sumOf(s.property); known && stored[sum.Number] == nil {
			continue // it is new
		}
		p, err := i.entry(s.property)
		if err != nil {
			return i.report, nil, err
		}
		if before := stored[p.Record.Number]; before != nil {
			differences[p.Record.Number].Fields = differing(fieldsOf(*before), fieldsOf(p))
		}
	}
	return i.report, i.differences, nil
}

// changedNumbers lists the numbers of stored properties that change.
func (i *importing) changedNumbers() (numbers []int) {
	for _, d := range i.differences {
		if d.Kind == "property" && d.Change == Changed {
			numbers = append(numbers, d.Number)
		}
	}
	return numbers
}

func differing(was, is map[string]string) (list []FieldDifference) {
	for _, field := range slices.Sorted(maps.Keys(union(was, is))) {
		if was[field] != is[field] {
			list = append(list, FieldDifference{field, was[field], is[field]})
		}
	}
	return list
}

func union(a, b map[string]string) map[string]string {
	all := maps.Clone(a)
	maps.Copy(all, b)
	return all
}

// fieldsOf gives every field of a property that is not empty, as JSON. Files are compared by content.
func fieldsOf(e PropertyEntry) map[string]string {
	fields := map[string]string{}
	flatten(fields, "", generic(e.withoutNames().Record))
	for name, list := range map[string][]Media{"photos": e.Photos, "plans": e.Plans, "panoramas": e.Panoramas, "documents": e.Documents} {
		flatten(fields, name, generic(list))
	}
	return fields
}

// generic gives a value as JSON reads it.
func generic(v any) (out any) {
	b, _ := json.Marshal(v) // records were read from JSON
	d := json.NewDecoder(strings.NewReader(string(b)))
	d.UseNumber()
	d.Decode(&out)
	return out
}

func flatten(into map[string]string, path string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for name, x := range v {
			flatten(into, strings.TrimPrefix(path+"."+name, "."), x)
		}
	case []any:
		if len(v) > 0 {
			b, _ := json.Marshal(v)
			into[path] = string(b)
		}
	case nil:
	default:
		if b, _ := json.Marshal(v); string(b) != `""` {
			into[path] = string(b)
		}
	}
}
