package intake_test

import (
	"slices"
	"strconv"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/locale"
)

const streetReference = "12 - Molen-straat 14"

// TestAReferenceWithAHiddenStreetIsNotShown brings a property whose reference has its street in it, from a file and from a folder: the
// sender goes on calling it by that, and visitors see the number while the address is hidden, also when the property is gone.
func TestAReferenceWithAHiddenStreetIsNotShown(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	deliver := func(public bool) intake.Outcome {
		t.Helper()
		reference, street := streetReference, "Molenstraat"
		return foldertest.Deliver(
			t,
			store,
			intake.Delivery{Source: "openimmo", Properties: []intake.Property{{"one", &records.Property{Reference: &reference,
				Street: &street, PublishAddress: public, Status: market.Active, Type: 156, City: 1, Agent: 1,
				Title: locale.Localized{"nl": "Huis"}}}}},
			media,
		)
	}
	said := func(out intake.Outcome) bool {
		return slices.ContainsFunc(out.Warnings, func(w check.Problem) bool {
			return w.Kind == records.StreetInReference && w.Field == "reference"
		})
	}
	var number int
	shows := func(want string) {
		t.Helper()
		if got, err := store.References.ShownReference(t.Context(), &number); err != nil || *got != want {
			t.Errorf("the reference is shown as %q, want %q (%v)", *got, want, err)
		}
		list, err := store.PropertiesByNumber(t.Context(), "nl", []int{number}, columns.Selection{})
		if err != nil || len(list) > 0 && list[0].Reference() != want {
			t.Errorf("visitors see the property as %+v, want the reference %q (%v)", list, want, err)
		}
	}
	out := deliver(false)
	number = out.Numbers["one"].Number
	if out.Added != 1 || !said(out) || out.Numbers["one"].Reference != streetReference {
		t.Errorf("the first delivery gives %+v, want the sender's reference and a warning", out)
	}
	shows(strconv.Itoa(number))
	if out := deliver(false); out.Unchanged != 1 || out.Numbers["one"].Number != number {
		t.Errorf("the second delivery gives %+v, want the same property", out)
	}
	if out := deliver(true); said(out) || out.Changed != 1 {
		t.Errorf("with a public address the delivery gives %+v, want no warning", out)
	}
	shows(streetReference)
	deliver(false)
	if _, err := intake.Deliver(
		t.Context(),
		store,
		intake.Delivery{Source: "openimmo", WithdrawReferences: []string{streetReference}},
		media,
		false,
	); err != nil {
		t.Fatal(err)
	}
	shows(strconv.Itoa(number))
	folder["properties/1096.json"] = &fstest.MapFile{Data: []byte(`{"number":1096,"goal":0,"status":1,"type":156,"city":1,"agent":1,
		"publishPrice":true,"publishAddress":false,"street":"Molenstraat","publishedAt":"2026-09-01","title":{"nl":"Huis"},
		"reference":"` + streetReference + `"}`)}
	if out, err := intake.ImportWith(t.Context(), store, folder, media, intake.Options{}); err != nil || !said(out) {
		t.Errorf("the folder gives %+v (%v), want a warning", out.Warnings, err)
	}
	number = 1096
	shows("1096")
	if e, err := store.Imports.Entries(t.Context(), []int{1096}); err != nil || e[1096].Record.Reference == nil {
		t.Errorf("the stored property is %+v (%v), want its own reference", e[1096], err)
	}
}
