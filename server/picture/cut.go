package picture

import "image"

// How much of what is cut off lies left of the cut and above it, in hundredths: object-position of
// web/site/pages/home/Banner.module.css, so that a phone shows the same part of a banner.
const (
	cutLeft  = 60
	cutAbove = 50
)

// widthOf returns the width in pixels that a size has before it is cut, of a picture that is so large once it is upright: no larger than
// the picture.
func (s Size) widthOf(shown image.Point) int {
	return min(shown.X, max(s.Width, proportional(shown.X, s.Height, shown.Y)))
}

// cutOut returns the part of a picture that has the shape of a size and is no larger than it. A picture that is smaller than the size is
// not enlarged, but cut to the same shape.
func cutOut(picture, size image.Point) image.Rectangle {
	w, h := picture.X, picture.Y
	part := image.Pt(min(size.X, w, proportional(h, size.X, size.Y)), min(size.Y, h, proportional(w, size.Y, size.X)))
	corner := image.Pt((w-part.X)*cutLeft/100, (h-part.Y)*cutAbove/100)
	return image.Rectangle{Min: corner, Max: corner.Add(part)}
}
