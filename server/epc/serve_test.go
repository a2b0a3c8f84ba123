package epc

import (
	"bytes"
	"image/png"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
)

func get(path string) *httptest.ResponseRecorder {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /images/epc/{region}/{file}", Serve)
	w := httptest.NewRecorder()
	mux.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
	return w
}

// TestEveryLabelHasAPicture requests the picture of every label that a score can lead to, in all regions.
func TestEveryLabelHasAPicture(t *testing.T) {
	for _, region := range []geo.Region{geo.Flanders, geo.Brussels, geo.Wallonia} {
		for kwh := -5.0; kwh < 600; kwh += 0.5 {
			path := "/images/epc/" + strings.ToLower(string(region)) + "/" + energy.Label(region, kwh) + ".png"
			w := get(path)
			if w.Code != 200 || w.Header().Get("Content-Type") != "image/png" || !strings.Contains(w.Header().Get("Cache-Control"),
				"max-age") {
				t.Fatalf("%s: status %d, %v, want 200 and a PNG with a max-age", path, w.Code, w.Header())
			}
		}
	}
}

func TestUnknownLabelsAreNotFound(t *testing.T) {
	for _, path := range []string{"flanders/g.png", "flanders/a_plusplus.png", "wallonia/b_sub.png", "brussels/a_plusplus.png",
		"luxembourg/b.png",
		"flanders/a.jpg", "flanders/a", "FLANDERS/a.png", "flanders/A.png", "flanders/.png"} {
		if w := get("/images/epc/" + path); w.Code != 404 {
			t.Errorf("%s: status %d, want 404", path, w.Code)
		}
	}
}

func TestAPictureIsAnArrowInItsColour(t *testing.T) {
	img, err := png.Decode(bytes.NewReader(get("/images/epc/brussels/b_sub.png").Body.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if got := img.At(10, height/2); got != paints['b'].arrow {
		t.Errorf("the colour of the arrow is %v, want %v", got, paints['b'].arrow)
	}
	if _, _, _, alpha := img.At(width-1, 0).RGBA(); alpha != 0 {
		t.Error("the corner beside the tip is not transparent")
	}
	written := 0
	for x := indent; x < width-point; x++ {
		if img.At(x, height/2) == ink {
			written++
		}
	}
	if written < 10 {
		t.Errorf("%d pixels have the colour of the text, want at least 10", written)
	}
}
