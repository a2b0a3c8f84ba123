package intake

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"errors"
	"fmt"
	"hash"
	"image"
	_ "image/jpeg" // to decode pictures of an import folder
	_ "image/png"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	_ "golang.org/x/image/webp"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/video"
	"github.com/gevel/gevel/limits"
)

// media holds the pictures, videos and documents of a folder, each read once.
type media struct {
	folder *folder
	known  map[string]db.Media  // by path in the folder
	stored map[string]Described // of an exported folder, by path: the names that files had in the media folder
}

func newMedia(f *folder) *media {
	return &media{folder: f, known: map[string]db.Media{}, stored: map[string]Described{}}
}

// SumOf returns the start of a file's hash, which names it in the media folder.
func SumOf(content hash.Hash) string { return hex.EncodeToString(content.Sum(nil)[:12]) }

// photos reads the pictures that a record names; a missing file or one that is no picture is a problem. One that another server has is
// fetched later.
func (m *media) photos(file, field string, names []string) []db.Media {
	var list []db.Media
	for i, name := range names {
		p, err := m.photoOrRemote(name)
		if err != nil {
			m.folder.problem(file, fmt.Sprintf("%s[%d]", field, i), "photos/%s %s", name, err)
			continue
		}
		list = append(list, p)
	}
	return list
}

// once returns a file that is known, or reads it.
func (m *media) once(file string, read func(file string) (db.Media, error)) (db.Media, error) {
	if known, ok := m.known[file]; ok {
		return known, nil
	}
	found, err := read(file)
	if err == nil {
		m.known[file] = found
	}
	return found, err
}

func (m *media) photoOrRemote(name string) (db.Media, error) {
	r, err := m.remote("photos/" + name)
	if r == nil {
		return m.photo(name)
	}
	return db.Media{Remote: r, Alt: m.folder.alts[name]}, err
}

func (m *media) photo(name string) (db.Media, error) {
	p, err := m.once(path.Join("photos", name), m.readPhoto)
	p.Alt = m.folder.alts[name]
	return p, err
}

func (m *media) readPhoto(file string) (db.Media, error) {
	p, err := m.open(file, []string{".jpg", ".jpeg", ".png", ".webp", ".svg"})
	if err != nil {
		return p, err
	}
	if p.Width, p.Height, err = m.size(file); err != nil {
		return p, errors.New("is not a picture that can be read")
	}
	if err := m.affordable(file, p); err != nil {
		return p, err
	}
	if err := wholeness(m.folder.files, file, p.Size); err != nil {
		return p, err
	}
	return p, nil
}

// costly is the error for a picture that takes too much memory to open.
type costly string

func (c costly) Error() string { return string(c) }

// affordable returns an error for a picture that takes too much memory or time to resize.
func (m *media) affordable(file string, p db.Media) error {
	if p.Width*p.Height > limits.PicturePixels {
		return costly(fmt.Sprintf("has %d megapixels; at most 50 are allowed", p.Width*p.Height/1_000_000))
	}
	data, err := fs.ReadFile(m.folder.files, file)
	if err != nil || raster.KindOf(data) == "" {
		return err // an SVG is never decoded
	}
	if raster.IsAnimated(data) {
		return errors.New("is animated; only pictures that stand still are shown")
	}
	cost, err := raster.CostOf(data)
	switch {
	case err != nil:
		return errors.New("is not a picture that can be read")
	case cost.Scans > limits.PictureScans:
		return fmt.Errorf("has %d scans; at most %d are allowed: save it again", cost.Scans, limits.PictureScans)
	case cost.Bytes > limits.PictureDecodedBytes:
		return costly(fmt.Sprintf("takes %d MB of memory to open; at most %d are allowed: save it smaller, not interlaced or progressive, or with 8 bits a channel", cost.Bytes>>20, limits.PictureDecodedBytes>>20))
	}
	return nil
}

func (m *media) document(name string) (db.Media, error) {
	if r, err := m.remote("documents/" + name); r != nil {
		return db.Media{Remote: r}, err
	}
	return m.once(path.Join("documents", name), func(file string) (db.Media, error) { return m.open(file, []string{".pdf"}) })
}

// open reads a file and names it by the hash of its content, so that a changed picture has a new address.
func (m *media) open(file string, kinds []string) (db.Media, error) {
	extension := strings.ToLower(path.Ext(file))
	if !slices.Contains(kinds, extension) {
		return db.Media{}, fmt.Errorf("is not a file of kind %s", strings.Join(kinds, ", "))
	}
	in, err := m.folder.files.Open(file)
	if err != nil {
		return db.Media{}, errors.New("is not in the folder")
	}
	defer in.Close()
	sum := sha256.New()
	size, err := io.Copy(sum, in)
	if err != nil {
		return db.Media{}, errors.New("cannot be read")
	}
	name := SumOf(sum) + extension
	if before := m.stored[file]; before.Sum != "" && before.Sum == SumOf(sum) && path.Ext(before.Stored) == extension {
		name = before.Stored
	}
	if d, ok := m.folder.files.(delivered); ok && d.isStored(file) {
		name = path.Base(file) // a file of the media folder keeps its name
	}
	return db.Media{Source: file, File: name, Size: int(size)}, nil
}

func (m *media) size(file string) (width, height int, err error) {
	in, err := m.folder.files.Open(file)
	if err != nil {
		return 0, 0, err
	}
	defer in.Close()
	if strings.EqualFold(path.Ext(file), ".svg") {
		return sizeOfDrawing(in)
	}
	c, _, err := image.DecodeConfig(in)
	return c.Width, c.Height, err
}

// sizeOfDrawing reads the size of an SVG from its viewBox.
func sizeOfDrawing(in io.Reader) (width, height int, err error) {
	var svg struct {
		XMLName xml.Name `xml:"svg"`
		ViewBox string   `xml:"viewBox,attr"`
	}
	if err := xml.NewDecoder(in).Decode(&svg); err != nil {
		return 0, 0, err
	}
	box := strings.Fields(svg.ViewBox)
	if len(box) != 4 {
		return 0, 0, errors.New("no viewBox")
	}
	w, err1 := strconv.ParseFloat(box[2], 64)
	h, err2 := strconv.ParseFloat(box[3], 64)
	if w < 1 || h < 1 {
		return 0, 0, errors.New("empty viewBox")
	}
	return int(w), int(h), errors.Join(err1, err2)
}

// copyMedia copies a file into the media folder unless it is there: pictures and videos without the camera's metadata, such as the place.
// The copy is complete or does not exist.
func copyMedia(files fs.FS, m db.Media, dir string) error {
	to := filepath.Join(dir, m.File)
	if _, err := os.Stat(to); err == nil {
		return nil
	}
	in, err := files.Open(m.Source)
	if err != nil {
		return err
	}
	defer in.Close()
	switch {
	case video.IsName(m.File):
		return copyVideo(in, to)
	case !raster.IsName(m.File):
		return atomicfile.Write(to, in, 0o600)
	}
	data, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	return atomicfile.Write(to, bytes.NewReader(raster.Bare(data)), 0o600)
}
