package remote

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// unfit is the error for a file that will not do however often it is fetched.
type unfit struct{ error }

// partial is the pattern of folders in the media folder with files that are being fetched.
const partial = ".fetch-*"

// fetchFile brings a remote file into the media folder, with the checks of an import.
func (f *Fetcher) fetchFile(ctx context.Context, r imports.DueRemote) (imports.Media, error) {
	dir, err := os.MkdirTemp(f.Media, partial)
	if err != nil {
		return imports.Media{}, err
	}
	defer os.RemoveAll(dir)
	if err := f.save(ctx, r, filepath.Join(dir, "file")); err != nil {
		return imports.Media{}, err
	}
	f.checks <- struct{}{}
	defer func() { <-f.checks }()
	name, err := nameByContent(dir, strings.HasPrefix(r.Name, "documents/"))
	if err != nil {
		return imports.Media{}, err
	}
	m := mediafiles.New(os.DirFS(dir), &check.Book{})
	m.Dir = f.Media
	found, err := checked(m, name)
	if err != nil {
		return imports.Media{}, err
	}
	return found, mediafiles.Copy(m.Files, found, f.Media)
}

func (f *Fetcher) save(ctx context.Context, r imports.DueRemote, to string) error {
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	var hosts []string
	if r.Hosts.Value != nil {
		hosts = *r.Hosts.Value
	}
	ctx, cancel := context.WithTimeout(ctx, f.longest)
	defer cancel()
	return errors.Join(f.Client.Save(ctx, r.Address, hosts, out, limits.RemoteFileBytes), out.Close())
}

// checked checks a fetched picture or document.
func checked(m *mediafiles.Folder, name string) (found imports.Media, err error) {
	if strings.HasSuffix(name, ".pdf") {
		found, err = m.ReadDocument(name)
	} else {
		found, err = m.ReadPhoto(name)
	}
	if err != nil && !errors.Is(err, mediafiles.ErrCut) {
		err = unfit{err}
	}
	return found, err
}

// nameByContent gives the fetched file the extension of what it is, and returns its name.
func nameByContent(dir string, document bool) (string, error) {
	head, err := headOf(filepath.Join(dir, "file"))
	if err != nil {
		return "", err
	}
	extension, expected := mediafiles.Extensions[raster.KindOf(head)], "a JPEG, PNG or WebP"
	if document {
		extension, expected = "", "a PDF"
		if bytes.HasPrefix(head, []byte("%PDF-")) {
			extension = ".pdf"
		}
	}
	if extension == "" {
		kind, _, _ := strings.Cut(http.DetectContentType(head), ";")
		if f := raster.ForeignOf(head); f.Kind != "" && !document {
			return "", unfit{fmt.Errorf("is %s (%s), not %s: %s", f.Name, kind, expected, f.Advice)}
		}
		return "", unfit{fmt.Errorf("is %s, not %s", kind, expected)}
	}
	return "file" + extension, os.Rename(filepath.Join(dir, "file"), filepath.Join(dir, "file"+extension))
}

// headOf reads the first bytes of a file.
func headOf(file string) ([]byte, error) {
	in, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	head := make([]byte, 512)
	n, err := io.ReadFull(in, head)
	switch {
	case err == io.EOF:
		return nil, errors.New("is empty")
	case err == io.ErrUnexpectedEOF:
		err = nil
	}
	return head[:n], err
}

// isFinal reports whether fetching a file again would fail again.
func isFinal(err error) bool {
	var u unfit
	return errors.As(err, &u) || errors.Is(err, fetch.ErrAddress) || errors.Is(err, fetch.ErrHost) || errors.Is(err, fetch.ErrPrivate) ||
		errors.Is(err, fetch.ErrTooLarge)
}
