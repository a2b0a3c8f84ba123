package intake

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/raster"
)

// mediaFolder holds the pictures, videos and documents of a folder, each read once.
type mediaFolder struct {
	folder *folder
	dir    string                   // the media folder; "" when nothing is stored there yet
	known  map[string]imports.Media // by path in the folder
	stored map[string]Described     // of an exported folder, by path: the names that files had in the media folder
	before exports.ShownPictures    // of the store
}

func newMedia(f *folder) *mediaFolder {
	return &mediaFolder{folder: f, known: map[string]imports.Media{}, stored: map[string]Described{}}
}

// SumOf returns the start of a file's hash, which names it in the media folder.
func SumOf(content hash.Hash) string { return hex.EncodeToString(content.Sum(nil)[:12]) }

// once returns a file that is known, or reads it.
func (m *mediaFolder) once(file string, read func(file string) (imports.Media, error)) (imports.Media, error) {
	if known, ok := m.known[file]; ok {
		return known, nil
	}
	found, err := read(file)
	if err == nil {
		m.known[file] = found
	}
	return found, err
}

func (c costly) Error() string { return string(c) }

func (m *mediaFolder) document(name string) (imports.Media, error) {
	if r, err := m.remote("documents/" + name); r != nil {
		return imports.Media{Remote: r}, err
	}
	return m.once(path.Join("documents", name), m.readDocument)
}

// errMissing is the error for a file that a record names and that did not come.
var errMissing = errors.New("is not in the folder")

// openKind opens a file whose name ends in one of the extensions.
func (m *mediaFolder) openKind(file string, extensions ...string) (imports.Media, error) {
	extension := strings.ToLower(path.Ext(file))
	if !slices.Contains(extensions, extension) {
		return imports.Media{}, fmt.Errorf("is not a file of kind %s", strings.Join(extensions, ", "))
	}
	return m.open(file, extension)
}

// open reads a file and names it by the hash of its content, so that a changed picture has a new address.
func (m *mediaFolder) open(file, extension string) (imports.Media, error) {
	in, err := m.folder.files.Open(file)
	if err != nil {
		return imports.Media{}, errMissing
	}
	defer in.Close()
	sum := sha256.New()
	size, err := io.Copy(sum, in)
	if err != nil {
		return imports.Media{}, errors.New("cannot be read")
	}
	name := SumOf(sum) + extension
	if before := m.stored[file]; before.Sum != "" && before.Sum == SumOf(sum) &&
		(path.Ext(before.Stored) == extension || raster.IsName(before.Stored) && raster.IsName(name)) {
		name = before.Stored
	}
	if m.hasItsName(file) {
		name = path.Base(file)
	}
	return imports.Media{Source: file, File: name, Size: int(size)}, nil
}

// isStored reports whether a file is in the media folder already.
func (m *mediaFolder) isStored(p imports.Media) bool {
	if m.dir == "" {
		return false
	}
	_, err := os.Stat(filepath.Join(m.dir, p.File))
	return err == nil
}

// hasItsName reports whether a file is one of the media folder, which keeps its name.
func (m *mediaFolder) hasItsName(file string) bool {
	d, ok := m.folder.files.(delivered)
	return ok && d.isStored(file)
}
