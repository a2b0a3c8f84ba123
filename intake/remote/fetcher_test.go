package remote

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

func TestFetcherShowsPicturesAtAddresses(t *testing.T) {
	p := startPictures(t)
	p.has("/first", jpegOf(t, 40))
	p.has("/third.png", jpegOf(t, 50)) // a JPEG by its content, whatever its name says
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/first", "a.jpg", p.URL+"/third.png"))
	foldertest.Import(t, store, folder, media)
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
	for _, photo := range foldertest.Only(t, store).PhotoList {
		if _, err := os.Stat(filepath.Join(media, photo.File)); err != nil || filepath.Ext(photo.File) != ".jpg" {
			t.Errorf("the picture %s is not in the media folder as a JPEG (%v)", photo.File, err)
		}
	}
	if report := foldertest.Import(t, store, folder, media); report.RecordCount != (imports.RecordCount{Unchanged: 1}) {
		t.Errorf("the same folder again gives %v, want one property unchanged", report)
	}
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/third.png", p.URL+"/first"))
	foldertest.Import(t, store, folder, media)
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

func TestFetcherTriesAgainAfterGrowingPauses(t *testing.T) {
	p := startPictures(t)
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL + "/late"))
	foldertest.Import(t, store, folder, media)
	f, now := fetcher(store, media, p)
	var pauses []time.Duration
	for range limits.RemoteFileTries + 2 {
		settle(t, f)
		list, err := store.Imports.RemoteProblems(t.Context())
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
	foldertest.Import(t, store, folder, media)
	*now = time.Now().Add(time.Second)
	settle(t, f)
	if got := fmt.Sprint(widths(t, store)); got != "[40 30]" {
		t.Errorf("after a change of the property the pictures have widths %s, want [40 30]", got)
	}
}
