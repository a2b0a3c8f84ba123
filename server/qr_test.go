package server_test

import (
	"encoding/xml"
	"regexp"
	"strings"
	"testing"
)

func TestQRCode(t *testing.T) {
	v := visitShared(t)
	for path, status := range map[string]int{
		"/qr/property/1035.svg": 200, "/qr/project/2001.svg": 200, "/qr/property/1020.svg": 200,
		"/qr/property/99999.svg": 404, "/qr/project/1035.svg": 404, "/qr/article/1.svg": 404, "/qr/property/1035.png": 404,
		"/qr/property/a.svg": 404, "/qr/property/1035": 404,
	} {
		if got := v.get(t, path); got.StatusCode != status {
			t.Errorf("%s: status %d, want %d", path, got.StatusCode, status)
		}
	}
	code := v.get(t, "/qr/property/1035.svg")
	if err := xml.Unmarshal([]byte(code.text), new(struct{ XMLName xml.Name })); err != nil {
		t.Errorf("the code is no XML: %v", err)
	}
	if other := v.get(t, "/qr/property/1040.svg"); other.text == code.text || strings.Count(other.text, "M") < 50 {
		t.Error("the codes of two properties are the same, or almost empty")
	}
	if code.Header.Get("Cache-Control") == "" {
		t.Error("the code has no Cache-Control")
	}
}

// TestEnergyLabelPicturesExist requests the picture of every energy label that the graph links to in the sample.
func TestEnergyLabelPicturesExist(t *testing.T) {
	v := visitShared(t)
	r := v.get(t, "/graphql?query=%7Bproperties(first:100)%7Bnodes%7Benergy%7Bpicture%7D%7D%7D%7D")
	pictures := regexp.MustCompile(`/images/epc/(flanders|brussels|wallonia)/[a-z_]+\.png`).FindAllString(r.text, -1)
	if len(pictures) < 50 {
		t.Fatalf("the graph links to %d pictures, want at least 50: %.300s", len(pictures), r.text)
	}
	for _, picture := range pictures {
		if got := v.get(t, picture); got.StatusCode != 200 {
			t.Errorf("%s: status %d, want 200", picture, got.StatusCode)
		}
	}
}
