package raster

import "bytes"

// Orientation returns the EXIF orientation (1 to 8) by which browsers turn a picture; 1 is upright. Tried with Chromium 156:
//   - a JPEG is turned by its first EXIF before its pixels, even one that names no orientation, so that a second is never read;
//   - a PNG is turned by an eXIf chunk before its pixels (IDAT). One after them is not read, nor one that begins with JPEG's mark, nor the
//     text chunk in which programs stored EXIF before that chunk existed;
//   - a WebP is never turned, whatever its EXIF says.
func Orientation(data []byte) uint16 {
	switch KindOf(data) {
	case JPEG:
		for s := range segments(data) {
			if s.marker == markSOS {
				break
			}
			if tiff, ok := bytes.CutPrefix(s.body, ExifMark); ok && s.marker == markAPP1 {
				return OrientationIn(tiff)
			}
		}
	case PNG:
		for c := range pngChunks(data) {
			switch c.name {
			case "eXIf":
				return OrientationIn(c.body)
			case "IDAT":
				return Upright
			}
		}
	}
	return Upright
}

// ShownSize returns the width and height in pixels of a picture as browsers show it, given those that its file says.
func ShownSize(data []byte, width, height int) (int, int) {
	if Orientation(data) >= 5 {
		return height, width
	}
	return width, height
}
