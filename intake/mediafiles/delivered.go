package mediafiles

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/internal/atomicfile"
)

// IsDelivered reports whether a name is that of a picture, video or document in an import folder.
func IsDelivered(name string) bool {
	dir := path.Dir(name)
	return fs.ValidPath(name) && (dir == "photos" || dir == "documents")
}

// Save writes a file of a delivery into a folder; IsDelivered must be true for its name.
func Save(dir, name string, content io.Reader) error {
	to := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	return atomicfile.Write(to, content, 0o600)
}

// Delivered is a file system of the delivery's files and the media folder's files.
type Delivered struct {
	Files fs.FS
	Media string
}

// isStored reports whether a name is that of a file in the media folder, not of a delivered one.
func (d Delivered) isStored(name string) bool {
	if d.Files != nil {
		if _, err := fs.Stat(d.Files, name); !errors.Is(err, fs.ErrNotExist) {
			return false
		}
	}
	return media.IsName(path.Base(name))
}

// Open opens a file of either.
func (d Delivered) Open(name string) (fs.File, error) {
	if d.Files != nil {
		if file, err := d.Files.Open(name); !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
	}
	if base := path.Base(name); media.IsName(base) {
		return os.Open(filepath.Join(d.Media, base))
	}
	return nil, fs.ErrNotExist
}
