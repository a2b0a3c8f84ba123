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
			t.Errorf("%s: %d, want %d", path, got.StatusCode, status)
		}
	}
	code := v.get(t, "/qr/property/1035.svg")
	if err := xml.Unmarshal([]byte(code.text), new(struct{ XMLName xml.Name })); err != nil {
		t.Error(err)
	}
	if other := v.get(t, "/qr/property/1040.svg"); other.text == code.text || strings.Count(other.text, "M") < 50 {
		t.Error("the code does not say which home")
	}
	if code.Header.Get("Cache-Control") == "" {
		t.Error("a code may be kept")
	}
}

// TestTheGraphNamesPicturesThatAreThere asks for the label picture of every home of the sample that has one.
func TestTheGraphNamesPicturesThatAreThere(t *testing.T) {
	v := visitShared(t)
	r := v.get(t, "/graphql?query=%7Bproperties(first:100)%7Bnodes%7Benergy%7Bpicture%7D%7D%7D%7D")
	pictures := regexp.MustCompile(`/images/epc/(flanders|brussels|wallonia)/[a-z_]+\.png`).FindAllString(r.text, -1)
	if len(pictures) < 50 {
		t.Fatalf("%d pictures in %.300s", len(pictures), r.text)
	}
	for _, picture := range pictures {
		if got := v.get(t, picture); got.StatusCode != 200 {
			t.Errorf("%s: %d", picture, got.StatusCode)
		}
	}
}
