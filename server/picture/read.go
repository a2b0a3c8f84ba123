package picture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"io"

	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/shrunk"
	"github.com/gevel/gevel/server/idle"
)

// Why an original cannot be resized, for the client.
const (
	errDamaged  = Unfit("this picture is damaged or of an unknown kind, and has no sizes")
	errTooLarge = Unfit("this picture has more than 50 megapixels, and has no sizes")
	errTooTall  = Unfit("this picture is too tall for its width, and has no sizes")
)

// readAll decodes a picture. It stops soon after the context ends.
func readAll(ctx context.Context, data []byte) (image.Image, error) {
	m, err := pixels.Decode(data, contextReader{ctx, bytes.NewReader(data)})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.Is(err, pixels.ErrTooLarge):
		return nil, errTooLarge
	case err != nil:
		return nil, fmt.Errorf("%w: %w", errDamaged, err)
	}
	return m, nil
}

// readShrunk decodes a photograph at the smallest fraction of its size that is large enough. It returns shrunk.ErrOther when none is, and
// for what only readAll can judge.
func readShrunk(ctx context.Context, photo *shrunk.Photo, need image.Point) (image.Image, error) {
	for by := 8; by > 1; by /= 2 {
		if photo.W/by >= need.X && photo.H/by >= need.Y {
			m, err := photo.Decode(func() error { return idle.Wait(ctx) }, by)
			if err != nil {
				return nil, err
			}
			return m, nil
		}
	}
	return nil, shrunk.ErrOther
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
