package server_test

import (
	"encoding/json"
	"image/png"
	"strconv"
	"strings"
	"testing"
)

func TestManifestInstallsTheSite(t *testing.T) {
	v := visitShared(t)
	for language, name := range map[string]string{"nl": "Gevel Vastgoed", "fr": "Gevel Immobilier", "en": "Gevel Real Estate"} {
		path := "/" + language + "/manifest.webmanifest"
		if !strings.Contains(v.get(t, "/"+language+"/").text, `<link rel="manifest" href="`+path+`">`) {
			t.Error(language, "has no link to", path)
		}
		r := v.get(t, path)
		var said struct {
			Name  string
			Lang  string
			Start string `json:"start_url"`
			Icons []struct{ Src, Sizes, Type string }
		}
		if err := json.Unmarshal([]byte(r.text), &said); err != nil || r.Header.Get("Content-Type") != "application/manifest+json" {
			t.Fatal(path, r.Status, err)
		}
		if said.Name != name || said.Lang != language || said.Start != "/"+language+"/" || len(said.Icons) < 3 {
			t.Error(said)
		}
		for _, icon := range said.Icons {
			v.checkIcon(t, icon.Src, icon.Sizes, icon.Type)
		}
	}
	v.checkIcon(t, "/icon-180.png", "180x180", "image/png")
	if r := v.get(t, "/de/manifest.webmanifest"); r.StatusCode != 404 {
		t.Error("a language not in use, want 404:", r.Status)
	}
}

func (v visitor) checkIcon(t *testing.T, path, sizes, kind string) {
	t.Helper()
	r := v.get(t, path)
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != kind {
		t.Errorf("%s: status %s, type %s, want 200 and %s", path, r.Status, r.Header.Get("Content-Type"), kind)
	}
	if kind != "image/png" {
		return
	}
	picture, err := png.DecodeConfig(strings.NewReader(r.text))
	if side := strconv.Itoa(picture.Width); err != nil || side+"x"+side != sizes || picture.Width != picture.Height {
		t.Error(path, picture, err)
	}
}
