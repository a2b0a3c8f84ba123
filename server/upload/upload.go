// Package upload stores the files that visitors send with a form and staff with an answer. They are never served to visitors.
package upload

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/pdf"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/picture"
)

// Folder is the folder of uploads, which have random names. Only a signed link in an email to the agency gives access to them.
type Folder struct {
	dir   string
	slots chan struct{} // one for each file that may be in memory at the same time
	write func(to string, r io.Reader, mode os.FileMode) error
}

// OpenFolder opens a folder, and creates it when it does not exist.
func OpenFolder(dir string) (*Folder, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the folder of uploads cannot be made: %w", err)
	}
	return &Folder{dir: dir, slots: make(chan struct{}, limits.UploadsAtOnce), write: atomicfile.Write}, nil
}

// Save stores content that is of the kind, under the visitor's name for it. When it returns no error, the file is synced to disk. It
// returns forms.ErrFileTooLarge or forms.ErrFileType for a file that is not accepted, the context's error when the context ends first,
// and stores nothing when it fails. content must have arrived already, because few files are handled at the same time.
func (f *Folder) Save(ctx context.Context, kind forms.UploadKind, name string, content io.Reader) (forms.Upload, error) {
	select {
	case <-ctx.Done():
		return forms.Upload{}, ctx.Err()
	case f.slots <- struct{}{}:
		defer func() { <-f.slots }()
	}
	data, err := io.ReadAll(io.LimitReader(content, kind.Largest()+1))
	if err != nil {
		return forms.Upload{}, err
	}
	if int64(len(data)) > kind.Largest() {
		return forms.Upload{}, forms.ErrFileTooLarge
	}
	return f.save(ctx, kind, name, data)
}

func (f *Folder) save(ctx context.Context, kind forms.UploadKind, name string, data []byte) (forms.Upload, error) {
	sort, ok := sortOf(data)
	if !ok || !sort.fits(kind) {
		return forms.Upload{}, forms.ErrFileType
	}
	if sort.kind == forms.UploadPicture {
		drawn, err := fresh(ctx, data)
		switch {
		case err != nil:
			return forms.Upload{}, err
		case kind == forms.UploadAnswer:
			data = raster.Bare(data) // without metadata, and not encoded anew
		default:
			data, sort = drawn, jpeg
		}
	}
	if kind == forms.UploadAnswer && sort == pdfFile {
		data = bytes.Clone(data)
		if pdf.Bare(data) != nil {
			return forms.Upload{}, forms.ErrFileType
		}
	}
	sort.kind = kind
	file := rand.Text() + sort.extension
	if err := f.write(filepath.Join(f.dir, file), bytes.NewReader(data), 0o600); err != nil {
		return forms.Upload{}, err
	}
	return forms.Upload{File: file, Name: cleanName(name, sort), Type: sort.media, Size: int64(len(data))}, nil
}

// fresh encodes a picture anew, without metadata.
func fresh(ctx context.Context, data []byte) ([]byte, error) {
	data, err := picture.Fresh(ctx,
		data, picture.Bounds{Pixels: limits.UploadPixels, Bytes: limits.UploadDecodedBytes, Scans: limits.PictureScans})
	var unfit picture.Unfit
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.Is(err, picture.ErrTooCostly):
		return nil, forms.ErrFileTooLarge
	case errors.As(err, &unfit):
		return nil, forms.ErrFileType
	}
	return data, err
}

// Open opens a stored file, for an email to the agency.
func (f *Folder) Open(file string) (io.ReadCloser, error) {
	return os.Open(filepath.Join(f.dir, filepath.Base(file)))
}
