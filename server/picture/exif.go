package picture

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"

	"github.com/gevel/gevel/internal/raster"
)

// readOrientation reads the EXIF orientation of a JPEG; upright when it is missing or invalid.
func readOrientation(r io.Reader) orientation {
	in := bufio.NewReader(r)
	if start, err := in.Peek(2); err != nil || start[0] != 0xff || start[1] != 0xd8 {
		return upright
	}
	in.Discard(2)
	for {
		var head struct {
			Fill, Marker byte
			Length       uint16
		}
		if binary.Read(in, binary.BigEndian, &head) != nil || head.Fill != 0xff || head.Marker == 0xda || head.Length < 2 {
			return upright
		}
		segment := make([]byte, head.Length-2)
		if _, err := io.ReadFull(in, segment); err != nil {
			return upright
		}
		if notes, ok := bytes.CutPrefix(segment, raster.ExifMark); ok && head.Marker == 0xe1 {
			return orientation(raster.OrientationIn(notes))
		}
	}
}
