package picture

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"os"
	"slices"
	"testing"

	"github.com/gevel/gevel/internal/raster"
)

// profiled adds a colour profile to a JPEG, in pieces of so many bytes.
func profiled(t *testing.T, picture []byte, profile string, piece int) []byte {
	t.Helper()
	data, err := os.ReadFile("icc/testdata/" + profile + ".icc")
	if err != nil {
		t.Fatal(err)
	}
	pieces := slices.Collect(slices.Chunk(data, piece))
	out := slices.Clone(picture[:2])
	for i := range pieces {
		i = len(pieces) - 1 - i // their order is that of their numbers
		body := append([]byte("ICC_PROFILE\x00"), byte(i+1), byte(len(pieces)))
		body = append(body, pieces[i]...)
		out = append(binary.BigEndian.AppendUint16(append(out, 0xff, 0xe2), uint16(len(body)+2)), body...)
	}
	return append(out, picture[2:]...)
}

// patch is a picture of one colour.
func patch(c color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 300, 200))
	for i := range m.Pix {
		m.Pix[i] = []uint8{c.R, c.G, c.B, c.A}[i%4]
	}
	return m
}

// TestColoursOfProfiles makes sizes of colours in Display P3 and Adobe RGB: they are what Little CMS gives (icc/testdata), give or take
// what JPEG and WebP lose. A photograph comes in planes, a PNG in pixels.
func TestColoursOfProfiles(t *testing.T) {
	for _, c := range []struct {
		profile string
		in      color.RGBA
	}{
		{"p3", color.RGBA{100, 160, 40, 255}},
		{"adobe", color.RGBA{100, 160, 100, 255}},
	} {
		want := patches(t, c.profile, c.in)
		for kind, data := range map[string][]byte{
			"planes":       profiled(t, asJPEG(t, patch(c.in)), c.profile, 60000),
			"three pieces": profiled(t, asJPEG(t, patch(c.in)), c.profile, 200),
			"pixels":       profiledPNG(t, patch(c.in), c.profile),
		} {
			for _, format := range []Format{WebP, JPEG} {
				m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): data}))
				w := get(m, "GET", name(1, "jpg")+"?width=100&format="+string(format))
				got := color.RGBAModel.Convert(decoded(t, w.Body.Bytes(), "image/"+string(format)).At(50, 30)).(color.RGBA)
				if !within(got, want, 4) {
					t.Errorf("%s as %s in %s: %v becomes %v, want %v", c.profile, format, kind, c.in, got, want)
				}
			}
		}
	}
}

func within(a, b color.RGBA, most int) bool {
	for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B), int(a.A) - int(b.A)} {
		if d < -most || d > most {
			return false
		}
	}
	return true
}

// patches looks a colour up in what Little CMS gave.
func patches(t *testing.T, profile string, in color.RGBA) color.RGBA {
	t.Helper()
	data, err := os.ReadFile("icc/testdata/" + profile + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(data) {
		var from, to color.RGBA
		n, _ := fmt.Sscanf(string(line), "%d %d %d = %d %d %d", &from.R, &from.G, &from.B, &to.R, &to.G, &to.B)
		if n == 6 && from.R == in.R && from.G == in.G && from.B == in.B {
			to.A = 255
			return to
		}
	}
	t.Fatalf("%v is not among the colours of %s", in, profile)
	return color.RGBA{}
}

func profiledPNG(t *testing.T, m image.Image, profile string) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile("icc/testdata/" + profile + ".icc")
	if err != nil {
		t.Fatal(err)
	}
	return withChunk(out.Bytes(), "iCCP", append([]byte("x\x00\x00"), zipped(data)...))
}

// withChunk adds a chunk to a PNG, after its size.
func withChunk(picture []byte, kind string, body []byte) []byte {
	const size = 8 + 25
	chunk := append([]byte(kind), body...)
	out := append(slices.Clone(picture[:size]), binary.BigEndian.AppendUint32(nil, uint32(len(body)))...)
	out = binary.BigEndian.AppendUint32(append(out, chunk...), crc32.ChecksumIEEE(chunk))
	return append(out, picture[size:]...)
}

func zipped(data []byte) []byte {
	var out bytes.Buffer
	w := zlib.NewWriter(&out)
	w.Write(data)
	w.Close()
	return out.Bytes()
}

// TestTransparencyStaysWithAProfile converts half transparent colours of a PNG.
func TestTransparencyStaysWithAProfile(t *testing.T) {
	in := color.RGBA{100, 160, 40, 255}
	want := patches(t, "p3", in)
	half := image.NewNRGBA(image.Rect(0, 0, 200, 100))
	for i := range half.Pix {
		half.Pix[i] = []uint8{in.R, in.G, in.B, 128}[i%4]
	}
	m := NewMaker(folder(t, map[string][]byte{name(1, "png"): profiledPNG(t, half, "p3")}))
	w := get(m, "GET", name(1, "png")+"?width=100&format=webp")
	got := decoded(t, w.Body.Bytes(), "image/webp").(*image.NRGBA).NRGBAAt(50, 25)
	if !within(color.RGBA{got.R, got.G, got.B, 255}, want, 5) || got.A < 126 || got.A > 130 {
		t.Errorf("a half transparent %v becomes %v, want %v half transparent", in, got, want)
	}
}

// TestColoursToldByNumbers reads a PNG whose chunks name Display P3: it is converted alike.
func TestColoursToldByNumbers(t *testing.T) {
	in := color.RGBA{100, 160, 40, 255}
	data := withChunk(asPNG(t, patch(in)), "cICP", []byte{12, 13, 0, 1})
	m := NewMaker(folder(t, map[string][]byte{name(1, "png"): data}))
	w := get(m, "GET", name(1, "png")+"?width=100&format=webp")
	got := color.RGBAModel.Convert(decoded(t, w.Body.Bytes(), "image/webp").At(50, 30)).(color.RGBA)
	if want := patches(t, "p3", in); !within(got, want, 4) {
		t.Errorf("%v becomes %v, want %v", in, got, want)
	}
}

// TestTheLargestSizeIsTheOriginal asks for more pixels than there are: the file comes as it is, unless browsers would show it otherwise.
func TestTheLargestSizeIsTheOriginal(t *testing.T) {
	plain := raster.Bare(asJPEG(t, gradient(300, 200)))
	for why, c := range map[string]struct {
		data []byte
		same bool
	}{
		"plain":          {plain, true},
		"turned":         {noted(plain, 6, binary.BigEndian), false},
		"other colours":  {profiled(t, plain, "p3", 60000), false},
		"says its place": {noted(plain, 1, binary.BigEndian), false},
	} {
		m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): c.data}))
		w := get(m, "GET", name(1, "jpg")+"?width=1600&format=jpeg")
		if same := bytes.Equal(w.Body.Bytes(), c.data); w.Code != 200 || same != c.same {
			t.Errorf("%s: status %d, the same bytes: %v, want %v", why, w.Code, same, c.same)
		}
	}
}
