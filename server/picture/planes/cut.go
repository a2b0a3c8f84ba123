package planes

import "image"

// Cut returns a part of a picture of 4:2:0, without space between its rows. Its corner moves to the next even place to the left and above,
// since four pixels share a colour.
func Cut(m *image.YCbCr, part image.Rectangle) *image.YCbCr {
	part = part.Sub(image.Pt(part.Min.X%2, part.Min.Y%2))
	out := image.NewYCbCr(image.Rectangle{Max: part.Size()}, image.YCbCrSubsampleRatio420)
	w, cw := part.Dx(), (part.Dx()+1)/2
	for y := range part.Dy() {
		copy(out.Y[y*out.YStride:][:w], m.Y[m.YOffset(part.Min.X, part.Min.Y+y):])
	}
	for y := range (part.Dy() + 1) / 2 {
		at := m.COffset(part.Min.X, part.Min.Y+2*y)
		copy(out.Cb[y*out.CStride:][:cw], m.Cb[at:])
		copy(out.Cr[y*out.CStride:][:cw], m.Cr[at:])
	}
	return out
}
