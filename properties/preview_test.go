package properties_test

import (
	"reflect"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/properties"
)

// TestADraftIsSeenAsItWillBe compares each property of the sample that visitors see, in two languages, with what its preview shows while
// nothing waits: but for the time of the last change they are the same, with nothing more of what is hidden.
func TestADraftIsSeenAsItWillBe(t *testing.T) {
	store, media := sampletest.Open(t)
	s := properties.Service{Store: store, Media: media}
	all := columns.Selection{Groups: append([]string{"rentTerms", "description", "photoCount", "videos", "reduction", "history",
		"virtualTour"}, columns.Details...), Photos: -1, Plans: true, Panoramas: true, Points: true, Documents: true}
	var numbers []int
	if err := store.Log.List(t.Context(), &numbers, "SELECT number FROM property"); err != nil {
		t.Fatal(err)
	}
	for _, l := range []locale.Language{locale.Dutch, locale.French} {
		seen, err := store.PropertiesByNumber(t.Context(), l, numbers, all)
		if err != nil || len(seen) < 10 {
			t.Fatalf("visitors see %d properties (%v)", len(seen), err)
		}
		for _, want := range seen {
			d, err := s.Drafted(t.Context(), want.Number)
			if err != nil || d == nil {
				t.Fatalf("property %d has no preview (%v)", want.Number, err)
			}
			got := d.In(l)
			got.UpdatedUnix, got.Catalog = want.UpdatedUnix, want.Catalog
			differ(t, got, want)
		}
	}
}

// differ names the fields in which a property of a preview differs. A list that is empty counts as none.
func differ(t *testing.T, got, want *agency.Property) {
	t.Helper()
	is, should := reflect.ValueOf(*got), reflect.ValueOf(*want)
	for i := range is.NumField() {
		a, b := is.Field(i), should.Field(i)
		if k := a.Kind(); (k == reflect.Slice || k == reflect.Map) && a.Len() == 0 && b.Len() == 0 {
			continue
		}
		if name := is.Type().Field(i).Name; !reflect.DeepEqual(a.Interface(), b.Interface()) {
			t.Errorf("%s of %d in %s is %+v, want %+v", name, got.Number, got.Language, a.Interface(), b.Interface())
		}
	}
}
