package upload

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/limits"
)

// TestCostlyPicturesAreRefused shows that pictures over the limits are refused before they are decoded, and the largest ordinary ones
// accepted.
func TestCostlyPicturesAreRefused(t *testing.T) {
	rgb, deep := oddpicture.Depth{Bits: 8, Colours: 2}, oddpicture.Depth{Bits: 16, Colours: 6}
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"one scan too many":            {oddpicture.ManyScans(64, 64, limits.PictureScans+1), forms.ErrFileType},
		"as many scans as may be":      {oddpicture.ManyScans(64, 64, limits.PictureScans), nil},
		"progressive, as large as can": {oddpicture.ManyScans(5001, 5000, 1), forms.ErrFileTooLarge},
		"16 bits a channel":            {oddpicture.PNG(5000, 3000, deep), forms.ErrFileTooLarge},
		"a row too many":               {oddpicture.PNG(5000, 5001, oddpicture.Depth{Bits: 1, Colours: 0}), forms.ErrFileTooLarge},
		"a palette of too many":        {oddpicture.PNG(5001, 5000, oddpicture.Depth{Bits: 8, Colours: 3}), forms.ErrFileTooLarge},
		"interlaced, too large by half": {oddpicture.PNG(5000, 4000, oddpicture.Depth{Bits: 8, Colours: 6, Interlaced: true}),
			forms.ErrFileTooLarge},
		"interlaced":               {oddpicture.PNG(400, 300, oddpicture.Depth{Bits: 16, Colours: 6, Interlaced: true}), nil},
		"a high one":               {oddpicture.PNG(1600, 8000, rgb), nil},
		"lossless WebP, too large": {losslessHead(5000, 4000), forms.ErrFileTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			f := open(t)
			if _, err := f.Save(t.Context(), forms.UploadPicture, "p", bytes.NewReader(c.data)); !errors.Is(err, c.want) {
				t.Errorf("saving the picture gives the error %v, want %v", err, c.want)
			}
		})
	}
}

// losslessHead returns the start of a WebP with its size, padded so that it looks complete.
func losslessHead(w, h uint32) []byte {
	bits := (w - 1) | (h-1)<<14
	return []byte("RIFF\x1e\x00\x00\x00WEBPVP8L\x11\x00\x00\x00\x2f" + string([]byte{byte(bits), byte(bits >> 8), byte(bits >> 16),
		byte(bits >> 24)}) + strings.Repeat("\x00", 13))
}

// TestCancelledUploadsFreeTheirSlot shows that an upload whose client disconnected neither waits nor holds a slot.
func TestCancelledUploadsFreeTheirSlot(t *testing.T) {
	f := open(t)
	for range limits.UploadsAtOnce {
		f.slots <- struct{}{}
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := f.Save(gone, forms.UploadCV, "cv", strings.NewReader("%PDF-1.7")); !errors.Is(err, context.Canceled) {
		t.Errorf("a request that ended before it got a slot gives the error %v, want %v", err, context.Canceled)
	}
	<-f.slots
	leaving, leave := context.WithCancel(t.Context())
	large := &leaves{bytes.NewReader(oddpicture.PNG(2000, 2000, oddpicture.Depth{Bits: 8, Colours: 2})), leave}
	if _, err := f.Save(leaving, forms.UploadPicture, "p", large); !errors.Is(err, context.Canceled) {
		t.Errorf("a picture whose request ended before it was decoded gives the error %v, want %v", err, context.Canceled)
	}
	if len(f.slots) != limits.UploadsAtOnce-1 || len(f.files(t)) > 0 {
		t.Errorf("%d slots are taken and the files are %v, want %d and none", len(f.slots), f.files(t), limits.UploadsAtOnce-1)
	}
}

// leaves is a file whose request ends once it has arrived.
type leaves struct {
	*bytes.Reader
	leave func()
}

func (l *leaves) Read(p []byte) (int, error) {
	n, err := l.Reader.Read(p)
	if err != nil {
		l.leave()
	}
	return n, err
}

func TestPackedDocumentsOfManyEntries(t *testing.T) {
	parts := []string{"mimetype", odt.media}
	for range limits.UploadPackedEntries {
		parts = append(parts, "a", "")
	}
	if _, err := open(t).Save(t.Context(), forms.UploadCV, "cv", strings.NewReader(packedFile(t, parts...))); !errors.Is(err,
		forms.ErrFileType) {
		t.Errorf("a packed document of too many entries gives the error %v, want %v", err, forms.ErrFileType)
	}
}
