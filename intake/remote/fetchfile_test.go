package remote

import (
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/limits"
)

func TestFetcherRefuses(t *testing.T) {
	p := startPictures(t)
	elsewhere := strings.Replace(p.URL, "127.0.0.1", "localhost", 1)
	p.has("/html", []byte("<!doctype html><p>Not found"))
	p.has("/empty", nil)
	p.has("/cut", jpegOf(t, 400)[:300])
	p.has("/drawing", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`))
	p.has("/gif", []byte("GIF89a\x01\x00\x01\x00"))
	p.has("/pixels", oddpicture.Sized(20000, 10000))
	p.has("/animated", oddpicture.Animated())
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
	for path, want := range map[string]string{"/html": "is a web page (text/html), not a JPEG", "/empty": "is empty",
		"/cut":     "is not a picture",
		"/drawing": "not a JPEG", "/gif": "is a GIF (image/gif)", "/pixels": "200 megapixels", "/animated": "is animated",
		"/huge": "too large",
		"/half": "cut off", "/moved": "do not allow", "/none": "404"} {
		store, media := foldertest.Open(t)
		foldertest.Import(t, store, foldertest.Small(t), media)
		f, _ := fetcher(store, media, p)
		deliverPhotos(
			t,
			store,
			media,
			intake.Delivery{Sources: map[string]string{"photos/a": p.URL + path}, Hosts: []string{"127.0.0.1"}},
			"a",
		)
		settle(t, f)
		list, err := store.Imports.RemoteProblems(t.Context())
		if err != nil || len(list) != 1 || !strings.Contains(list[0].Problem, want) {
			t.Errorf("%s: the problems are %+v, want %q (%v)", path, list, want, err)
		}
		if isKind := path == "/html" || path == "/gif" || path == "/drawing"; isKind && len(list) == 1 && list[0].Again != nil {
			t.Errorf("%s, which is no picture, is fetched again at %v, want it given up", path, list[0].Again)
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
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	byName := strings.Replace(p.URL, "127.0.0.1", "localhost", 1)
	folder["properties/1096.json"].Data = []byte(withPhotos(p.URL+"/", byName+"/"))
	foldertest.Import(t, store, folder, media)
	f, _ := fetcher(store, media, p)
	f.Client.Reachable = fetch.New().Reachable
	settle(t, f)
	list, err := store.Imports.RemoteProblems(t.Context())
	if err != nil || len(list) != 2 || list[0].Again != nil || !strings.Contains(list[0].Problem, "private network") || p.count("/") > 0 {
		t.Errorf("the problems are %+v after %d requests, want two given up without any (%v)", list, p.count("/"), err)
	}
}
