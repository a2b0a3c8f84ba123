package remote

import (
	"fmt"
	"io/fs"
	"net/http"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
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
		a, b := p.URL+"/a.jpg?"+signed, p.URL+"/b.jpg?"+signed
		return deliverPhotos(t, store, media, intake.Delivery{Alts: map[string]locale.Localized{b: {"nl": "Tuin"}}}, a, b)
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
	if shown := foldertest.Only(t, store).PhotoList; len(shown) != 2 || shown[1].Alt != "Tuin" {
		t.Errorf("the pictures are %+v, want the second with its words", shown)
	}
}

// signedAs lets the server give a picture only at an address with this signature.
func (p *pictureServer) signedAs(t *testing.T, path, signature string) {
	body := jpegOf(t, 40)
	p.answer(path, func(w http.ResponseWriter, r *http.Request) {
		if r.FormValue("Signature") != signature {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		w.Write(body)
	})
}

// TestASignedAddressInAFolder expires before it is fetched: the folder with the address signed anew changes nothing but that.
func TestASignedAddressInAFolder(t *testing.T) {
	p := startPictures(t)
	store, media := foldertest.Open(t)
	f, _ := fetcher(store, media, p)
	folder := foldertest.Small(t)
	for i, signature := range []string{"old", "new", "newer"} {
		p.signedAs(t, "/a.jpg", "new")
		folder["properties/1096.json"].Data = []byte(withPhotos(p.URL + "/a.jpg?Expires=1796000000&Signature=" + signature))
		if report := foldertest.Import(t, store, folder, media); i > 0 && report.Unchanged != 1 {
			t.Errorf("the picture signed as %s gives %v, want the property unchanged", signature, report)
		}
		settle(t, f)
	}
	if got := fmt.Sprint(widths(t, store)); got != "[40]" || p.count("/a.jpg") != 2 {
		t.Errorf("the pictures have widths %s after %d requests, want [40] after one that is refused and one", got, p.count("/a.jpg"))
	}
}

// firstOpened does something when a file of it is first opened.
type firstOpened struct {
	fs.FS
	do *sync.Once
	f  func()
}

func (o firstOpened) Open(name string) (fs.File, error) {
	o.do.Do(o.f)
	return o.FS.Open(name)
}

// TestASignedAddressStaysSignedWhenADeliveryIsTriedAgain delivers a price meanwhile, so that the first attempt is refused.
func TestASignedAddressStaysSignedWhenADeliveryIsTriedAgain(t *testing.T) {
	p := startPictures(t)
	p.signedAs(t, "/a.jpg", "a")
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	f, _ := fetcher(store, media, p)
	tries := 0
	files := firstOpened{fstest.MapFS{"photos/b.jpg": folder["photos/a.jpg"]}, new(sync.Once), func() {
		price := locale.Money(320_000_00)
		r := records.Property{Number: 1096, Status: market.Active, Type: 156, City: 1, Agent: 1, Title: locale.Localized{"nl": "Huis"},
			Price: &price}
		foldertest.Deliver(t, store, intake.Delivery{Properties: []intake.Property{{Name: "price", Record: &r}}}, media)
	}}
	d := intake.Delivery{Files: files, Checked: func(string, imports.PropertyEntry) { tries++ }}
	deliverPhotos(t, store, media, d, p.URL+"/a.jpg?Expires=1796000000&Signature=a", "b.jpg")
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40 30]" || tries != 2 {
		t.Errorf("after %d attempts the pictures have widths %s, want [40 30] after 2", tries, got)
	}
}
