package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/locale"
)

// Point checks a point whose fields stand at a path that ends with a dot, or at the top.
func (b *Book) Point(file, path string, latitude, longitude *float64) {
	if (latitude == nil) != (longitude == nil) {
		b.RefuseValue(records.ValueMissing, "", file, path+"latitude", "latitude and longitude belong together")
	}
	if latitude != nil && (*latitude < -90 || *latitude > 90) {
		b.RefuseValue(records.ValueTooFar, *latitude, file, path+"latitude", "%v is not between -90 and 90", *latitude)
	}
	if longitude != nil && (*longitude < -180 || *longitude > 180) {
		b.RefuseValue(records.ValueTooFar, *longitude, file, path+"longitude", "%v is not between -180 and 180", *longitude)
	}
}

// Unique refuses a number that no record can have, and one that another file has too, in both.
func (b *Book) Unique(file string, number int, seen map[int]string) {
	if number < 1 || number > reference.MostNumber {
		b.RefuseValue(records.ValueTooFar, number, file, "number", "%d is not a number from 1 to 999999999", number)
		return
	}
	if other, ok := seen[number]; ok { // nobody can say which of them is meant
		b.RefuseValue(records.NumberTaken, number, file, "number", "%d is also in %s", number, other)
		b.RefuseValue(records.NumberTaken, number, other, "number", "%d is also in %s", number, file)
		return
	}
	seen[number] = file
}

// Twice refuses numbers that stand in a list before.
func (b *Book) Twice(file string, list []int) {
	seen := map[int]bool{}
	for i, n := range list {
		if seen[n] {
			b.Refuse(file, fmt.Sprintf("[%d].id", i), "%d appears twice", n)
		}
		seen[n] = true
	}
}

// sources holds the file and field that define a record, by what other records refer to.
var sources = map[string][2]string{"agent": {"site.json", "agents"}, "city": {"cities.json", ""}, "country": {"countries.json", ""},
	"category": {"categories.json", ""}, "type": {"types.json", ""}}

// IsSourceDoubtful reports whether what defines a record that others refer to could not be read, so that nobody knows what there is.
func (b *Book) IsSourceDoubtful(what string) bool {
	for file := range b.doubtful {
		if what == "project" && strings.HasPrefix(file, "projects/") {
			return true
		}
	}
	return b.IsDoubtful(sources[what][0], sources[what][1])
}

// Known refuses a number of something that is not in a list.
func (b *Book) Known(file, field, what string, number int, list []int) {
	if !b.IsSourceDoubtful(what) && !slices.Contains(list, number) {
		b.RefuseValue(records.ValueUnknown, number, file, field, "there is no %s %d", what, number)
	}
}

// Between refuses a number out of its bounds.
func (b *Book) Between(file, field string, n, low, high int) {
	if n < low || n > high {
		b.RefuseValue(records.ValueTooFar, n, file, field, "%d is not a number from %d to %d", n, low, high)
	}
}

// NeedsText refuses a text that says nothing in the site's default language, and languages that there are not.
func (b *Book) NeedsText(file, field string, t locale.Localized, inDefault locale.Language) {
	for l := range t {
		if !l.Known() {
			b.Refuse(file, field+"."+string(l), "is not a language; use nl, fr, en or de")
		}
	}
	if !b.IsDoubtful("site.json", "defaultLanguage") && locale.IsBlank(t[inDefault]) {
		b.RefuseValue(records.ValueMissing, "", file, field, "is missing in the default language (%s)", inDefault)
	}
}

// Date refuses a date of no day.
func (b *Book) Date(file, field string, d locale.Date) {
	if !d.Valid() {
		b.RefuseValue(records.DateOfNoDay, d, file, field, "%q is not a date; write 2026-11-21", d)
	}
}

// Word refuses a value that is not in the vocabulary.
func (b *Book) Word(file, field, vocabulary, value string) {
	if _, ok := detail.Vocabulary[vocabulary][value]; !ok {
		b.RefuseValue(records.ValueUnknown, value, file, field, "%q is not a known value", value)
	}
}
