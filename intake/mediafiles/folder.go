// Package mediafiles reads and checks the pictures, videos and documents that an import, a delivery, another server or somebody at the desk
// brings, and copies them into the media folder: the one way there, without what they say beside what they show.
package mediafiles

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/locale"
)

// Folder holds the pictures, videos and documents of a folder, each read once.
type Folder struct {
	Files   fs.FS
	Alts    map[string]locale.Localized // descriptions of pictures, by file
	Remotes map[string]imports.Remote   // files at other addresses than their names, by photos/NAME and documents/NAME
	Dir     string                      // the media folder; "" when nothing is stored there yet
	Known   map[string]imports.Media    // by path in the folder
	Before  exports.ShownPictures       // of the store
	Book    *check.Book                 // where it is noted what cannot be used

	stored map[string]Described // of an exported folder, by path: the names that files had in the media folder
}

// New returns the pictures, videos and documents among files.
func New(files fs.FS, b *check.Book) *Folder {
	return &Folder{Files: files, Book: b, Alts: map[string]locale.Localized{}, Remotes: map[string]imports.Remote{},
		Known: map[string]imports.Media{}, stored: map[string]Described{}}
}

// SumOf returns the start of a file's hash, which names it in the media folder.
func SumOf(content hash.Hash) string { return hex.EncodeToString(content.Sum(nil)[:12]) }

// once returns a file that is known, or reads it.
func (m *Folder) once(file string, read func(file string) (imports.Media, error)) (imports.Media, error) {
	if known, ok := m.Known[file]; ok {
		return known, nil
	}
	found, err := read(file)
	if err == nil {
		m.Known[file] = found
	}
	return found, err
}

// Document reads a document that a record names. One that another server has is fetched later.
func (m *Folder) Document(name string) (imports.Media, error) {
	if r, err := m.remote("documents/" + name); r != nil {
		return imports.Media{Remote: r}, err
	}
	return m.once(path.Join("documents", name), m.ReadDocument)
}

// errMissing is the error for a file that a record names and that did not come.
var errMissing = errors.New("is not in the folder")

// unopened is why a file cannot be opened: it is not there, but for what an archive says of one that is.
func unopened(err error) error {
	if path := (*fs.PathError)(nil); errors.Is(err, fs.ErrNotExist) || errors.As(err, &path) {
		return errMissing
	}
	return err
}

// openKind opens a file whose name ends in one of the extensions.
func (m *Folder) openKind(file string, extensions ...string) (imports.Media, error) {
	extension := strings.ToLower(path.Ext(file))
	if !slices.Contains(extensions, extension) {
		return imports.Media{}, fmt.Errorf("is not a file of kind %s", strings.Join(extensions, ", "))
	}
	return m.open(file, extension)
}

// open reads a file and names it by the hash of its content, so that a changed picture has a new address.
func (m *Folder) open(file, extension string) (imports.Media, error) {
	in, err := m.Files.Open(file)
	if err != nil {
		return imports.Media{}, unopened(err)
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
func (m *Folder) isStored(p imports.Media) bool {
	if m.Dir == "" {
		return false
	}
	_, err := os.Stat(filepath.Join(m.Dir, p.File))
	return err == nil
}

// hasItsName reports whether a file is one of the media folder, which keeps its name.
func (m *Folder) hasItsName(file string) bool {
	d, ok := m.Files.(Delivered)
	return ok && d.isStored(file)
}
