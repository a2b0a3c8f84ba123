package picture

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
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/idle"
)

// maxPixels is the largest size of an original; a larger one would take too much memory.
const maxPixels = limits.PicturePixels

// Why an original cannot be resized, for the client.
const (
	errDamaged  = Unfit("this picture is damaged or of an unknown kind, and has no sizes")
	errTooLarge = Unfit("this picture has more than 50 megapixels, and has no sizes")
	errTooTall  = Unfit("this picture is too tall for its width, and has no sizes")
)

// readAll decodes a picture. It stops soon after the context ends.
func readAll(ctx context.Context, data []byte) (image.Image, error) {
	m, err := readFrom(data, contextReader{ctx, bytes.NewReader(data)})
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return m, err
}

// contextReader gives way to requests at each read, and fails once its context has ended.
type contextReader struct {
	ctx context.Context
	in  io.Reader
}

func (r contextReader) Read(p []byte) (int, error) {
	if err := idle.Wait(r.ctx); err != nil {
		return 0, err
	}
	return r.in.Read(p)
}

func readFrom(data []byte, pixels io.Reader) (image.Image, error) {
	config, kind, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, damaged(err)
	}
	if int64(config.Width)*int64(config.Height) > maxPixels {
		return nil, errTooLarge
	}
	m, err := decode(pixels, kind)
	if err != nil {
		return nil, damaged(err)
	}
	if m.Bounds().Empty() {
		return nil, errDamaged
	}
	return m, nil
}

func decode(f io.Reader, kind string) (image.Image, error) {
	switch kind {
	case "jpeg":
		return jpeg.Decode(f)
	case "png":
		return png.Decode(f)
	case "webp":
		return decodeWebP(f)
	}
	return nil, errors.New("unknown picture format")
}

// decodeWebP reads WebP with the library that writes it, because golang.org/x/image/webp makes photographs pale (golang/go#40173). The
// library's pixels are not multiplied by their opacity, although their type says so.
func decodeWebP(f io.Reader) (image.Image, error) {
	data, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	m, err := webp.DecodeRGBA(data)
	if err != nil {
		return nil, err
	}
	return &image.NRGBA{Pix: m.Pix, Stride: m.Stride, Rect: m.Rect}, nil
}

func damaged(err error) error { return fmt.Errorf("%w: %w", errDamaged, err) }
