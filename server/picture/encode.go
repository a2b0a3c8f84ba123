package picture

import (
	"bytes"
	"context"
	"image"
	"image/draw"
	"image/jpeg"
	"io"

	"github.com/chai2010/webp"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/picture/webpyuv"
)

// The qualities, of 100, at which photographs look like the original.
const (
	qualityWebP = 75
	qualityJPEG = 82
)

// maxHeight is the largest height in pixels of a WebP picture.
const maxHeight = 16383

// encode writes a picture in a format.
func encode(ctx context.Context, m *image.RGBA, format Format) ([]byte, error) {
	if m.Rect.Dy() > maxHeight {
		return nil, errTooTall
	}
	if format == JPEG {
		var out bytes.Buffer
		err := jpeg.Encode(contextWriter{ctx, &out}, onWhite(m), &jpeg.Options{Quality: qualityJPEG})
		return out.Bytes(), err
	}
	return webp.EncodeRGBA(straight(m), qualityWebP)
}

// encodePlanes writes planes in a format; their samples have its range.
func encodePlanes(ctx context.Context, m *image.YCbCr, format Format) ([]byte, error) {
	if m.Rect.Dy() > maxHeight {
		return nil, errTooTall
	}
	if format == JPEG {
		var out bytes.Buffer
		err := jpeg.Encode(contextWriter{ctx, &out}, m, &jpeg.Options{Quality: qualityJPEG})
		return out.Bytes(), err
	}
	return webpyuv.Encode(m, qualityWebP)
}

// contextWriter gives way to requests at each write.
type contextWriter struct {
	ctx context.Context
	out io.Writer
}

func (w contextWriter) Write(p []byte) (int, error) {
	idle.Wait(w.ctx)
	return w.out.Write(p)
}

// straight returns the pixels as the WebP encoder needs them: colours not multiplied by their opacity.
func straight(m *image.RGBA) *image.RGBA {
	if m.Opaque() {
		return m
	}
	n := image.NewNRGBA(m.Rect)
	draw.Draw(n, n.Rect, m, m.Rect.Min, draw.Src)
	return &image.RGBA{Pix: n.Pix, Stride: n.Stride, Rect: n.Rect}
}

// onWhite lays a picture with transparent parts on white.
func onWhite(m *image.RGBA) *image.RGBA {
	if m.Opaque() {
		return m
	}
	out := image.NewRGBA(m.Rect)
	draw.Draw(out, out.Rect, image.White, image.Point{}, draw.Src)
	draw.Draw(out, out.Rect, m, m.Rect.Min, draw.Over)
	return out
}
