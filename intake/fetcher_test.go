package intake

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// pictures is a server of another company over real HTTPS. Each path answers what answers says, 404 without one, and counts its requests.
type pictures struct {
	*httptest.Server
	mu       sync.Mutex
	answers  map[string]http.HandlerFunc
	requests map[string]int
}

func startPictures(t *testing.T) *pictures {
	t.Helper()
	p := &pictures{answers: map[string]http.HandlerFunc{}, requests: map[string]int{}}
	p.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		p.requests[r.URL.Path]++
		answer := p.answers[r.URL.Path]
		p.mu.Unlock()
		if answer == nil {
			http.NotFound(w, r)
			return
		}
		answer(w, r)
	}))
	t.Cleanup(p.Close)
	return p
}

// has answers a path with some bytes.
func (p *pictures) has(path string, body []byte) {
	p.answer(path, func(w http.ResponseWriter, _ *http.Request) { w.Write(body) })
}

func (p *pictures) answer(path string, answer http.HandlerFunc) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.answers[path] = answer
}

func (p *pictures) count(path string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests[path]
}

// jpegOf is a picture of a width.
func jpegOf(t *testing.T, width int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, image.NewGray(image.Rect(0, 0, width, 20)), nil); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// fetcher makes one that trusts the server and reaches this machine alone. Its clock is the test's.
func fetcher(store *db.Store, media string, p *pictures) (*Fetcher, *time.Time) {
	now := time.Now().Truncate(time.Second).Add(2 * time.Second)
	f := NewFetcher(store, media, fetch.New())
	f.Now = func() time.Time { return now }
	trust(f, p.Certificate())
	return f, &now
}

// settle fetches all that is due now.
func settle(t *testing.T, f *Fetcher) {
	t.Helper()
	for {
		f.asked, f.askedOthers = false, false
		f.begin(t.Context())
		if f.running == 0 {
			break
		}
		f.take(t.Context(), <-f.done)
	}
	f.write(t.Context())
}

// withPhotos is the property of the small folder with other pictures.
func withPhotos(names ...string) string {
	return strings.Replace(propertyFile(`"price":1`), `["a.jpg"]`, `["`+strings.Join(names, `","`)+`"]`, 1)
}

func widths(t *testing.T, store *db.Store) (list []int) {
	t.Helper()
	for _, p := range only(t, store).PhotoList {
		list = append(list, p.Width)
	}
	return list
}

func TestFetcherShowsPicturesAtAddresses(t *testing.T) {
	p := startPictures(t)
	p.has("/first", jpegOf(t, 40))
	p.has("/third.png", jpegOf(t, 50)) // its content says what it is, not its name
	store, media := open(t)
	folder := small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/first", "a.jpg", p.URL+"/third.png"))
	mustImport(t, store, folder, media)
	if got := fmt.Sprint(widths(t, store)); got != "[30]" {
		t.Errorf("before anything is fetched the pictures have widths %s, want that of the folder", got)
	}
	f, _ := fetcher(store, media, p)
	before, _ := store.Version(t.Context())
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40 30 50]" {
		t.Errorf("the pictures have widths %s, want all in their order", got)
	}
	if after, _ := store.Version(t.Context()); after <= before {
		t.Error("the data version did not grow, so pages are not made again")
	}
	for _, photo := range only(t, store).PhotoList {
		if _, err := os.Stat(filepath.Join(media, photo.File)); err != nil || filepath.Ext(photo.File) != ".jpg" {
			t.Errorf("the picture %s is not in the media folder as a JPEG (%v)", photo.File, err)
		}
	}
	if report := mustImport(t, store, folder, media); report.RecordCount != (db.RecordCount{Unchanged: 1}) {
		t.Errorf("the same folder again gives %v, want one property unchanged", report)
	}
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/third.png", p.URL+"/first"))
	mustImport(t, store, folder, media)
	if got := fmt.Sprint(widths(t, store)); got != "[50 40]" {
		t.Errorf("in another order the pictures have widths %s, want [50 40]", got)
	}
	settle(t, f)
	if p.count("/first") != 1 || p.count("/third.png") != 1 {
		t.Errorf("the requests are %v, want one for each picture", p.requests)
	}
	if left, _ := filepath.Glob(filepath.Join(media, ".*")); len(left) > 0 {
		t.Errorf("files are left behind: %v", left)
	}
}

// deliverPhotos delivers the property of the small folder with photos of sources.
func deliverPhotos(t *testing.T, store *db.Store, media string, d Delivery, photos ...string) Outcome {
	t.Helper()
	r := agency.PropertyRecord{Number: 1096, Status: agency.Active, Type: 156, City: 1, Agent: 1, Title: locale.Localized{"nl": "Huis"},
		Photos: photos}
	d.Properties = []Property{{Name: "property 1096", Record: r}}
	out, err := Deliver(t.Context(), store, d, media, false)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestDeliverFetchesSourcesByTheirNames(t *testing.T) {
	p := startPictures(t)
	p.has("/fresh", jpegOf(t, 40))
	store, media := open(t)
	mustImport(t, store, small(t), media)
	f, _ := fetcher(store, media, p)
	at := func(path string) Delivery { return Delivery{Sources: map[string]string{"photos/crm-1": p.URL + path}} }
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
	if out := deliverPhotos(t, store, media, Delivery{}); out.Unchanged != 1 {
		t.Errorf("a delivery without pictures changes %v, want the property unchanged", out.Differences)
	}
	settle(t, f)
	if p.count("/fresh") != 1 || p.count("/elsewhere") != 0 {
		t.Errorf("the requests are %v, want one for /fresh and none for /elsewhere", p.requests)
	}
}

func TestFetcherRefuses(t *testing.T) {
	p := startPictures(t)
	elsewhere := strings.Replace(p.URL, "127.0.0.1", "localhost", 1)
	p.has("/html", []byte("<!doctype html><p>Not found"))
	p.has("/empty", nil)
	p.has("/cut", jpegOf(t, 400)[:300])
	p.has("/drawing", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`))
	p.has("/gif", []byte("GIF89a\x01\x00\x01\x00"))
	p.has("/pixels", pixels(20000, 10000))
	p.has("/animated", animated)
	p.answer("/huge", func(w http.ResponseWriter, _ *http.Request) {
		w.Write(jpegOf(t, 40))
		for range 2 * limits.RemoteFileBytes >> 20 {
			if _, err := w.Write(make([]byte, 1<<20)); err != nil {
				return
			}
		}
	})
	p.answer("/half", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "1000")
		w.Write(jpegOf(t, 40))
	})
	p.answer("/moved", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, elsewhere+"/target", http.StatusFound)
	})
	for path, want := range map[string]string{"/html": "is text/html, not a JPEG", "/empty": "is empty", "/cut": "is not a picture",
		"/drawing": "not a JPEG", "/gif": "is image/gif", "/pixels": "200 megapixels", "/animated": "is animated", "/huge": "too large",
		"/half": "cut off", "/moved": "do not allow", "/none": "404"} {
		store, media := open(t)
		mustImport(t, store, small(t), media)
		f, _ := fetcher(store, media, p)
		deliverPhotos(t, store, media, Delivery{Sources: map[string]string{"photos/a": p.URL + path}, Hosts: []string{"127.0.0.1"}}, "a")
		settle(t, f)
		list, err := store.RemoteProblems(t.Context())
		if err != nil || len(list) != 1 || !strings.Contains(list[0].Problem, want) {
			t.Errorf("%s: the problems are %+v, want %q (%v)", path, list, want, err)
		}
		if files, _ := os.ReadDir(media); len(files) != 1 {
			t.Errorf("%s: the media folder has %d files, want the one of the folder", path, len(files))
		}
	}
	if p.count("/target") > 0 {
		t.Error("a server was asked that the delivery does not allow")
	}
}

func TestFetcherReachesNoPrivateNetwork(t *testing.T) {
	p := startPictures(t)
	p.has("/", jpegOf(t, 40))
	store, media := open(t)
	folder := small(t)
	byName := strings.Replace(p.URL, "127.0.0.1", "localhost", 1)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/", byName+"/"))
	mustImport(t, store, folder, media)
	f, _ := fetcher(store, media, p)
	f.Client.Reachable = fetch.New().Reachable
	settle(t, f)
	list, err := store.RemoteProblems(t.Context())
	if err != nil || len(list) != 2 || list[0].Again != nil || !strings.Contains(list[0].Problem, "private network") || p.count("/") > 0 {
		t.Errorf("the problems are %+v after %d requests, want two given up without any (%v)", list, p.count("/"), err)
	}
}

func TestFetcherTriesAgainAfterGrowingPauses(t *testing.T) {
	p := startPictures(t)
	store, media := open(t)
	folder := small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL + "/late"))
	mustImport(t, store, folder, media)
	f, now := fetcher(store, media, p)
	var pauses []time.Duration
	for range limits.RemoteFileTries + 2 {
		settle(t, f)
		list, err := store.RemoteProblems(t.Context())
		if err != nil || len(list) != 1 {
			t.Fatalf("the pictures that cannot be fetched are %+v, want one (%v)", list, err)
		}
		if list[0].Again == nil {
			break
		}
		next := time.Unix(*list[0].Again, 0)
		pauses = append(pauses, next.Sub(*now))
		*now = next
	}
	if got := fmt.Sprint(pauses); got != "[1m0s 4m0s 16m0s 1h4m0s 4h16m0s 12h0m0s 12h0m0s 12h0m0s]" ||
		p.count("/late") != limits.RemoteFileTries {
		t.Errorf("%d requests after pauses of %s, want %d and pauses from a minute to twelve hours",
			p.count("/late"), got, limits.RemoteFileTries)
	}
	p.has("/late", jpegOf(t, 40))
	settle(t, f)
	if len(widths(t, store)) != 0 {
		t.Error("what was given up was fetched without a change")
	}
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/late", "a.jpg"))
	mustImport(t, store, folder, media)
	*now = time.Now().Add(time.Second)
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40 30]" {
		t.Errorf("after a change of the property the pictures have widths %s, want [40 30]", got)
	}
}
