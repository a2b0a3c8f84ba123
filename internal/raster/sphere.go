package raster

import (
	"bytes"
	"encoding/xml"
	"image"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
)

// photoSphere is the namespace of the tags with which cameras say which part of a sphere a picture shows (Google's Photo Sphere XMP).
const photoSphere = "http://ns.google.com/photos/1.0/panorama/"

// xmpMark begins the segment of a JPEG with XMP.
var xmpMark = []byte("http://ns.adobe.com/xap/1.0/\x00")

// Sphere is the part of a 360° picture that a file shows: Full is the width and height of all around, Part what is there of it. Both are
// pixels of the picture as the camera joined it, of which the file may be a smaller copy.
type Sphere struct {
	Full image.Point
	Part image.Rectangle
}

// IsPart reports whether something of the sphere is missing.
func (s Sphere) IsPart() bool { return s.Part != image.Rectangle{Max: s.Full} }

// Fits reports whether a file of this size can be a smaller copy of the part.
func (s Sphere) Fits(width, height int) bool {
	off := width*s.Part.Dy() - height*s.Part.Dx()
	return max(off, -off)*50 <= width*s.Part.Dy()
}

// WidthOf returns how wide the whole sphere is made of a file of this width.
func (s Sphere) WidthOf(width int) int {
	return min(s.Full.X*width/s.Part.Dx(), limits.PanoramaWidth) &^ 1
}

// SphereOf returns which part of a sphere a JPEG says that it shows; false when it says nothing, or nothing that fits together.
func SphereOf(data []byte) (s Sphere, ok bool) {
	for segment := range segments(data) {
		if notes, is := bytes.CutPrefix(segment.body, xmpMark); is && segment.marker == markAPP1 {
			return sphereIn(notes)
		}
	}
	return s, false
}

// WithProfileOf gives a JPEG the colour profile of another, of whose pixels it was made.
func WithProfileOf(from, to []byte) []byte {
	out := bytes.Clone(to[:2])
	for s := range segments(from) {
		if s.marker == markAPP2 && bytes.HasPrefix(s.body, []byte("ICC_PROFILE\x00")) {
			out = append(out, s.all...)
		}
	}
	return append(out, to[2:]...)
}

// sphereIn reads the tags, which stand as attributes or as elements.
func sphereIn(xmp []byte) (s Sphere, ok bool) {
	values, projection := map[string]int{}, ""
	note := func(n xml.Name, text string) {
		if v, err := strconv.ParseFloat(strings.TrimSpace(text), 64); err == nil && n.Space == photoSphere && v >= 0 && v < 1<<20 {
			values[n.Local] = int(v)
		}
	}
	var in xml.Name
	for d := xml.NewDecoder(bytes.NewReader(xmp)); ; {
		token, err := d.Token()
		if err != nil {
			break
		}
		switch t := token.(type) {
		case xml.StartElement:
			in = t.Name
			for _, a := range t.Attr {
				note(a.Name, a.Value)
				if a.Name.Local == "ProjectionType" {
					projection = a.Value
				}
			}
		case xml.CharData:
			note(in, string(t))
			if in.Local == "ProjectionType" {
				projection += strings.TrimSpace(string(t))
			}
		case xml.EndElement:
			in = xml.Name{}
		}
	}
	part := image.Rect(0, 0, values["CroppedAreaImageWidthPixels"], values["CroppedAreaImageHeightPixels"]).
		Add(image.Pt(values["CroppedAreaLeftPixels"], values["CroppedAreaTopPixels"]))
	s = Sphere{image.Pt(values["FullPanoWidthPixels"], values["FullPanoHeightPixels"]), part}
	isRound := projection == "" || strings.EqualFold(projection, "equirectangular")
	return s, isRound && s.Full.X > 0 && !part.Empty() && part.In(image.Rectangle{Max: s.Full})
}
