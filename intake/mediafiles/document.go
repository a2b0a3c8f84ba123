package mediafiles

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/pdf"
	"github.com/gevel/gevel/limits"
)

// ReadDocument reads a PDF of which what it says beside what it shows can be taken out. It is named by what is left, so that an export of
// it, which has that, gets the same name when it is imported again.
func (m *Folder) ReadDocument(file string) (imports.Media, error) {
	found, err := m.openKind(file, ".pdf")
	if err != nil {
		return found, err
	}
	in, err := m.Files.Open(found.Source)
	if err != nil {
		return found, err
	}
	defer in.Close()
	data, err := bareDocument(in)
	if err != nil || m.hasItsName(file) {
		return found, err
	}
	sum := sha256.New()
	sum.Write(data)
	found.File = SumOf(sum) + ".pdf"
	return found, nil
}

// bareDocument reads a PDF that shows something, and takes out what it says beside that.
func bareDocument(in fs.File) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(in, limits.DocumentBytes+1))
	if err != nil {
		return nil, errors.New("cannot be read")
	}
	if len(data) > limits.DocumentBytes {
		return nil, fmt.Errorf("is larger than %d MiB", limits.DocumentBytes>>20)
	}
	if err := pdf.Bare(data); err != nil {
		return nil, err
	}
	return data, pdf.Readable(data)
}
