package mediafiles

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/internal/raster"
)

// StorePicture writes a picture that somebody uploads into the media folder, with the checks of an import: its type is that of its content,
// its name that of its content, and what a camera or a program for drawings noted is left out. The error is forms.ErrFileType for what is
// no whole picture, an animation or a drawing with scripts, as forms.WrongKindError where its kind is known; forms.ErrFileTooLarge for
// one that takes too much to open. Any other means that it could not be stored.
func StorePicture(data []byte, mediaDir string) (imports.Media, error) {
	extension, bare := ".svg", data
	if kind := raster.KindOf(data); kind != "" {
		extension = Extensions[kind]
	} else if drawing.Check(data) != nil || !isPlainDrawing(data) {
		return imports.Media{}, wrongKind(raster.ForeignOf(data[:min(len(data), raster.HeadBytes)]).Kind)
	}
	p, err := checkedUpload(data, extension, (*Folder).inspectPhoto)
	if err == nil {
		if bare = raster.Bare(data); extension == ".svg" {
			bare, err = drawing.Bare(data)
		}
	}
	if err == nil {
		p, err = checkedUpload(bare, extension, (*Folder).ReadPhoto)
	}
	if err != nil {
		return imports.Media{}, err
	}
	return p, Copy(upload{p.Source, bare}, p, mediaDir)
}

func checkedUpload(data []byte, extension string, read func(m *Folder, file string) (imports.Media, error)) (imports.Media, error) {
	name := "photos/upload" + extension
	p, err := read(New(upload{name, data}, &check.Book{}), name)
	var dear costly
	switch {
	case errors.As(err, &dear):
		return p, forms.ErrFileTooLarge
	case errors.Is(err, errAnimated):
		return p, forms.WrongKindError{Kind: forms.FileAnimation}
	case err != nil:
		return p, forms.ErrFileType
	}
	return p, nil
}

// StoreDocument writes a PDF that somebody uploads into the media folder, with the checks of an import: its name is that of its content,
// and what it says beside what it shows is left out. The error is forms.ErrFileType for what is no PDF or one of which that cannot be
// taken out; any other means that it could not be stored.
func StoreDocument(data []byte, mediaDir string) (imports.Media, error) {
	files := upload{"documents/upload.pdf", data}
	m, err := New(files, &check.Book{}).ReadDocument(files.name)
	if err != nil {
		return m, forms.ErrFileType
	}
	return m, Copy(files, m, mediaDir)
}

// IsPanorama reports whether a picture can be one of 360 degrees.
func IsPanorama(m imports.Media) bool {
	return (strings.HasSuffix(m.File, ".jpg") || strings.HasSuffix(m.File, ".jpeg")) && isTwiceAsWide(m)
}

func wrongKind(kind forms.FileKind) error {
	if kind == "" {
		return forms.ErrFileType
	}
	return forms.WrongKindError{Kind: kind}
}

// upload is a file system of one file.
type upload struct {
	name string
	data []byte
}

// Open opens the file.
func (u upload) Open(name string) (fs.File, error) {
	if name != u.name {
		return nil, fs.ErrNotExist
	}
	return &uploaded{Reader: *bytes.NewReader(u.data), upload: u}, nil
}

type uploaded struct {
	bytes.Reader
	upload
}

func (u *uploaded) Stat() (fs.FileInfo, error) { return uploadInfo{u.upload}, nil }

func (u *uploaded) Close() error { return nil }

type uploadInfo struct{ upload }

func (u uploadInfo) Name() string       { return path.Base(u.name) }
func (u uploadInfo) Size() int64        { return int64(len(u.data)) }
func (u uploadInfo) Mode() fs.FileMode  { return 0o400 }
func (u uploadInfo) ModTime() time.Time { return time.Time{} }
func (u uploadInfo) IsDir() bool        { return false }
func (u uploadInfo) Sys() any           { return nil }
