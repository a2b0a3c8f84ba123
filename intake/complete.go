package intake

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
)

// tail is how many bytes at the end of a picture are checked.
const tail = 4096

// errCut is the error for a truncated picture.
var errCut = errors.New("is cut off: the end of the picture is missing")

// checkEnd checks the end of a picture without decoding it: JPEG and PNG end with a mark, WebP contains its length. Bytes after the mark
// are allowed, because some cameras write them.
func checkEnd(files fs.FS, file string, size int) error {
	in, err := files.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	head := make([]byte, 12)
	if _, err := io.ReadFull(in, head); err != nil {
		return errCut
	}
	end, err := lastBytes(in, head, size)
	if err != nil {
		return err
	}
	switch {
	case bytes.HasPrefix(head, []byte("\xff\xd8")) && !bytes.Contains(end, []byte("\xff\xd9")),
		bytes.HasPrefix(head, []byte("\x89PNG")) && !bytes.Contains(end, []byte("IEND")),
		bytes.HasPrefix(head, []byte("RIFF")) && int(binary.LittleEndian.Uint32(head[4:]))+8 > size:
		return errCut
	}
	return nil
}

// lastBytes returns the end of a file of which head was read already.
func lastBytes(in io.Reader, head []byte, size int) ([]byte, error) {
	if skip := size - len(head) - tail; skip > 0 {
		if _, err := io.CopyN(io.Discard, in, int64(skip)); err != nil {
			return nil, errCut
		}
	}
	return io.ReadAll(in)
}
