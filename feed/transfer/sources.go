package transfer

import (
	"archive/zip"
	"cmp"
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

// Source is a file of an archive or a folder.
type Source struct {
	Names []string // what its name may say, the most likely first
	size  uint64
	Open  func() (io.ReadCloser, error)
}

// Sources are the files that came with a file of another system: those of its archive, or those of its folder.
type Sources struct {
	list  []Source
	index map[string][]int // places in the list by the forms of their names
}

var ErrTooMany = fmt.Errorf("has more than %d files", limits.TransferFiles)

// ZipSources lists the files of an archive. Nothing of it is written to the disk, so that no name leads anywhere. Of two files with one
// name the later one counts, as it would after unpacking.
func ZipSources(archive *zip.Reader) (*Sources, error) {
	s, at := &Sources{}, map[string]int{}
	for _, f := range archive.File {
		if f.FileInfo().IsDir() || strings.HasSuffix(f.Name, `\`) || isLitter(Slashed(f.Name)) {
			continue
		}
		if len(s.list) == limits.TransferFiles {
			return nil, fmt.Errorf("the archive %w", ErrTooMany)
		}
		one := Source{size: f.UncompressedSize64, Open: func() (io.ReadCloser, error) { return openPacked(f) }}
		for _, text := range readings(f.Name, f.Extra) {
			one.Names = append(one.Names, Slashed(text))
		}
		if i, twice := at[f.Name]; twice {
			s.list[i] = one
			continue
		}
		at[f.Name] = len(s.list)
		s.list = append(s.list, one)
	}
	return s.ready(), nil
}

// methods are the ways of packing that programs use beside the two which every program reads, by their numbers (APPNOTE.TXT 4.4.5).
var methods = map[uint16]string{9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ", 98: "PPMd", 99: "AES"}

// ErrPacked is that of a file of an archive which only some programs can unpack.
var ErrPacked = errors.New("make the archive anew, as an ordinary ZIP without a password")

// openPacked opens a file of an archive, or says how it is packed that it cannot be.
func openPacked(f *zip.File) (io.ReadCloser, error) {
	const encrypted = 1 // a bit of the flags
	switch {
	case f.Flags&encrypted != 0:
		return nil, fmt.Errorf("is packed with a password; %w", ErrPacked)
	case f.Method != zip.Store && f.Method != zip.Deflate:
		return nil, fmt.Errorf("is packed with %s; %w", cmp.Or(methods[f.Method], fmt.Sprint("method ", f.Method)), ErrPacked)
	}
	return f.Open()
}

// FolderSources lists the files of a folder on the disk, none of which lies outside it, by a link neither.
func FolderSources(dir string) (s *Sources, done func() error, err error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, nil, err
	}
	s = &Sources{}
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
			return fmt.Errorf("the folder %w", ErrTooMany)
		}
		s.list = append(s.list, Source{Names: []string{filepath.ToSlash(name)}, size: uint64(info.Size()),
			Open: func() (io.ReadCloser, error) { return files.Open(name) }})
		return nil
	})
	if err != nil {
		root.Close()
		return nil, nil, err
	}
	return s.ready(), root.Close, nil
}

// ready sorts the files by their names and indexes them.
func (s *Sources) ready() *Sources {
	slices.SortStableFunc(s.list, func(a, b Source) int { return strings.Compare(a.Names[0], b.Names[0]) })
	s.index = map[string][]int{}
	for i, f := range s.list {
		for _, name := range f.Names {
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
func (s *Sources) find(dir, name string) (Source, error) {
	name = Slashed(name)
	keys := append(forms("path", path.Join(dir, name)), forms("path", name)...)
	for _, key := range append(keys, forms("base", path.Base(name))...) {
		switch found := s.index[key]; len(found) {
		case 0:
		case 1:
			return s.list[found[0]], nil
		default:
			return Source{}, errSeveral
		}
	}
	return Source{}, fs.ErrNotExist
}

// Texts are the files with an extension, in the order of their names.
func (s *Sources) Texts(extension string) (list []Source) {
	for _, f := range s.list {
		if strings.EqualFold(path.Ext(f.Names[0]), extension) {
			list = append(list, f)
		}
	}
	return list
}

// Text reads a file of data.
func (s Source) Text() ([]byte, error) {
	in, err := s.Open()
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
	files, err := ZipSources(archive)
	if err != nil {
		return nil, err
	}
	for _, f := range files.list {
		list = append(list, ArchiveFile{Name: f.Names[0], Open: f.Open})
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
	if KindOf(name, "") == "video" {
		return unpacked(file, info.Size())
	}
	return opened(path.Base(name), info.Size(), file), nil
}
