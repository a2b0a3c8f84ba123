package webapp_test

import (
	"encoding/json"
	"image/png"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestManifestInstallsTheSite(t *testing.T) {
	v := sitetest.Shared(t)
	for language, name := range map[string]string{"nl": "Gevel Vastgoed", "fr": "Gevel Immobilier", "en": "Gevel Real Estate"} {
		path := "/" + language + "/manifest.webmanifest"
		if !strings.Contains(v.Get(t, "/"+language+"/").Text, `<link rel="manifest" href="`+path+`">`) {
			t.Error("the home page in", language, "has no link to", path)
		}
		r := v.Get(t, path)
		var said struct {
			Name  string
			Lang  string
			Start string `json:"start_url"`
			Icons []struct{ Src, Sizes, Type string }
		}
		if err := json.Unmarshal([]byte(r.Text), &said); err != nil || r.Header.Get("Content-Type") != "application/manifest+json" {
			t.Fatalf("%s: status %s, type %s, want a manifest in JSON (%v)", path, r.Status, r.Header.Get("Content-Type"), err)
		}
		if said.Name != name || said.Lang != language || said.Start != "/"+language+"/" || len(said.Icons) < 3 {
			t.Errorf("%s says %+v, want the name %s, its own language and home page, and at least 3 icons", path, said, name)
		}
		for _, icon := range said.Icons {
			checkIcon(t, v, icon.Src, icon.Sizes, icon.Type)
		}
	}
	checkIcon(t, v, "/icon-180.png", "180x180", "image/png")
	if r := v.Get(t, "/de/manifest.webmanifest"); r.StatusCode != 404 {
		t.Errorf("the manifest of a language not in use: status %s, want 404", r.Status)
	}
}

func checkIcon(t *testing.T, v sitetest.Site, path, sizes, kind string) {
	t.Helper()
	r := v.Get(t, path)
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != kind {
		t.Errorf("%s: status %s, type %s, want 200 and %s", path, r.Status, r.Header.Get("Content-Type"), kind)
	}
	if kind != "image/png" {
		return
	}
	picture, err := png.DecodeConfig(strings.NewReader(r.Text))
	if side := strconv.Itoa(picture.Width); err != nil || side+"x"+side != sizes || picture.Width != picture.Height {
		t.Errorf("%s is %d × %d pixels (%v), want a square of %s", path, picture.Width, picture.Height, err, sizes)
	}
}
