package mediafiles

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// Panoramas reads the 360° pictures of a property: JPEG files of the folder, twice as wide as they are high.
func (m *Folder) Panoramas(file string, names []string) (used []string, list []imports.Media) {
	if len(names) > limits.Panoramas {
		m.Book.RefuseValue(records.FilesTooMany, len(names), file, "panoramas",
			"has %d pictures; at most %d are allowed", len(names), limits.Panoramas)
		return nil, nil
	}
	for i, name := range names {
		p, err := m.panorama(name)
		if err != nil {
			m.Book.BadFile(file, fmt.Sprintf("panoramas[%d]", i), "photos/%s %s", name, err)
			continue
		}
		used, list = append(used, name), append(list, p)
	}
	return used, list
}

func (m *Folder) panorama(name string) (imports.Media, error) {
	if strings.Contains(name, "://") {
		return imports.Media{}, fmt.Errorf("is an address; a 360° picture is a file of the folder")
	}
	p, err := m.Photo(name)
	if err == nil {
		p, err = m.sphere(p)
	}
	switch {
	case err != nil:
		return p, err
	case !strings.HasSuffix(p.File, ".jpg") && !strings.HasSuffix(p.File, ".jpeg"):
		return p, fmt.Errorf("is no JPEG")
	case !isTwiceAsWide(p):
		return p, fmt.Errorf("has %d by %d pixels; a 360° picture (equirectangular) is twice as wide as it is high", p.Width, p.Height)
	}
	return p, nil
}

// sphere makes a 360° picture of one that shows a part of the sphere and says which, such as a drone's without the sky. It has a name of
// its own, as the same file may be a photo too.
func (m *Folder) sphere(p imports.Media) (imports.Media, error) {
	if p.Source == "" { // stored already, and made then
		return p, nil
	}
	data, err := fs.ReadFile(m.Files, p.Source)
	if err != nil {
		return p, err
	}
	s, says := raster.SphereOf(data)
	if !says || !s.IsPart() || 2*s.Full.Y != s.Full.X {
		return p, nil
	}
	sum := sha256.New()
	fmt.Fprint(sum, "sphere ", p.File)
	width := s.WidthOf(p.Width)
	if p.File, p.Sphere = SumOf(sum)+path.Ext(p.File), &s; width < 2 || !s.Fits(p.Width, p.Height) {
		return p, errors.New("says that it shows a part of a sphere that has another shape than it has")
	}
	p.Width, p.Height = width, width/2
	m.Known["sphere of "+p.Source] = p // to be copied beside the photo
	return p, nil
}

// isTwiceAsWide allows for a row or two that programs cut off.
func isTwiceAsWide(m imports.Media) bool {
	off := m.Width - 2*m.Height
	return max(off, -off)*100 <= m.Height
}
