package picture

import (
	"os"
	"slices"
	"strings"
	"testing"
)

func TestParseSize(t *testing.T) {
	for _, c := range []struct {
		extension, query string
		want             Size
	}{
		{"jpg", "width=100&height=auto&format=webp", Size{Width: 100, Format: WebP}},
		{"jpeg", "format=jpeg&width=400", Size{Width: 400, Format: JPEG}},
		{"png", "width=600&format=jpeg", Size{Width: 600, Format: JPEG}},
		{"webp", "width=1360&height=auto", Size{Width: 1360, Format: WebP}},
		{"jpg", "width=600&height=1100&format=webp", Size{600, 1100, WebP}},
		{"jpg", "width=600&height=1100", Size{600, 1100, JPEG}},
		{"png", "width=1600", Size{Width: 1600, Format: WebP}},
		{"jpg", "width=1600", Size{Width: 1600, Format: JPEG}},
		{"jpeg", "width=1600", Size{Width: 1600, Format: JPEG}},
	} {
		if got, err := ParseSize(name(1, c.extension), c.query); err != nil || got != c.want {
			t.Errorf("%s?%s is read as %v, want %v (%v)", c.extension, c.query, got, c.want, err)
		}
	}
}

func TestSizesThatDoNotExist(t *testing.T) {
	m := NewMaker(folder(t,
		map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(30, 20)), name(1, "svg"): []byte("<svg/>"), name(1, "pdf"): []byte("%PDF")}))
	for _, c := range []struct{ extension, query, line string }{
		{"jpg", "format=webp", "width is one of"},
		{"jpg", "height=auto", "width is one of"},
		{"jpg", "width=", "width is one of"},
		{"jpg", "width=101&format=webp", "width is one of"},
		{"jpg", "width=0400", "width is one of"},
		{"jpg", "width=%2B400", "width is one of"},
		{"jpg", "width=-100", "width is one of"},
		{"jpg", "width=99999999999999999999", "width is one of"},
		{"jpg", "width=400&height=300", "height is auto, or 1100 with width 600"},
		{"jpg", "width=400&height=", "height is auto, or 1100 with width 600"},
		{"jpg", "width=400&height=1100", "height is auto, or 1100 with width 600"},
		{"jpg", "width=600&height=1101", "height is auto, or 1100 with width 600"},
		{"jpg", "width=400&format=avif", "format is webp or jpeg"},
		{"jpg", "width=400&format=jpg", "format is webp or jpeg"},
		{"jpg", "width=400&format=", "format is webp or jpeg"},
		{"jpg", "width=400&quality=10", "the only parameters are"},
		{"jpg", "Width=400", "the only parameters are"},
		{"jpg", "width=400&width=400", "width is given twice"},
		{"jpg", "width=400&format=webp&format=jpeg", "format is given twice"},
		{"jpg", "width=400;format=webp", "cannot be read"},
		{"jpg", "width=%zz", "cannot be read"},
		{"svg", "width=400", "only jpg, png and webp"},
		{"pdf", "width=400&format=webp", "only jpg, png and webp"},
	} {
		w := get(m, "GET", name(1, c.extension)+"?"+c.query)
		text := w.Body.String()
		if w.Code != 400 || !strings.Contains(text, c.line) || strings.Count(text,
			"\n") != 1 || w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s?%s: status %d, want 400, not cached, and one line that says %q: %q %v",
				c.extension, c.query, w.Code, c.line, text, w.Header())
		}
	}
	if got := sizesOnDisk(t, m); len(got) != 0 {
		t.Errorf("requests that were refused left the sizes %v on disk", got)
	}
}

// TestWhatIsSharedHasAWidthThatExists compares the widths that are named elsewhere with those that are made.
func TestWhatIsSharedHasAWidthThatExists(t *testing.T) {
	if !slices.Contains(Widths, Shared) {
		t.Errorf("cards and emails show a picture of %d pixels, want one of %v", Shared, Widths)
	}
	schema, err := os.ReadFile("../../schema.graphqls")
	if err != nil {
		t.Fatal(err)
	}
	if want := "widths are " + Listed() + "."; !strings.Contains(string(schema), want) {
		t.Errorf("Photo.url of the schema does not say %q", want)
	}
}
