// Package streets serves the streets of the map: a basemap of Protomaps as PMTiles, which browsers read in ranges. It is the file that the
// operator chose, or the one in the data folder.
package streets

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/gevel/gevel/internal/pmtiles"
)

// File is an opened file of streets, which was checked. It stays open as long as something refers to it, so a reader of a file that another
// one has replaced reads on.
type File struct {
	pmtiles.Header
	file    *os.File
	size    int64
	changed time.Time
	version string // of its content: another one has another address
	reads   *bounded
}

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
	h, err := pmtiles.Check(file, info.Size())
	if err != nil {
		return nil, err
	}
	version, err := versionOf(file, info)
	return &File{Header: h, file: file, size: info.Size(), changed: info.ModTime(), version: version, reads: newBounded(file)}, err
}

// versionOf returns the same text for the same file: its beginning, size and time.
func versionOf(file *os.File, info os.FileInfo) (string, error) {
	sum := sha256.New()
	if _, err := io.Copy(sum, io.NewSectionReader(file, 0, pmtiles.FirstPart)); err != nil {
		return "", err
	}
	fmt.Fprintf(sum, "%d %d", info.Size(), info.ModTime().UnixNano())
	return hex.EncodeToString(sum.Sum(nil)[:12]), nil
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }

// String says what the file covers.
func (f *File) String() string {
	return fmt.Sprintf("zooms %d to %d, from %.2f° to %.2f° north and %.2f° to %.2f° east", f.Zooms[0], f.Zooms[1],
		f.South, f.North, f.West, f.East)
}
