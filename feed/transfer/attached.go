package transfer

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"
	"time"

	"github.com/gevel/gevel/limits"
)

// Attached are the pictures and documents that records name, as the files photos/NAME and documents/NAME of an import folder. Each has a
// name of its own, because files of data in several folders of an archive may mean different files by one.
type Attached struct {
	Sources *Sources
	files   map[string]attachedFile // by NAME
	names   map[string]string       // NAME by the folder and name in the file of data
	Known   map[string]string       // NAME, or the address, by what the reader of a format calls it
}

// attachedFile is what a name stands for: a file that is found when it is opened, or the content itself.
type attachedFile struct {
	dir, name string
	content   []byte
}

func newAttached(s *Sources) *Attached {
	return &Attached{Sources: s, files: map[string]attachedFile{}, names: map[string]string{}, Known: map[string]string{}}
}

// Name gives the name of a file that a file of data in the folder dir names.
func (a *Attached) Name(dir, file string) string {
	place := dir + "\x00" + file
	if name, known := a.names[place]; known {
		return name
	}
	base := path.Base(Slashed(file))
	name := base
	for n := 2; a.has(name); n++ {
		name = fmt.Sprint(n, "-", base)
	}
	a.names[place], a.files[name] = name, attachedFile{dir: dir, name: file}
	return name
}

// Embed adds a file that stands in the file of data itself.
func (a *Attached) Embed(name string, content []byte) string {
	base := name
	for n := 2; a.has(name); n++ {
		name = fmt.Sprint(n, "-", base)
	}
	a.files[name] = attachedFile{content: content}
	return name
}

func (a *Attached) has(name string) bool {
	_, known := a.files[name]
	return known
}

// Open opens photos/NAME or documents/NAME.
func (a *Attached) Open(name string) (fs.File, error) {
	name = strings.TrimPrefix(strings.TrimPrefix(name, "photos/"), "documents/")
	f, known := a.files[name]
	switch {
	case !known:
		return nil, fs.ErrNotExist
	case f.content != nil:
		return opened(name, int64(len(f.content)), io.NopCloser(bytes.NewReader(f.content))), nil
	case a.Sources == nil:
		return nil, fs.ErrNotExist
	}
	s, err := a.Sources.find(f.dir, f.name)
	if err != nil {
		return nil, err
	}
	if s.size > limits.TransferFileBytes {
		return nil, fmt.Errorf("is larger than %d MiB", limits.TransferFileBytes>>20)
	}
	in, err := s.Open()
	if err != nil {
		return nil, err
	}
	_, isOnDisk := in.(io.ReaderAt)
	if file, ok := in.(fs.File); ok && isOnDisk {
		return file, nil
	}
	if KindOf(name, "") == "video" {
		return unpacked(in, int64(s.size))
	}
	return opened(name, int64(s.size), in), nil
}

// unpacked writes a file of an archive to the disk, because reading a video jumps to and fro. It is gone when it is closed.
func unpacked(in io.ReadCloser, size int64) (fs.File, error) {
	defer in.Close()
	out, err := os.CreateTemp("", "gevel-transfer-*")
	if err != nil {
		return nil, err
	}
	_, err = io.Copy(out, io.LimitReader(in, size))
	if err == nil {
		_, err = out.Seek(0, io.SeekStart)
	}
	if err = errors.Join(err, os.Remove(out.Name())); err != nil {
		out.Close()
		return nil, err
	}
	return out, nil
}

// openedFile is a file of an archive, or content in memory.
type openedFile struct {
	io.Reader
	io.Closer
	name string
	size int64
}

// opened gives a file of at most size bytes, as its archive says. One with more ends there, and is then no file that can be used.
func opened(name string, size int64, in io.ReadCloser) fs.File {
	return openedFile{io.LimitReader(in, size), in, name, size}
}

func (f openedFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f openedFile) Name() string               { return f.name }
func (f openedFile) Size() int64                { return f.size }
func (f openedFile) Mode() fs.FileMode          { return 0o400 }
func (f openedFile) ModTime() time.Time         { return time.Time{} }
func (f openedFile) IsDir() bool                { return false }
func (f openedFile) Sys() any                   { return nil }
