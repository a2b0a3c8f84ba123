package export

import (
	"bufio"
	"errors"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/intake/mediafiles"
)

// index writes photos/index.json picture by picture; without any there is no file.
type index struct {
	file *os.File
	out  *bufio.Writer
}

// add writes a picture that has words, or another name in the store than an import would give it.
func (x *index) add(w *writer, d mediafiles.Described) error {
	if d.Alt == nil && d.Stored == "" && d.Uploaded == "" && !d.Decorative {
		return nil
	}
	before := ",\n"
	if x.file == nil {
		var err error
		if x.file, err = os.Create(filepath.Join(w.dir, "photos", "index.json")); err != nil {
			return err
		}
		x.out, before = bufio.NewWriter(x.file), "[\n"
	}
	text, err := plainJSON(d)
	if err == nil {
		_, err = x.out.WriteString(before + "  " + text)
	}
	return err
}

func (x *index) close() error {
	if x.file == nil {
		return nil
	}
	_, err := x.out.WriteString("\n]\n")
	return errors.Join(err, x.out.Flush(), x.file.Close())
}
