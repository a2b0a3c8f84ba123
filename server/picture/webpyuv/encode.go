// Package webpyuv encodes planes of Y, Cb and Cr as WebP with the libwebp that github.com/chai2010/webp compiles into the program. That
// module takes pixels of RGB alone, which costs a photograph two conversions that it does not need: JPEG and WebP both hold such planes.
//
// encode.h and types.h are libwebp's own (licence: COPYING), unchanged, of the version in that module; a test compares them.
package webpyuv

/*
#include <stdlib.h>
#include "encode.h"

static uint8_t* encode(const uint8_t* y, const uint8_t* u, const uint8_t* v, int width, int height, int quality, size_t* size) {
	WebPConfig config;
	WebPPicture picture;
	WebPMemoryWriter out;
	int ok;
	if (!WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality) || !WebPPictureInit(&picture)) return NULL;
	picture.use_argb = 0;
	picture.colorspace = WEBP_YUV420;
	picture.width = width;
	picture.height = height;
	picture.y = (uint8_t*)y;
	picture.u = (uint8_t*)u;
	picture.v = (uint8_t*)v;
	picture.y_stride = width;
	picture.uv_stride = (width + 1) / 2;
	WebPMemoryWriterInit(&out);
	picture.writer = WebPMemoryWrite;
	picture.custom_ptr = &out;
	ok = WebPEncode(&config, &picture);
	WebPPictureFree(&picture);
	if (!ok) {
		WebPMemoryWriterClear(&out);
		return NULL;
	}
	*size = out.size;
	return out.mem;
}
*/
import "C"

import (
	"errors"
	"image"
	"unsafe"

	_ "github.com/chai2010/webp" // compiles libwebp
)

// ErrNotEncoded is the error when libwebp gives nothing: it had no memory, or a side is longer than 16,383 pixels.
var ErrNotEncoded = errors.New("libwebp did not encode the picture")

// Encode writes a picture of 4:2:0 whose planes have no space between rows and hold WebP's range: 16 to 235 for Y, 16 to 240 for Cb and Cr.
// The quality is 0 to 100, the method libwebp's own choice (4).
func Encode(m *image.YCbCr, quality int) ([]byte, error) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	cw, ch := (w+1)/2, (h+1)/2
	if w < 1 || h < 1 || m.SubsampleRatio != image.YCbCrSubsampleRatio420 || m.YStride != w || m.CStride != cw ||
		len(m.Y) < w*h || len(m.Cb) < cw*ch || len(m.Cr) < cw*ch {
		return nil, ErrNotEncoded
	}
	var size C.size_t
	data := C.encode(plane(m.Y), plane(m.Cb), plane(m.Cr), C.int(w), C.int(h), C.int(quality), &size)
	if data == nil {
		return nil, ErrNotEncoded
	}
	defer C.free(unsafe.Pointer(data))
	return C.GoBytes(unsafe.Pointer(data), C.int(size)), nil
}

func plane(pix []uint8) *C.uint8_t { return (*C.uint8_t)(unsafe.SliceData(pix)) }
