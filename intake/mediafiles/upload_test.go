package mediafiles_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
)

// TestStorePicture stores pictures of each kind without the camera's metadata, and gives the same content the same name.
func TestStorePicture(t *testing.T) {
	dir := t.TempDir()
	for kind, data := range rastertest.Pictures(t) {
		first, err := mediafiles.StorePicture(data, dir)
		if err != nil {
			t.Fatal(kind, err)
		}
		stored, err := os.ReadFile(filepath.Join(dir, first.File))
		if err != nil || bytes.Contains(stored, []byte("GPS")) || len(stored) >= len(data) || first.Size != len(stored) {
			t.Errorf("%s is stored with %d of %d bytes as %+v (%v), want it without the camera's metadata", kind, len(stored), len(data),
				first, err)
		}
		if again, err := mediafiles.StorePicture(stored, dir); err != nil || again.File != first.File {
			t.Errorf("%s, uploaded again without metadata, is named %s (%v), want %s as before", kind, again.File, err, first.File)
		}
	}
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><style>a{fill:url(#b)}</style><path d="M0 0"/></svg>`
	if p, err := mediafiles.StorePicture([]byte(drawing), dir); err != nil || p.Width != 10 || p.Height != 20 {
		t.Errorf("a drawing is stored as %+v (%v), want 10 by 20", p, err)
	}
}

// TestRefusedPictures shows that nothing is stored of a file that is refused.
func TestRefusedPictures(t *testing.T) {
	dir := t.TempDir()
	png := oddpicture.PNG(40, 30, oddpicture.Depth{Bits: 8, Colours: 2})
	svg := func(inside string) []byte {
		return []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">` + inside + `</svg>`)
	}
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"nothing": {nil, forms.ErrFileType}, "a text": {[]byte("hello"), forms.ErrFileType},
		"half a picture":        {png[:len(png)/2], forms.ErrFileType},
		"a page":                {[]byte("<html></html>"), forms.ErrFileType},
		"too many pixels":       {oddpicture.PNG(10_000, 5_001, oddpicture.Depth{Bits: 1, Colours: 0}), forms.ErrFileTooLarge},
		"a script":              {svg("<script>1</script>"), forms.ErrFileType},
		"an event":              {svg(`<path onload="1"/>`), forms.ErrFileType},
		"a link with a script":  {svg(`<a href=" JavaScript:1"><path/></a>`), forms.ErrFileType},
		"another page":          {svg(`<foreignObject/>`), forms.ErrFileType},
		"a picture from afar":   {svg(`<image href="https://example.com/a.png"/>`), forms.ErrFileType},
		"a style from afar":     {svg(`<style>@import "//example.com/a.css"</style>`), forms.ErrFileType},
		"an address in a style": {svg(`<path style="fill:url( 'https://example.com/')"/>`), forms.ErrFileType},
		"an entity":             {append([]byte(`<!DOCTYPE svg [<!ENTITY a "b">]>`), svg("")...), forms.ErrFileType},
		"many elements":         {svg(strings.Repeat("<g/>", limits.DrawingElements)), forms.ErrFileType},
		"deep groups": {svg(strings.Repeat("<g>", limits.DrawingDepth) + strings.Repeat("</g>", limits.DrawingDepth)),
			forms.ErrFileType},
		"no size": {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), forms.ErrFileType},
	} {
		if p, err := mediafiles.StorePicture(c.data, dir); !errors.Is(err, c.want) {
			t.Errorf("%s is stored as %+v (%v), want %v", name, p, err, c.want)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("%d files are left (%v), want none", len(left), err)
	}
}
