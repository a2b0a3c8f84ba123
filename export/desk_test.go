package export

import (
	"maps"
	"os"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/edit"
)

// TestWhatTheDeskMadeComesBack makes a page with an article at the desk: the draft is not exported; what is published is, comes back with
// an import and is the folder's from then on. Importing the agency's own folder, which has neither, removes nothing.
func TestWhatTheDeskMadeComesBack(t *testing.T) {
	releasetest.Only(t, "it exports and imports the sample again")
	store, media := sampletest.Open(t)
	by := desklog.Action{At: time.Now(), Staff: 7, Name: "saveParts"}
	before := exportOf(t, store, media)
	text := func(field string, l locale.Language, value string) edit.Edit {
		return edit.Edit{Field: field, Language: l, Value: value}
	}
	article := []edit.Edit{text("made", "", "true"), text("title", "nl", `"Kijkuren"`), text("title", "fr", `"Heures"`),
		text("body", "nl", `"Kom *langs*."`), text("body", "en", `"Come in."`)}
	page := []edit.Edit{text("made", "", "true"), text("title", "nl", `"Kijkuren"`), text("path", "", `"/kijkuren/"`),
		text("paths", "fr", `"/heures/"`), text("seoTitle", "nl", `"Kom kijken"`), text("status", "", `"Published"`),
		text("modules",
			"", `[{"contentRow":0,"span":0,"sm":12,"md":12,"lg":6,"view":"single-view","relation":{"type":"article","id":"pages/hours"}}]`)}
	var seen []edit.SeenDraft
	for _, r := range []edit.RecordEdits{{Record: "article:pages/hours", Edits: article}, {Record: "page:hours", Edits: page}} {
		if stale, problems, err := edit.SaveDraft(t.Context(), store, r.Record, r.Edits, by); stale || problems != nil || err != nil {
			t.Fatal(stale, problems, err)
		}
		now, _ := store.Parts.PartState(t.Context())
		seen = append(seen, edit.SeenDraft{Record: r.Record, Version: edit.VersionOf(now, r.Record)})
	}
	sameFiles(t, before, exportOf(t, store, media))
	if stale, problems, err := edit.Publish(t.Context(), store, seen, by); stale || problems != nil || err != nil {
		t.Fatal(stale, problems, err)
	}
	if _, err := intake.Import(t.Context(), store, os.DirFS(sampletest.Folder()), media); err != nil {
		t.Fatal(err)
	}
	comesBack(t, store, media)
	now, err := store.Parts.PartState(t.Context())
	if err != nil || len(now.Owned) != 0 || now.Site.Entry("hours") == nil {
		t.Errorf("after its own export the desk owns %v, want nothing, and the page (%v)", now.Owned, err)
	}
}

// TestAPropertyOfTheDeskComesBack exports a property that the desk took over and changed, of which more waits in a draft: in an empty site
// the same files come out again, and its own site leaves it alone without a warning, since nothing is said of it that is not so.
func TestAPropertyOfTheDeskComesBack(t *testing.T) {
	store, media := sampletest.Open(t)
	by := desklog.Action{At: time.Now(), Staff: 1, Name: "takeOverProperty"}
	if err := store.Portfolio.TakeOver(t.Context(), 1096, by); err != nil {
		t.Fatal(err)
	}
	entries, err := store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	r := entries[1096].Record
	*r.Price += 100_00
	everyField(&r)
	slices.Reverse(r.Photos)
	r.Photos, r.Panoramas, r.Points = r.Photos[1:], nil, nil
	r.Documents = slices.Clone(r.Documents)
	r.Documents[0].Name, r.Documents[0].Public = locale.Localized{locale.Dutch: "Anders genoemd"}, !r.Documents[0].Public
	d := intake.Delivery{Properties: []intake.Property{{Name: "property:1096", Record: &r}},
		Edits: []*imports.PropertyEdit{{Number: 1096, By: by}}}
	if out, err := intake.Deliver(t.Context(), store, d, media, false); err != nil || out.Changed != 1 {
		t.Fatalf("the edit changes %+v (%v), want the property", out.RecordCount, err)
	}
	before := exportOf(t, store, media)
	draft := parts.RecordDraftWrite{Record: "property:1096"}
	for field, value := range map[string]string{"draft": "true", "price": "1", "photos": "[]"} {
		draft.Set = append(draft.Set, desk.DraftPart{Part: desk.Part{Record: draft.Record, Field: field}, Value: value})
	}
	if err := store.Parts.SaveRecordDraft(t.Context(), draft); err != nil {
		t.Fatal(err)
	}
	sameFiles(t, before, exportOf(t, store, media)) // what waits is nobody's yet
	files := comesBack(t, store, media)
	out, err := intake.Import(t.Context(), store, files, media)
	if err != nil || out.Changed != 0 || len(out.LeftOut) > 0 {
		t.Errorf("the export changes %+v of its own site, leaving out %v (%v), want nothing", out.RecordCount, out.LeftOut, err)
	}
	for _, w := range out.Warnings {
		if w.Kind == records.LeftToDesk {
			t.Errorf("the export of the site warns that %s, want that it is the same", w.Text)
		}
	}
	if list, err := store.Imports.PropertiesOfDesk(t.Context()); err != nil || len(list) != 1 {
		t.Errorf("the desk has %v (%v), want the property still", list, err)
	}
}

// everyField gives each field of a property's groups that says nothing a value, so that an export is asked for all of them.
func everyField(r *records.Property) {
	record := reflect.ValueOf(r).Elem()
	for i := range record.NumField() {
		if !record.Type().Field(i).Anonymous {
			continue
		}
		for group, j := record.Field(i), 0; j < group.NumField(); j++ {
			if at := group.Field(j); at.IsZero() {
				at.Set(something(at.Type()))
			}
		}
	}
	r.RenovationYear = new(2001)
}

// something is a value of a type: a word of its vocabulary, a day, yes, or 3.
func something(t reflect.Type) reflect.Value {
	if t.Kind() == reflect.Pointer {
		v := reflect.New(t.Elem())
		v.Elem().Set(something(t.Elem()))
		return v
	}
	if words := slices.Sorted(maps.Keys(detail.Vocabulary[t.Name()])); len(words) > 0 {
		return reflect.ValueOf(words[0]).Convert(t)
	}
	v := reflect.New(t).Elem()
	switch {
	case t == reflect.TypeFor[locale.Localized]():
		return reflect.ValueOf(locale.Localized{locale.Dutch: "Drie", locale.French: "Trois"})
	case t == reflect.TypeFor[locale.Date]():
		return reflect.ValueOf(locale.Date("2026-03-04"))
	case t == reflect.TypeFor[locale.Money]():
		return reflect.ValueOf(locale.Money(3_50))
	case v.CanInt():
		v.SetInt(3)
	case v.CanFloat():
		v.SetFloat(3.5)
	case t.Kind() == reflect.Bool:
		v.SetBool(true)
	case t.Kind() == reflect.String:
		v.SetString("B")
	case t.Kind() == reflect.Struct:
		for i := range t.NumField() {
			v.Field(i).Set(something(t.Field(i).Type))
		}
	case t.Kind() == reflect.Slice:
		return reflect.Append(v, something(t.Elem()))
	}
	return v
}
