package rastertest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
)

// Panorama returns a JPEG of a room, 200 pixels high and so many times as wide: a 360° picture has 2 times.
func Panorama(ratio int) []byte {
	const height = 200
	m := image.NewRGBA(image.Rect(0, 0, ratio*height, height))
	for y := range height {
		for x := range ratio * height {
			line := uint8(0)
			if x%50 == 0 || y%50 == 0 {
				line = 90
			}
			m.Set(x, y, color.RGBA{R: uint8(x*150/(ratio*height)) + line, G: uint8(y*150/height) + line, B: 110 + line, A: 255})
		}
	}
	var b bytes.Buffer
	jpeg.Encode(&b, m, nil) // a buffer takes everything
	return b.Bytes()
}

// PartOfSphere returns Panorama(ratio) with the tags of a part of a sphere: full is how many pixels all around has, part where the picture
// stands in it.
func PartOfSphere(ratio int, full image.Point, part image.Rectangle) []byte {
	plain := Panorama(ratio)
	note := fmt.Sprintf("http://ns.adobe.com/xap/1.0/\x00"+`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
		xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
		xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"
		GPano:FullPanoWidthPixels="%d" GPano:FullPanoHeightPixels="%d" GPano:CroppedAreaLeftPixels="%d"
		GPano:CroppedAreaTopPixels="%d"><GPano:CroppedAreaImageWidthPixels>%d</GPano:CroppedAreaImageWidthPixels>
		<GPano:CroppedAreaImageHeightPixels>%d</GPano:CroppedAreaImageHeightPixels></rdf:Description></rdf:RDF></x:xmpmeta>`,
		full.X, full.Y, part.Min.X, part.Min.Y, part.Dx(), part.Dy())
	head := append([]byte{0xff, 0xd8, 0xff, 0xe1}, byte((len(note)+2)>>8), byte(len(note)+2))
	return append(append(head, note...), plain[2:]...)
}
