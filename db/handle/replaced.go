package handle

import (
	"errors"
	"io/fs"
	"os"
)

// ErrReplaced says that somebody put another file in the place of the open one, as a copy from a backup, or took it away.
var ErrReplaced = errors.New("the database is another file than the one that was opened, and what is written there would be lost: start " +
	"the program again, and put a copy in its place with gevel restore while it is stopped")

// asOpened returns ErrReplaced when the file at the path of the database is another than the open one. Nobody would read what is
// written into the old one, while reading connections open the new one.
func (d *DB) asOpened() error {
	if d.opened == nil {
		return nil
	}
	there, err := os.Stat(d.path)
	if errors.Is(err, fs.ErrNotExist) || err == nil && !os.SameFile(there, d.opened) {
		return ErrReplaced
	}
	return nil
}
