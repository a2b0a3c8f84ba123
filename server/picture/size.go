package picture

import (
	"errors"
	"fmt"
	"math"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Widths lists the widths in pixels that exist (specification section 9). It is a closed list, so that nobody can fill the disk.
var Widths = []int{100, 400, 600, 1360, 1600}

// Shared is the one of Widths that cards of links and emails show (web/site/layout/cardPicture.ts, mail/listing.go).
const Shared = 1360

// Listed names the widths for programmers: "100, 400, 600, 1360 and 1600".
func Listed() string {
	var all []string
	for _, w := range Widths {
		all = append(all, strconv.Itoa(w))
	}
	last := len(all) - 1
	return strings.Join(all[:last], ", ") + " and " + all[last]
}

// Format is the file format of a size.
type Format string

// The formats of sizes. WebP keeps transparency; JPEG, for clients that do not know WebP, shows it as white.
const (
	WebP Format = "webp"
	JPEG Format = "jpeg"
)

// Size is one of the sizes of a picture, in pixels. Without a Height the height follows from the original.
type Size struct {
	Width, Height int
	Format        Format
}

// Portrait is the only size with a height of its own: the picture is cut to it, for phones on which a banner fills the window.
var Portrait = Size{Width: 600, Height: 1100}

// converted is the original itself in the colours of screens, for one that browsers show in others than its sizes.
var converted = Size{Width: math.MaxUint16, Format: JPEG}

// file returns the file name of a picture's size in the folder of sizes.
func (s Size) file(name string) string {
	extension := map[Format]string{WebP: "webp", JPEG: "jpg"}[s.Format]
	pixels := strconv.Itoa(s.Width)
	if s.Height > 0 {
		pixels += "x" + strconv.Itoa(s.Height)
	}
	return fmt.Sprintf("%s-%s.%s", strings.TrimSuffix(name, path.Ext(name)), pixels, extension)
}

// ParseSize reads a size from the query of a picture's address: width, and optionally height (auto, or that of Portrait) and format.
// Without a format a JPEG stays one and anything else becomes WebP. Its errors are one line for the client.
func ParseSize(name, query string) (Size, error) {
	if !pictureName.MatchString(name) {
		return Size{}, errors.New("only jpg, png and webp have sizes: request this file without parameters")
	}
	values, err := url.ParseQuery(query)
	if err != nil {
		return Size{}, errors.New("the parameters cannot be read")
	}
	for key, all := range values {
		if !slices.Contains([]string{"width", "height", "format"}, key) {
			return Size{}, errors.New("the only parameters are width, height and format")
		}
		if len(all) > 1 {
			return Size{}, fmt.Errorf("%s is given twice", key)
		}
	}
	return sizeOf(name, values)
}

func sizeOf(name string, values url.Values) (Size, error) {
	width := slices.IndexFunc(Widths, func(w int) bool { return strconv.Itoa(w) == values.Get("width") })
	if width < 0 {
		return Size{}, fmt.Errorf("width is one of %s", Listed())
	}
	size := Size{Width: Widths[width]}
	if height := values.Get("height"); height == strconv.Itoa(Portrait.Height) && size.Width == Portrait.Width {
		size = Portrait
	} else if values.Has("height") && height != "auto" {
		return Size{}, fmt.Errorf("height is auto, or %d with width %d", Portrait.Height, Portrait.Width)
	}
	size.Format = Format(values.Get("format"))
	if !values.Has("format") {
		size.Format = defaultFormat(name)
	}
	if size.Format != WebP && size.Format != JPEG {
		return Size{}, errors.New("format is webp or jpeg")
	}
	return size, nil
}

func defaultFormat(name string) Format {
	if strings.HasPrefix(path.Ext(name), ".jp") {
		return JPEG
	}
	return WebP
}

// pictureName matches the names of pictures that have sizes: an SVG is sharp at any width, a PDF is no picture.
var pictureName = regexp.MustCompile(`^[0-9a-f]{24}\.(jpg|jpeg|png|webp)$`)
