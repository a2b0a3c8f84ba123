package streets

import (
	"bytes"
	"encoding/binary"
	"errors"

	"github.com/gevel/gevel/limits"
)

var errDirectory = errors.New("its root directory is damaged")

// checkDirectory checks that a directory lists tiles, or directories of tiles, that lie within the file and fit in one request. A directory
// is a count and then four columns: steps between numbers of tiles, how often each repeats (0 for a directory), lengths and offsets.
func checkDirectory(b []byte, h header) error {
	r := bytes.NewReader(b)
	count, err := binary.ReadUvarint(r)
	if err != nil || count == 0 || count > uint64(len(b)) {
		return errDirectory
	}
	column := func() (values []uint64) {
		values = make([]uint64, count)
		for i := range values {
			value, wrong := binary.ReadUvarint(r)
			err = errors.Join(err, wrong)
			values[i] = value
		}
		return values
	}
	steps, runs, lengths, offsets := column(), column(), column(), column()
	if err != nil {
		return errDirectory
	}
	var next uint64
	for i := range count {
		within := h.tiles
		if runs[i] == 0 {
			within = h.leaves
		}
		offset := offsets[i] - 1
		if offsets[i] == 0 {
			offset = next // right after the one before
		}
		if i > 0 && steps[i] == 0 || i == 0 && offsets[i] == 0 {
			return errDirectory
		}
		if lengths[i] == 0 || lengths[i] > limits.StreetsRangeBytes || !(section{offset, lengths[i]}).fits(within.length) {
			return errDirectory
		}
		next = offset + lengths[i]
	}
	return nil
}
