package feed

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
)

// source is a file of an archive or a folder.
type source struct {
	names []string // what its name may say, the most likely first
	size  uint64
	open  func() (io.ReadCloser, error)
}

// sources are the files that came with a file of another system: those of its archive, or those of its folder.
type sources struct {
	list  []source
	index map[string][]int // places in the list by the forms of their names
}

var errTooMany = fmt.Errorf("has more than %d files", limits.TransferFiles)

// zipSources lists the files of an archive. Nothing of it is written to the disk, so that no name leads anywhere.
func zipSources(archive *zip.Reader) (*sources, error) {
	s := &sources{}
	for _, f := range archive.File {
		if f.FileInfo().IsDir() || strings.HasSuffix(f.Name, `\`) || isLitter(slashed(f.Name)) {
			continue
		}
		if len(s.list) == limits.TransferFiles {
			return nil, fmt.Errorf("the archive %w", errTooMany)
		}
		one := source{size: f.UncompressedSize64, open: f.Open}
		for _, text := range readings(f.Name, f.Extra) {
			one.names = append(one.names, slashed(text))
		}
		s.list = append(s.list, one)
	}
	return s.ready(), nil
}

// folderSources lists the files of a folder on the disk, none of which lies outside it, by a link neither.
func folderSources(dir string) (s *sources, done func() error, err error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, nil, err
	}
	s = &sources{}
	files := root.FS()
	err = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || isLitter(name) {
			return nil // what cannot be read is missed by whatever names it
		}
		info, err := fs.Stat(files, name)
		if err != nil || !info.Mode().IsRegular() {
			return nil
		}
		if len(s.list) == limits.TransferFiles {
			return fmt.Errorf("the folder %w", errTooMany)
		}
		s.list = append(s.list, source{names: []string{filepath.ToSlash(name)}, size: uint64(info.Size()),
			open: func() (io.ReadCloser, error) { return files.Open(name) }})
		return nil
	})
	if err != nil {
		root.Close()
		return nil, nil, err
	}
	return s.ready(), root.Close, nil
}

// ready sorts the files by their names and indexes them.
func (s *sources) ready() *sources {
	slices.SortStableFunc(s.list, func(a, b source) int { return strings.Compare(a.names[0], b.names[0]) })
	s.index = map[string][]int{}
	for i, f := range s.list {
		for _, name := range f.names {
			for _, key := range append(forms("path", name), forms("base", path.Base(name))...) {
				if list := s.index[key]; len(list) == 0 || list[len(list)-1] != i {
					s.index[key] = append(list, i)
				}
			}
		}
	}
	return s
}

// forms are a name as it is compared: exactly, then in one normal form, then without regard to capitals, then as a part of an address.
func forms(kind, name string) []string {
	small := fold.String(composed(name))
	return []string{kind + " exact " + name, kind + " composed " + composed(name), kind + " small " + small,
		kind + " unescaped " + fold.String(composed(unescaped(name)))}
}

var errSeveral = errors.New("fits several files")

// find finds a file by the name that a file of data in the folder dir has for it: beside that, else from the top, else by its last part
// alone, because programs write the paths of their own disk. The error is fs.ErrNotExist for none.
func (s *sources) find(dir, name string) (source, error) {
	name = slashed(name)
	keys := append(forms("path", path.Join(dir, name)), forms("path", name)...)
	for _, key := range append(keys, forms("base", path.Base(name))...) {
		switch found := s.index[key]; len(found) {
		case 0:
		case 1:
			return s.list[found[0]], nil
		default:
			return source{}, errSeveral
		}
	}
	return source{}, fs.ErrNotExist
}

// texts are the files with an extension, in the order of their names.
func (s *sources) texts(extension string) (list []source) {
	for _, f := range s.list {
		if strings.EqualFold(path.Ext(f.names[0]), extension) {
			list = append(list, f)
		}
	}
	return list
}

// text reads a file of data.
func (s source) text() ([]byte, error) {
	in, err := s.open()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return readText(in)
}

func readText(in io.Reader) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(in, limits.TransferTextBytes+1))
	if err == nil && len(text) > limits.TransferTextBytes {
		err = fmt.Errorf("is larger than %d MiB", limits.TransferTextBytes>>20)
	}
	return text, err
}

// ArchiveFile is a file of an archive, by its name with slashes.
type ArchiveFile struct {
	Name string
	Open func() (io.ReadCloser, error)
}

// ArchiveFiles lists the files of an archive of another kind under the same guards: how many there may be, no name that leads elsewhere,
// and without what computers leave there by themselves.
func ArchiveFiles(archive *zip.Reader) (list []ArchiveFile, err error) {
	files, err := zipSources(archive)
	if err != nil {
		return nil, err
	}
	for _, f := range files.list {
		list = append(list, ArchiveFile{Name: f.names[0], Open: f.open})
	}
	return list, nil
}

// FilesIn is an archive as a folder. No file of it is larger than the archive says, nor than limits.TransferFileBytes.
func FilesIn(archive *zip.Reader) fs.FS { return filesIn{archive} }

type filesIn struct{ archive *zip.Reader }

func (f filesIn) Open(name string) (fs.File, error) {
	file, err := f.archive.Open(name)
	if err != nil {
		return nil, err
	}
	info, err := file.Stat()
	if err != nil || info.IsDir() {
		return file, err
	}
	if info.Size() > limits.TransferFileBytes {
		file.Close()
		return nil, fmt.Errorf("is larger than %d MiB", limits.TransferFileBytes>>20)
	}
	if kindOf(name, "") == "video" {
		return unpacked(file, info.Size())
	}
	return opened(path.Base(name), info.Size(), file), nil
}
