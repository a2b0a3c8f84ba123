package webapp

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/cache"
)

// favicon serves /favicon.ico, which browsers and feed readers request whatever the pages say: an icon file with the PNG of 192 pixels.
func favicon(client fs.FS) (http.HandlerFunc, error) {
	png, err := fs.ReadFile(client, "icon-192.png")
	if err != nil {
		return nil, err
	}
	body := cache.NewBody("image/x-icon", icoOf(png, 192))
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "public, max-age=86400")
		body.Write(w, r, http.StatusOK)
	}, nil
}

// icoOf puts one PNG into an icon file: a header, a directory of one entry, and the unchanged picture.
func icoOf(png []byte, size uint8) []byte {
	var b bytes.Buffer
	for _, part := range []any{
		struct{ Reserved, Type, Count uint16 }{0, 1, 1},
		struct {
			Width, Height, Colours, Reserved uint8
			Planes, Bits                     uint16
			Bytes, Offset                    uint32
		}{size, size, 0, 0, 1, 32, uint32(len(png)), 22},
		png,
	} {
		binary.Write(&b, binary.LittleEndian, part) // a buffer takes everything
	}
	return b.Bytes()
}
