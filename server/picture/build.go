package picture

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Unfit says why an original has no sizes, in one line for the one who asked.
type Unfit string

func (u Unfit) Error() string { return string(u) }

// build makes one size of an original. The file is complete or not there at all.
func build(original string, size Size, to string) error {
	data, err := sized(original, size)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	out, err := os.CreateTemp(filepath.Dir(to), ".size-*")
	if err != nil {
		return err
	}
	defer os.Remove(out.Name())
	_, err = out.Write(data)
	if err := errors.Join(err, out.Sync(), out.Chmod(0o644), out.Close()); err != nil {
		return err
	}
	return os.Rename(out.Name(), to)
}

// sized gives the bytes of one size of an original. A decoder that breaks on a damaged original is no more than a damaged original.
func sized(original string, size Size) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errDamaged, r)
		}
	}()
	m, turned, err := read(original)
	if err != nil {
		return nil, err
	}
	return encode(turned.apply(scale(m, turned, size.Width)), size.Format)
}
