package media

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/internal/rastertest"
)

// TestStripPicturesOfAnEarlierVersion shows that metadata is removed when a file is served, and from all files only once.
func TestStripPicturesOfAnEarlierVersion(t *testing.T) {
	dir := t.TempDir()
	const name = "00112233445566778899aabb"
	for extension, data := range rastertest.Pictures(t) {
		if err := os.WriteFile(filepath.Join(dir, name+extension), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, name+".mp4"), rastertest.Video(), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".webm"), rastertest.WebM(), 0o644); err != nil {
		t.Fatal(err)
	}
	f := Open(nil, dir, "", nil, nil)
	w := httptest.NewRecorder()
	http.StripPrefix("/media/", f).ServeHTTP(w, httptest.NewRequest("GET", "/media/"+name+".jpg", nil))
	if w.Code != 200 || bytes.Contains(w.Body.Bytes(), []byte(rastertest.Secret)) {
		t.Errorf("a picture: status %d, want 200 and no metadata", w.Code)
	}
	f.StripPictures(t.Context())
	for _, extension := range []string{".jpg", ".png", ".webp", ".mp4", ".webm"} {
		if data, err := os.ReadFile(filepath.Join(dir, name+extension)); err != nil || bytes.Contains(data, []byte(rastertest.Secret)) {
			t.Errorf("the %s still has its metadata, or cannot be read (%v)", extension, err)
		}
	}
	if !openOriginals(dir).allStripped.Load() {
		t.Error("the folder is not marked as stripped")
	}
}
