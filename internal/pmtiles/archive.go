package pmtiles

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
)

// ErrLayers says that an archive is no basemap of Protomaps.
var ErrLayers = errors.New("a basemap of Protomaps is needed")

// needed are the layers of a Protomaps basemap without which a map would be blank.
var needed = []string{"earth", "places", "roads", "water"}

// Check reads the header, the root directory and the description of a file, and says what is wrong with them.
func Check(file io.ReaderAt, size int64) (h Header, err error) {
	first := make([]byte, min(FirstPart, size))
	if _, err := io.ReadFull(io.NewSectionReader(file, 0, size), first); err != nil {
		return h, err
	}
	if h, err = ReadHeader(first, uint64(size)); err != nil {
		return h, err
	}
	_, rootErr := h.directoryAt(file, h.Root)
	description, err := h.unpacked(file, h.Metadata)
	if err != nil {
		err = errDescription
	} else {
		err = CheckLayers(description)
	}
	return h, errors.Join(rootErr, err)
}

var errDescription = errors.New("its description is damaged")

// CheckLayers says whether a description, unpacked, is that of a basemap of Protomaps.
func CheckLayers(description []byte) error {
	var described struct {
		Layers []struct{ ID string } `json:"vector_layers"`
	}
	if json.Unmarshal(description, &described) != nil {
		return errDescription
	}
	for _, name := range needed {
		if !slices.ContainsFunc(described.Layers, func(l struct{ ID string }) bool { return l.ID == name }) {
			return fmt.Errorf("it has no layer %s: %w", name, ErrLayers)
		}
	}
	return nil
}

func (h *Header) unpacked(file io.ReaderAt, s Section) ([]byte, error) {
	return Unpack(io.NewSectionReader(file, int64(s.Offset), int64(s.Length)), h.Packed)
}

func (h *Header) directoryAt(file io.ReaderAt, s Section) ([]Entry, error) {
	b, err := h.unpacked(file, s)
	if err != nil {
		return nil, ErrDirectory
	}
	return h.Directory(b)
}

// CheckTiles reads every directory and every tile of a file that Check found good. What is compressed has a checksum, so that a tile of
// other bytes is found.
func (h *Header) CheckTiles(ctx context.Context, file io.ReaderAt) error {
	root, err := h.directoryAt(file, h.Root)
	if err != nil {
		return err
	}
	return h.checkTiles(ctx, file, root, map[uint64]bool{}, true)
}

func (h *Header) checkTiles(ctx context.Context, file io.ReaderAt, list []Entry, read map[uint64]bool, root bool) error {
	for _, e := range list {
		if err := ctx.Err(); err != nil {
			return err
		}
		if e.Run == 0 {
			leaf, err := h.directoryAt(file, Section{h.Leaves.Offset + e.Offset, e.Length})
			if err != nil || !root {
				return errors.New("a directory of its tiles is damaged")
			}
			if err := h.checkTiles(ctx, file, leaf, read, false); err != nil {
				return err
			}
			continue
		}
		if read[e.Offset] { // another number for the same bytes
			continue
		}
		read[e.Offset] = true
		tile := io.NewSectionReader(file, int64(h.Tiles.Offset+e.Offset), int64(e.Length))
		if _, err := Unpack(tile, h.PackedTiles); err != nil {
			return fmt.Errorf("tile %d is damaged", e.Number)
		}
	}
	return nil
}
