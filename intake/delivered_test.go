package intake_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

// TestWhatADeliveryChangesIsInTheHistory delivers a property as it is, then otherwise, and imports the folder again: the history has what
// each of them changed, with its source, and nothing of what stayed or is new. What the desk does not list any more goes, and all of it
// with the property.
func TestWhatADeliveryChangesIsInTheHistory(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.Small(t)
	said := foldertest.PropertyFile(`"price":340000`)
	files["properties/1096.json"].Data = []byte(said)
	foldertest.Import(t, store, files, media)
	deliver := func(d intake.Delivery) {
		t.Helper()
		if out, err := intake.Deliver(t.Context(), store, d, media, false); err != nil || len(out.LeftOut) > 0 {
			t.Fatalf("the delivery gives %v (%v)", out.LeftOut, err)
		}
	}
	property := func(text string) []intake.Property {
		record, _, _ := check.ReadProperty("1096.json", []byte(text))
		record.Photos = nil // those that it has stay
		return []intake.Property{{Name: "1096.json", Record: &record}}
	}
	lines := func() (list []string) {
		t.Helper()
		versions, err := store.Parts.RecordChanges(t.Context(), desk.PropertyRecordOf(1096))
		if err != nil {
			t.Fatal(err)
		}
		for _, version := range versions {
			for _, c := range version {
				if c.Origin != desk.OfFolder || c.Staff != 0 || c.At > time.Now().Unix() || c.At < time.Now().Unix()-600 {
					t.Errorf("a line is %+v, want it of the delivery and of now", c)
				}
				list = append(list, strings.Join([]string{c.Source, c.Name(), c.Before, c.Value}, "|"))
			}
		}
		return list
	}
	deliver(intake.Delivery{Source: "key:office", Properties: property(said)})
	if got := lines(); len(got) > 0 {
		t.Errorf("a new property that is delivered as it is has the history %q", got)
	}
	other := strings.NewReplacer(`"price":340000`, `"price":335000`, `"houseNumber":"14"`, `"houseNumber":"16"`).Replace(said)
	deliver(intake.Delivery{Source: "key:office", Properties: property(other)})
	want := []string{`key:office|houseNumber|"14"|"16"`, `key:office|price|340000.00|335000.00`}
	if got := lines(); !slices.Equal(got, want) {
		t.Errorf("after a delivery the history is %q, want %q", got, want)
	}
	foldertest.Import(t, store, files, media)
	back := []string{string(records.FolderSource) + `|houseNumber|"16"|"14"`, string(records.FolderSource) + `|price|335000.00|340000.00`}
	if got := lines(); !slices.Equal(got, append(back, want...)) {
		t.Errorf("after an import the history is %q, want %q first", got, back)
	}
	const n = limits.RecordVersions
	for i := range n + 3 {
		dearer := strings.Replace(said, "340000", strconv.Itoa(400_000+i), 1)
		deliver(intake.Delivery{Source: "key:office", Properties: property(dearer)})
	}
	var stored int
	record := desk.PropertyRecordOf(1096)
	if err := store.Log.One(t.Context(), &stored, "SELECT count(*) FROM part_change WHERE record = ?", record); err != nil {
		t.Fatal(err)
	}
	if got := lines(); len(got) != n || stored != n+1 || got[0] != `key:office|price|400051.00|400052.00` {
		t.Errorf("after %d deliveries the history has %d lines, the first %q, and %d are stored; want those of the last %d "+
			"and the last of the house number", n+3, len(got), got[0], stored, n)
	}
	deliver(intake.Delivery{Source: "key:office", Withdraw: []int{1096}})
	if got := lines(); len(got) > 0 {
		t.Errorf("a property that is gone has the history %q", got)
	}
}
