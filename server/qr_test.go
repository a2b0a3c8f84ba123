package server_test

import (
	"encoding/xml"
	"image/png"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestServeQR(t *testing.T) {
	v := visitShared(t)
	for path, status := range map[string]int{
		"/qr/property/1035.svg": 200, "/qr/project/2001.svg": 200, "/qr/property/1020.svg": 200,
		"/qr/property/99999.svg": 404, "/qr/project/1035.svg": 404, "/qr/article/1.svg": 404, "/qr/property/1035.png": 200,
		"/qr/property/1035.svg?from=window": 200, "/qr/property/1035.png?from=board": 200, "/qr/property/1035.svg?from=elsewhere": 404,
		"/qr/property/1035.gif": 404, "/qr/property/-1.svg": 404,
		"/qr/property/a.svg": 404, "/qr/property/1035": 404,
	} {
		if got := v.Get(t, path); got.StatusCode != status {
			t.Errorf("%s: status %d, want %d", path, got.StatusCode, status)
		}
	}
	code := v.Get(t, "/qr/property/1035.svg")
	if err := xml.Unmarshal([]byte(code.Text), new(struct{ XMLName xml.Name })); err != nil {
		t.Errorf("the code is not XML: %v", err)
	}
	if other := v.Get(t, "/qr/property/1040.svg"); other.Text == code.Text || strings.Count(other.Text, "M") < 50 {
		t.Error("the codes of two properties are the same, or almost empty")
	}
	board := v.Get(t, "/qr/property/1035.png?from=board")
	if size, err := png.DecodeConfig(strings.NewReader(board.Text)); err != nil || size.Width > limits.QRPixels ||
		size.Width < limits.QRPixels/2 {
		t.Errorf("the code for a board is %d pixels wide, want at most %d: %v", size.Width, limits.QRPixels, err)
	}
	if plain := v.Get(t, "/qr/property/1035.png"); plain.Text == board.Text {
		t.Error("a code with its source is the same as one without")
	}
	if code.Header.Get("Cache-Control") == "" {
		t.Error("the code has no Cache-Control")
	}
}

// TestEnergyLabelPicturesExist requests the picture of every energy label that the graph links to in the sample.
func TestEnergyLabelPicturesExist(t *testing.T) {
	v := visitShared(t)
	r := v.Get(t, "/graphql?query=%7Bproperties(first:100)%7Bnodes%7Benergy%7Bpicture%7D%7D%7D%7D")
	pictures := regexp.MustCompile(`/images/epc/(flanders|brussels|wallonia)/[a-z_]+\.png`).FindAllString(r.Text, -1)
	if len(pictures) < 50 {
		t.Fatalf("the graph links to %d pictures, want at least 50: %.300s", len(pictures), r.Text)
	}
	for _, picture := range pictures {
		if got := v.Get(t, picture); got.StatusCode != 200 {
			t.Errorf("%s: status %d, want 200", picture, got.StatusCode)
		}
	}
}
