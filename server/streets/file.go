// Package streets serves the streets of the map from a file that the operator chose: a basemap of Protomaps as PMTiles, which browsers
// read in ranges.
package streets

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/gevel/gevel/limits"
)

// File is an opened file of streets, which was checked. It stays open, so a file that takes its place is served after a restart.
type File struct {
	header
	file    *os.File
	size    int64
	changed time.Time
	version string // of its content: another one has another address
	reads   *bounded
}

// needed are the layers of a Protomaps basemap without which a map would be blank.
var needed = []string{"earth", "places", "roads", "water"}

// Open opens a file and checks its header, root directory and description. The error says what is wrong with the file.
func Open(path string) (*File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("the file of streets cannot be read: %w", err)
	}
	opened, err := read(f)
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("%s cannot be the map's streets: %w", path, err)
	}
	return opened, nil
}

func read(file *os.File) (*File, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("it is no file")
	}
	first := make([]byte, min(firstPart, info.Size()))
	if _, err := io.ReadFull(file, first); err != nil {
		return nil, err
	}
	h, err := readHeader(first, uint64(info.Size()))
	if err != nil {
		return nil, err
	}
	f := &File{header: h, file: file, size: info.Size(), changed: info.ModTime(), version: versionOf(first, info),
		reads: newBounded(file)}
	return f, errors.Join(f.checkRoot(), f.checkLayers())
}

// versionOf returns the same text for the same file: its beginning, size and time.
func versionOf(first []byte, info os.FileInfo) string {
	sum := sha256.Sum256(fmt.Appendf(slices.Clone(first), "%d %d", info.Size(), info.ModTime().UnixNano()))
	return hex.EncodeToString(sum[:12])
}

func (f *File) checkRoot() error {
	b, err := f.unpacked(f.root)
	if err != nil {
		return errDirectory
	}
	return checkDirectory(b, f.header)
}

func (f *File) checkLayers() error {
	var described struct {
		Layers []struct{ ID string } `json:"vector_layers"`
	}
	b, err := f.unpacked(f.metadata)
	if err != nil || json.Unmarshal(b, &described) != nil {
		return errors.New("its description is damaged")
	}
	for _, name := range needed {
		if !slices.ContainsFunc(described.Layers, func(l struct{ ID string }) bool { return l.ID == name }) {
			return fmt.Errorf("it has no layer %s: a basemap of Protomaps is needed", name)
		}
	}
	return nil
}

// unpacked reads a directory or the description, up to limits.StreetsDirectoryBytes.
func (f *File) unpacked(s section) ([]byte, error) {
	var r io.Reader = io.NewSectionReader(f.file, int64(s.offset), int64(s.length))
	if f.packed == packedGzip {
		z, err := gzip.NewReader(r)
		if err != nil {
			return nil, err
		}
		r = z
	}
	var b bytes.Buffer
	n, err := b.ReadFrom(io.LimitReader(r, limits.StreetsDirectoryBytes+1))
	if n > limits.StreetsDirectoryBytes {
		err = errors.New("too long")
	}
	return b.Bytes(), err
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }

// String says what the file covers.
func (f *File) String() string {
	return fmt.Sprintf("zooms %d to %d, from %.2f° to %.2f° north and %.2f° to %.2f° east", f.Zooms[0], f.Zooms[1],
		f.South, f.North, f.West, f.East)
}
