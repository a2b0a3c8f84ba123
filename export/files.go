package export

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/intake/mediafiles"
)

// file writes a file of the folder.
func (w *writer) file(name string, content io.Reader) error {
	to := filepath.Join(w.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, content)
	return errors.Join(err, out.Close())
}

// name returns the name under photos/ of a picture with its description: the same file with another description has another name.
func (w *writer) name(f exports.ExportedFile) string {
	if len(f.Alt) == 0 && w.isFree(f.File, f) {
		return f.File
	}
	text, _ := json.Marshal(f.Alt) // texts always have a JSON form
	sum := sha256.Sum256(text)
	extension := path.Ext(f.File)
	for name := strings.TrimSuffix(f.File, extension) + "-" + hex.EncodeToString(sum[:4]); ; name += "x" {
		if w.isFree(name+extension, f) {
			return name + extension
		}
	}
}

// nameAmong names a picture, and notes it among those of the configuration and of articles.
func (w *writer) nameAmong(f exports.ExportedFile) string {
	name := w.name(f)
	w.named[name] = f
	return name
}

// isFree reports whether a name stands for no other picture.
func (w *writer) isFree(name string, f exports.ExportedFile) bool {
	other, taken := w.named[name]
	return !taken || other.File == f.File && maps.Equal(other.Alt, f.Alt)
}

// readLibrary reads the picture library, from which the index has what is decorative and what was uploaded at the desk.
func (w *writer) readLibrary(ctx context.Context, e *exports.Exporting) error {
	list, err := e.Library(ctx)
	w.library = make(map[string]pictures.Picture, len(list))
	for _, p := range list {
		w.library[p.File] = p
	}
	return err
}

// addUploads names the uploads that nothing shows, so that the folder has all of them.
func (w *writer) addUploads() {
	shown := map[string]bool{}
	for _, f := range w.named {
		shown[f.File] = true
	}
	for file, p := range w.library {
		if p.UploadedAt != nil && !shown[file] {
			w.nameAmong(exports.ExportedFile{File: file, Alt: p.Shown(nil)})
		}
	}
}

// photos copies the pictures and videos, and writes the index with their descriptions.
func (w *writer) photos(ctx context.Context, e *exports.Exporting) error {
	w.addUploads()
	x := &index{}
	for _, name := range slices.Sorted(maps.Keys(w.named)) {
		if err := w.photo(x, name, w.named[name]); err != nil {
			return err
		}
	}
	err := e.Photos(ctx, func(f exports.ExportedFile) error {
		name := w.name(f)
		if _, copied := w.named[name]; copied {
			return ctx.Err()
		}
		return errors.Join(ctx.Err(), w.photo(x, name, f))
	})
	if err != nil {
		return err
	}
	return x.close()
}

func (w *writer) photo(x *index, name string, f exports.ExportedFile) error {
	sum, err := w.copy("photos/"+name, f.File)
	if err != nil {
		return err
	}
	d := mediafiles.Described{File: name}
	if f.Alt != nil {
		d.Alt = &f.Alt
	}
	if f.File != sum+strings.ToLower(path.Ext(name)) {
		d.Stored, d.Sum = f.File, sum
	}
	if p := w.library[f.File]; p.File != "" {
		d.Decorative = p.Decorative
		if p.UploadedAt != nil {
			d.Uploaded = *p.Name
		}
	}
	return x.add(w, d)
}

func (w *writer) documents(ctx context.Context, e *exports.Exporting) error {
	return e.Documents(ctx, func(f exports.ExportedFile) error {
		_, err := w.copy("documents/"+f.File, f.File)
		return errors.Join(ctx.Err(), err)
	})
}

// copy copies a file of the media folder, and returns the sum by which an import would name it.
func (w *writer) copy(to, file string) (string, error) {
	in, err := os.Open(filepath.Join(w.media, file))
	if err != nil {
		return "", fmt.Errorf("%s cannot be exported: %w", to, err)
	}
	defer in.Close()
	sum := sha256.New()
	w.report.Files++
	if w.linked && w.link(to, file) == nil {
		_, err = io.Copy(sum, in)
	} else {
		err = w.file(to, io.TeeReader(in, sum))
	}
	return mediafiles.SumOf(sum), err
}

// link puts a file of the media folder into the folder without copying it.
func (w *writer) link(to, file string) error {
	to = filepath.Join(w.dir, filepath.FromSlash(to))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	return os.Link(filepath.Join(w.media, file), to)
}
