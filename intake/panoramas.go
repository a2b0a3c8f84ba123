package intake

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// panoramas reads the 360° pictures of a property: JPEG files of the folder, twice as wide as they are high.
func (f *folder) panoramas(file string, names []string) (used []string, list []imports.Media) {
	if len(names) > limits.Panoramas {
		f.problemOf(records.FilesTooMany, len(names), file, "panoramas",
			"has %d pictures; at most %d are allowed", len(names), limits.Panoramas)
		return nil, nil
	}
	for i, name := range names {
		m, err := f.panorama(name)
		if err != nil {
			f.badFile(file, fmt.Sprintf("panoramas[%d]", i), "photos/%s %s", name, err)
			continue
		}
		used, list = append(used, name), append(list, m)
	}
	return used, list
}

func (f *folder) panorama(name string) (imports.Media, error) {
	if strings.Contains(name, "://") {
		return imports.Media{}, fmt.Errorf("is an address; a 360° picture is a file of the folder")
	}
	m, err := f.media.photo(name)
	if err == nil {
		m, err = f.media.sphere(m)
	}
	switch {
	case err != nil:
		return m, err
	case !strings.HasSuffix(m.File, ".jpg") && !strings.HasSuffix(m.File, ".jpeg"):
		return m, fmt.Errorf("is no JPEG")
	case !isTwiceAsWide(m):
		return m, fmt.Errorf("has %d by %d pixels; a 360° picture (equirectangular) is twice as wide as it is high", m.Width, m.Height)
	}
	return m, nil
}

// sphere makes a 360° picture of one that shows a part of the sphere and says which, such as a drone's without the sky. It has a name of
// its own, as the same file may be a photo too.
func (m *mediaFolder) sphere(p imports.Media) (imports.Media, error) {
	if p.Source == "" { // stored already, and made then
		return p, nil
	}
	data, err := fs.ReadFile(m.folder.files, p.Source)
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
	m.known["sphere of "+p.Source] = p // to be copied beside the photo
	return p, nil
}

// isTwiceAsWide allows for a row or two that programs cut off.
func isTwiceAsWide(m imports.Media) bool {
	off := m.Width - 2*m.Height
	return max(off, -off)*100 <= m.Height
}

// addPoints gives the plans of a property the points on them, which lead to its photos and panoramas. A point is left out with its plan or
// picture; named has those that could not be used too.
func (f *folder) addPoints(file string, e *imports.PropertyEntry, named records.Property) {
	r := e.Record
	if len(r.Points) > limits.PlanPoints {
		f.problemOf(records.PointsUnusable, "", file, "points", "has %d points; at most %d are allowed", len(r.Points), limits.PlanPoints)
		return
	}
	shown := slices.Concat(e.Photos, e.Panoramas)
	names, all := slices.Concat(r.Photos, r.Panoramas), slices.Concat(named.Photos, named.Panoramas)
	for i, p := range r.Points {
		field := fmt.Sprintf("points[%d]", i)
		plan, picture := slices.Index(r.Plans, p.Plan), slices.Index(names, p.Shows)
		switch {
		case plan < 0 && slices.Contains(named.Plans, p.Plan), picture < 0 && slices.Contains(all, p.Shows): // there is a warning
		case plan < 0 || e.Plans[plan].Remote != nil:
			f.problemOf(records.PointsUnusable, "", file, field+".plan", "%q is not among the plans that are files of the folder", p.Plan)
		case picture < 0 || shown[picture].Remote != nil:
			f.problemOf(records.PointsUnusable, "", file, field+".shows",
				"%q is not among the photos and panoramas that are files of the folder", p.Shows)
		case !(p.X >= 0 && p.X <= 100 && p.Y >= 0 && p.Y <= 100):
			f.problemOf(records.PointsUnusable, "", file, field, "x and y are percent of the plan, from 0 to 100")
		default:
			e.Plans[plan].Points = append(e.Plans[plan].Points, media.PlanPoint{X: p.X, Y: p.Y, File: shown[picture].File})
		}
	}
}

// addStoredPanoramas adds the store's panoramas to a delivered property that has none, and the points of plans that still lead to a
// picture.
func addStoredPanoramas(r, before *records.Property) {
	if r.Panoramas == nil {
		r.Panoramas = before.Panoramas
	}
	if r.Points != nil {
		return
	}
	for _, p := range before.Points {
		if slices.Contains(r.Plans, p.Plan) && (slices.Contains(r.Photos, p.Shows) || slices.Contains(r.Panoramas, p.Shows)) {
			r.Points = append(r.Points, p)
		}
	}
}
