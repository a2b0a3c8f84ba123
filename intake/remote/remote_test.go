package remote

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/locale"
)

// deliverPhotos delivers the property of the small folder with photos of sources.
func deliverPhotos(t *testing.T, store *db.Store, media string, d intake.Delivery, photos ...string) intake.Outcome {
	t.Helper()
	r := records.Property{Number: 1096, Status: market.Active, Type: 156, City: 1, Agent: 1, Title: locale.Localized{"nl": "Huis"},
		Photos: photos}
	d.Properties = []intake.Property{{Name: "property 1096", Record: &r}}
	out, err := intake.Deliver(t.Context(), store, d, media, false)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestDeliverFetchesSourcesByTheirNames(t *testing.T) {
	p := startPictures(t)
	p.has("/fresh", jpegOf(t, 40))
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, foldertest.Small(t), media)
	f, _ := fetcher(store, media, p)
	at := func(path string) intake.Delivery {
		return intake.Delivery{Sources: map[string]string{"photos/crm-1": p.URL + path}}
	}
	deliverPhotos(t, store, media, at("/expired"), "crm-1")
	settle(t, f)
	deliverPhotos(t, store, media, at("/fresh"), "crm-1") // unchanged but for the address
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40]" {
		t.Errorf("the pictures have widths %s, want [40]", got)
	}
	if out := deliverPhotos(t, store, media, at("/elsewhere"), "crm-1"); out.Unchanged != 1 {
		t.Errorf("another address of the same name gives %v, want the property unchanged", out.Report)
	}
	if out := deliverPhotos(t, store, media, intake.Delivery{}); out.Unchanged != 1 {
		t.Errorf("a delivery without pictures changes %v, want the property unchanged", out.Differences)
	}
	settle(t, f)
	if p.count("/fresh") != 1 || p.count("/elsewhere") != 0 {
		t.Errorf("the requests are %v, want one for /fresh and none for /elsewhere", p.requests)
	}
}

// TestASignedAddressIsOfOneFile: a program that keeps its pictures behind addresses signed for an hour writes others in each delivery.
func TestASignedAddressIsOfOneFile(t *testing.T) {
	p := startPictures(t)
	p.has("/a.jpg", jpegOf(t, 40))
	p.has("/b.jpg", jpegOf(t, 50))
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, foldertest.Small(t), media)
	f, _ := fetcher(store, media, p)
	deliver := func(signed string) intake.Outcome {
		return deliverPhotos(t, store, media, intake.Delivery{}, p.URL+"/a.jpg?"+signed, p.URL+"/b.jpg?"+signed)
	}
	deliver("Expires=1796000000&Signature=a")
	settle(t, f)
	if out := deliver("Expires=1796003600&Signature=b"); out.Unchanged != 1 {
		t.Errorf("the same pictures at addresses signed anew give %v, want the property unchanged", out.Differences)
	}
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40 50]" || p.count("/a.jpg") != 1 || p.count("/b.jpg") != 1 {
		t.Errorf("the pictures have widths %s after the requests %v, want [40 50] and each fetched once", got, p.requests)
	}
}
