package mediafiles

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // to decode pictures of an import folder
	_ "image/png"
	"io"
	"path"
	"strings"

	_ "golang.org/x/image/webp"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// Photos reads the pictures that a record names, and gives their names and themselves. One that another server has is fetched later.
func (m *Folder) Photos(file, field string, names []string) (used []string, list []imports.Media) {
	m.decodeTogether(names)
	for i, name := range names {
		p, err := m.photoOrRemote(name)
		if err != nil {
			m.Book.BadFile(file, fmt.Sprintf("%s[%d]", field, i), "photos/%s %s", name, err)
			continue
		}
		used, list = append(used, name), append(list, p)
	}
	return used, list
}

func (m *Folder) photoOrRemote(name string) (imports.Media, error) {
	r, err := m.remote("photos/" + name)
	if r == nil {
		return m.Photo(name)
	}
	return imports.Media{Remote: r, Alt: m.Alts[name]}, err
}

// Photo reads a picture of the folder.
func (m *Folder) Photo(name string) (imports.Media, error) {
	p, err := m.once(path.Join("photos", name), m.ReadPhoto)
	p.Alt = m.Alts[name]
	return p, err
}

// ReadPhoto reads and checks a picture. What was stored before was decoded then.
func (m *Folder) ReadPhoto(file string) (imports.Media, error) {
	p, err := m.inspectPhoto(file)
	if err != nil || m.isStored(p) {
		return p, err
	}
	return p, m.decodes(file)
}

// inspectPhoto reads a picture as far as its pixels.
func (m *Folder) inspectPhoto(file string) (imports.Media, error) {
	extension, err := m.pictureExtension(file)
	if err != nil {
		return imports.Media{}, err
	}
	p, err := m.open(file, extension)
	if err != nil {
		return p, err
	}
	if path.Ext(p.File) == ".svg" {
		if err := m.checkDrawing(file); err != nil {
			return p, err
		}
	}
	if p.Width, p.Height, err = m.size(file, path.Ext(p.File)); err != nil {
		head, err := m.head(file)
		if err != nil {
			return p, err
		}
		return p, foreign(head)
	}
	return p, m.affordable(file, p)
}

// pictureExtension is the extension under which a picture is stored, which also says its type to whom it is sent: that of its content,
// whatever its name has, as the .jfif that browsers on Windows save and the .png that a program made of a JPEG.
func (m *Folder) pictureExtension(file string) (string, error) {
	extension := strings.ToLower(path.Ext(file))
	if extension == ".svg" {
		return extension, nil
	}
	head, err := m.head(file)
	if err != nil {
		return "", err
	}
	switch found := Extensions[raster.KindOf(head)]; {
	case found == ".jpg" && extension == ".jpeg", found == "" && raster.IsName(file): // else what it is is said after its size
		return extension, nil
	case found != "":
		return found, nil
	}
	return "", foreign(head)
}

// Extensions of pictures by what their content is, whatever their addresses say.
var Extensions = map[raster.Kind]string{raster.JPEG: ".jpg", raster.PNG: ".png", raster.WebP: ".webp"}

// ErrCut is the error for a picture that did not arrive to its end.
var ErrCut = errors.New("is cut off: the end of the picture is missing")

// size reads the size of a picture of the kind that an extension names, as browsers show it: turned, if a camera stored it on its side.
func (m *Folder) size(file, extension string) (width, height int, err error) {
	in, err := m.Files.Open(file)
	if err != nil {
		return 0, 0, err
	}
	defer in.Close()
	return sizeOf(in, extension)
}

// SizeOf reads the size of a picture of the media folder, as browsers show it, from no more of it than needed: it was checked when it came.
func SizeOf(dir, name string) (width, height int, err error) {
	in, err := Delivered{Media: dir}.Open(name)
	if err != nil {
		return 0, 0, err
	}
	defer in.Close()
	return sizeOf(in, path.Ext(name))
}

func sizeOf(in io.Reader, extension string) (width, height int, err error) {
	if extension == ".svg" {
		return sizeOfDrawing(in)
	}
	head, err := raster.ReadHead(in)
	if err != nil {
		return 0, 0, err
	}
	c, _, err := image.DecodeConfig(bytes.NewReader(head))
	if err != nil {
		return 0, 0, err
	}
	width, height = raster.ShownSize(head, c.Width, c.Height)
	return width, height, nil
}

// checkDrawing returns an error for an SVG that is past the limits of drawings.
func (m *Folder) checkDrawing(file string) error {
	in, err := m.Files.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, limits.DrawingBytes+1))
	if err != nil {
		return errors.New("cannot be read")
	}
	return drawing.Check(data)
}

// head reads the beginning of a file, by which its kind is told.
func (m *Folder) head(file string) ([]byte, error) {
	in, err := m.Files.Open(file)
	if err != nil {
		return nil, unopened(err)
	}
	defer in.Close()
	head := make([]byte, raster.HeadBytes)
	n, _ := io.ReadFull(in, head) // fewer bytes are judged as they are
	return head[:n], nil
}

// foreign says what a file is that is no picture, by how it begins, and what to do about it.
func foreign(head []byte) error {
	if f := raster.ForeignOf(head); f.Kind != "" {
		return fmt.Errorf("is %s, not a kind of picture that the site takes: %s", f.Name, f.Advice)
	}
	return errors.New("is not a picture that can be read")
}
