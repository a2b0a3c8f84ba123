package icc

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestAsLittleCMS compares every kind of profile with Little CMS (testdata/origin.txt).
func TestAsLittleCMS(t *testing.T) {
	for name, channels := range map[string]int{"p3": 3, "adobe": 3, "prophoto": 3, "points": 3, "linear": 3, "para4": 3, "rgb-table": 3,
		"grey": 1, "cmyk": 4} {
		t.Run(name, func(t *testing.T) {
			c := converter(t, name, channels)
			most := 0
			for in, want := range patches(t, name) {
				got := converted(c, in)
				for i := range want {
					d := max(int(got[i])-int(want[i]), int(want[i])-int(got[i]))
					if most = max(most, d); d > 2 {
						t.Fatalf("%v becomes %v, Little CMS gives %v", []uint8(in), got, want)
					}
				}
			}
			t.Log("at most", most, "of 255")
		})
	}
}

func converter(t *testing.T, name string, channels int) *Converter {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name + ".icc")
	if err != nil {
		t.Fatal(err)
	}
	c, err := Of(data, channels)
	if err != nil || c == nil {
		t.Fatalf("the profile gives %v (%v)", c, err)
	}
	return c
}

// patches reads lines such as "255 0 0 = 255 38 0": a colour and what it becomes.
func patches(t *testing.T, name string) map[string][]uint8 {
	t.Helper()
	f, err := os.Open("testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list := map[string][]uint8{}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		in, out, _ := strings.Cut(lines.Text(), " = ")
		list[string(numbers(in))] = numbers(out)
	}
	if len(list) < 50 {
		t.Fatalf("%s has %d patches", name, len(list))
	}
	return list
}

func numbers(text string) (list []uint8) {
	for _, field := range strings.Fields(text) {
		var n uint8
		fmt.Sscan(field, &n)
		list = append(list, n)
	}
	return list
}

func converted(c *Converter, in string) []uint8 {
	pix := []uint8(in)
	switch len(pix) {
	case 1:
		pix = []uint8{pix[0], pix[0], pix[0]}
		c.RGB(pix, 3)
		return pix[:1]
	case 3:
		c.RGB(pix, 3)
	case 4:
		to := make([]uint8, 4)
		c.CMYK(to, pix)
		return to[:3]
	}
	return pix
}

func TestSRGBIsLeftAlone(t *testing.T) {
	xy, _ := Primaries(1)
	if c := (Space{xy, Transfer(13)}).Converter(); c != nil {
		t.Error("sRGB is converted")
	}
}

// TestSpacesWithoutProfile compares spaces that are told by numbers with profiles of the same.
func TestSpacesWithoutProfile(t *testing.T) {
	p3, _ := Primaries(12)
	adobe := Space{[8]float64{0.64, 0.33, 0.21, 0.71, 0.15, 0.06, d65x, d65y}, Gamma(563.0 / 256)}
	for name, space := range map[string]Space{"p3": {p3, Transfer(13)}, "adobe": adobe} {
		c := space.Converter()
		for in, want := range patches(t, name) {
			for i, v := range converted(c, in) {
				if d := int(v) - int(want[i]); d < -2 || d > 2 {
					t.Fatalf("%s: %v becomes %v, want %v", name, []uint8(in), converted(c, in), want)
				}
			}
		}
	}
	if c := (Space{[8]float64{}, Gamma(1)}).Converter(); c != nil {
		t.Error("primaries of nought are converted")
	}
}

// TestDamagedProfiles cuts profiles off anywhere and makes bytes wrong: nothing breaks, and what is read can convert.
func TestDamagedProfiles(t *testing.T) {
	for name, channels := range map[string]int{"p3": 3, "points": 3, "grey": 1, "rgb-table": 3, "cmyk": 4} {
		data, err := os.ReadFile("testdata/" + name + ".icc")
		if err != nil {
			t.Fatal(err)
		}
		if c, err := Of(data, 5-channels); err == nil {
			t.Errorf("%s is taken for %d channels: %v", name, 5-channels, c)
		}
		step := max(1, len(data)/400)
		for n := 0; n < len(data); n += step {
			Of(data[:n], channels)
			wrong := bytes.Clone(data)
			for _, b := range []byte{0xff, 0x00, 0x80} {
				wrong[n] = b
				if c, err := Of(wrong, channels); err == nil && c != nil {
					converted(c, string(make([]byte, channels)))
					converted(c, strings.Repeat("\xff", channels))
				}
			}
		}
	}
}
