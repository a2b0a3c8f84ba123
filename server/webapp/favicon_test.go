package webapp_test

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestFavicon(t *testing.T) {
	r := sitetest.Shared(t).Get(t, "/favicon.ico")
	text := []byte(r.Text)
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "image/x-icon" || len(text) < 22 {
		t.Fatalf("the favicon: status %d, want 200 and an icon: %v", r.StatusCode, r.Header)
	}
	size, offset := binary.LittleEndian.Uint32(text[14:]), binary.LittleEndian.Uint32(text[18:])
	icon, err := png.Decode(bytes.NewReader(text[offset : offset+size]))
	if err != nil || icon.Bounds().Dx() != int(text[6]) {
		t.Errorf("the icon is not a PNG of the width that its head states, %d (%v)", text[6], err)
	}
}
