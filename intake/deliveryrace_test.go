package intake_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/locale"
)

// openedFiles does something when a file is first opened.
type openedFiles struct {
	fs.FS
	first func()
}

func (f *openedFiles) Open(name string) (fs.File, error) {
	if do := f.first; do != nil {
		f.first = nil
		do()
	}
	return f.FS.Open(name)
}

// TestDeliveriesAtOnceLoseNothing delivers another price while a delivery of a second picture is written: the delivery of the price has no
// pictures, so both of the other one stay.
func TestDeliveriesAtOnceLoseNothing(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	price := locale.Money(320_000_00)
	record := records.Property{Number: 1096, Status: market.Active, Type: 156, City: 1, Agent: 1, PublishPrice: true,
		Title: locale.Localized{"nl": "Huis"}}
	withPictures, withPrice := record, record
	withPictures.Photos, withPrice.Price = []string{"a.jpg", "b.jpg"}, &price
	pictures := intake.Delivery{Properties: []intake.Property{{"pictures", &withPictures}},
		Files: fstest.MapFS{"photos/a.jpg": folder["photos/a.jpg"], "photos/b.jpg": folder["photos/a.jpg"]}}
	files := &openedFiles{FS: fstest.MapFS{}, first: func() { foldertest.Deliver(t, store, pictures, media) }}
	foldertest.Deliver(t, store, intake.Delivery{Properties: []intake.Property{{"price", &withPrice}}, Files: files}, media)
	if files.first != nil {
		t.Fatal("no file was opened, so nothing was delivered at the same time")
	}
	entries, err := store.Imports.Entries(t.Context(), []int{1096})
	if err != nil || len(entries[1096].Photos) != 2 || entries[1096].Record.Price == nil || *entries[1096].Record.Price != price {
		t.Errorf("the property is %+v (%v), want the price of one delivery and the two pictures of the other", entries[1096], err)
	}
}
