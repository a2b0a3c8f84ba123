// Package pixels decodes pictures (JPEG, PNG, WebP), all within one limit of memory.
package pixels

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"

	"github.com/chai2010/webp"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/shrunk"
	"github.com/gevel/gevel/limits"
)

// ErrTooLarge is the error for a picture of more than limits.PicturePixels.
var ErrTooLarge = errors.New("the picture has too many pixels")

// MemoryOf returns how many bytes a picture takes while it is decoded and while sizes are made of it. Of one that cannot be decoded it is
// 0.
func MemoryOf(data []byte) int64 {
	cost, err := raster.CostOf(data)
	if err != nil {
		return 0
	}
	return cost.Bytes + cost.Pixels()
}

// Decode decodes a picture, whose bytes it reads from in. A picture on which its decoder breaks counts as damaged.
func Decode(data []byte, in io.Reader) (m image.Image, err error) {
	defer func() {
		if r := recover(); r != nil {
			m, err = nil, fmt.Errorf("the decoder broke: %v", r)
		}
	}()
	config, kind, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if int64(config.Width)*int64(config.Height) > limits.PicturePixels {
		return nil, ErrTooLarge
	}
	m, err = decode(in, kind)
	if err == nil && m.Bounds().Empty() {
		err = errors.New("the picture is empty")
	}
	return m, err
}

// Check returns why a picture cannot be decoded, as soon as there is memory for it; the context's error when that ends first.
func Check(ctx context.Context, data []byte) error {
	done, err := Memory(ctx, MemoryOf(data))
	if err != nil {
		return err
	}
	defer done()
	err = readThrough(ctx, data)
	if errors.Is(err, shrunk.ErrOther) {
		_, err = Decode(data, bytes.NewReader(data))
	}
	return err
}

// readThrough reads all of a photograph in a fifth of the time that decoding takes. It returns shrunk.ErrOther for what Decode has to
// judge.
func readThrough(ctx context.Context, data []byte) (err error) {
	defer func() {
		if recover() != nil {
			err = shrunk.ErrOther
		}
	}()
	photo, err := shrunk.Open(data)
	if err == nil {
		_, err = photo.Decode(ctx.Err, 8)
	}
	return err
}

func decode(in io.Reader, kind string) (image.Image, error) {
	switch kind {
	case "jpeg":
		return jpeg.Decode(in)
	case "png":
		return png.Decode(in)
	case "webp":
		return decodeWebP(in)
	}
	return nil, errors.New("unknown picture format")
}

// decodeWebP reads WebP with the library that writes it, because golang.org/x/image/webp makes photographs pale (golang/go#40173). The
// library's pixels are not multiplied by their opacity, although their type says so.
func decodeWebP(in io.Reader) (image.Image, error) {
	data, err := io.ReadAll(in)
	if err != nil {
		return nil, err
	}
	m, err := webp.DecodeRGBA(data)
	if err != nil {
		return nil, err
	}
	return &image.NRGBA{Pix: m.Pix, Stride: m.Stride, Rect: m.Rect}, nil
}
