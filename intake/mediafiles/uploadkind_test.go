package mediafiles_test

import (
	"errors"
	"os"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/oddpicture"
)

// TestRefusedKindsAreNamed uploads the beginnings of files that phones, cameras and programs write, each under the name of a JPEG: every
// one is refused, and its kind is known.
func TestRefusedKindsAreNamed(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		head string
		want forms.FileKind
	}{
		{"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", forms.FileHEIC},
		{"\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic", forms.FileHEIC},
		{"\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1miaf", forms.FileAVIF},
		{"\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00avif", forms.FileAVIF}, {"II*\x00\x08\x00\x00\x00", forms.FileTIFF},
		{"MM\x00*\x00\x00\x00\x08", forms.FileTIFF}, {"II+\x00\x08\x00\x00\x00", forms.FileTIFF},
		{"MM\x00+\x00\x08\x00\x00", forms.FileTIFF}, {"II*\x00\x10\x00\x00\x00CR\x02\x00", forms.FileRaw},
		{"FUJIFILMCCD-RAW 0201", forms.FileRaw}, {"\x00\x00\x00\x18ftypcrx \x00\x00\x00\x01", forms.FileRaw},
		{"\xff\x0a\xfa\x1f", forms.FileJPEGXL}, {"\x00\x00\x00\x0cJXL \x0d\x0a\x87\x0a", forms.FileJPEGXL},
		{"\x00\x00\x00\x0cjP  \x0d\x0a\x87\x0a", forms.FileJPEG2000}, {"\xff\x4f\xff\x51\x00\x29", forms.FileJPEG2000},
		{"GIF89a\x01\x00", forms.FileGIF}, {"BM\x46\x00\x00\x00", forms.FileBMP}, {"\x00\x00\x01\x00\x01\x00", forms.FileIcon},
		{"8BPS\x00\x01", forms.FilePhotoshop}, {"gimp xcf v011", forms.FileGIMP}, {"%!PS-Adobe-3.0 EPSF-3.0", forms.FilePostScript},
		{"%PDF-1.7\n", forms.FilePDF}, {"PK\x03\x04\x14\x00", forms.FileArchive},
		{"\x00\x00\x00\x14ftypqt  \x00\x00\x02\x00qt  ", forms.FileVideo},
		{"\x00\x00\x00\x20ftypisom\x00\x00\x02\x00", forms.FileVideo}, {"\x00\x00\x00\x08wide\x00\x00\x00\x00mdat", forms.FileVideo},
		{"\x1a\x45\xdf\xa3\x01\x00", forms.FileVideo}, {"<!DOCTYPE html><title>Not here</title>", forms.FileWebPage},
		{`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>`, forms.FileDrawing},
		{string(oddpicture.Animated()), forms.FileAnimation},
	} {
		_, err := mediafiles.StorePicture([]byte(c.head), dir)
		var got forms.WrongKindError
		if !errors.As(err, &got) || got.Kind != c.want || !errors.Is(err, forms.ErrFileType) {
			t.Errorf("a file that begins with %q is refused with %v, want the kind %s", c.head, err, c.want)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("%d files are left (%v), want none", len(left), err)
	}
}
