package intake

import (
	"cmp"
	"crypto/sha256"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/limits"
)

// drawing reads the drawing that a project names: none, or one picture with the shapes that are units. What is wrong with it is a problem;
// what was left out of it is a warning.
func (f *folder) drawing(file string, r agency.ProjectRecord) []db.Media {
	if r.Drawing == nil || r.Gone {
		return nil
	}
	name := *r.Drawing
	data, err := f.drawingFile(name)
	if err != "" {
		f.badFile(file, "drawing", "photos/%s %s", name, err)
		return nil
	}
	d, wrong := drawing.Clean(data)
	if wrong != nil {
		f.badFile(file, "drawing", "photos/%s %s", name, wrong)
		return nil
	}
	if len(d.Dropped) > 0 {
		f.warning(file, "drawing", "photos/%s: left out what a drawing may not have: %s", name, strings.Join(d.Dropped, ", "))
	}
	sum := sha256.New()
	sum.Write(d.SVG)
	m := db.Media{Source: path.Join("photos", name), File: SumOf(sum) + ".svg", Size: len(d.SVG), Width: d.Width, Height: d.Height,
		Alt: f.alts[name], Clean: d.SVG}
	f.media.known["drawing "+m.File] = m
	m.Drawn = &db.Drawn{ViewBox: d.ViewBox, Shapes: f.unitShapes(file, r.Number, d)}
	return []db.Media{m}
}

// drawingFile reads a file up to the limit of drawings, which Clean checks. The second result says why it cannot be read.
func (f *folder) drawingFile(name string) ([]byte, string) {
	if strings.Contains(name, "://") {
		return nil, "is an address; a drawing is a file of the folder"
	}
	if !strings.EqualFold(path.Ext(name), ".svg") {
		return nil, "is no SVG file"
	}
	in, err := f.files.Open(path.Join("photos", name))
	if err != nil {
		return nil, "is not in the folder"
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, limits.DrawingBytes+1))
	if err != nil {
		return nil, "cannot be read"
	}
	return data, ""
}

// unitShapes finds the shapes of a project's units.
func (f *folder) unitShapes(file string, project int, d *drawing.Drawing) []agency.UnitShape {
	units, drawn := f.unitsOf(project), map[int][]agency.Outline{}
	for _, s := range d.Shapes() {
		unit, ok := units[unitKey(s.Name)]
		switch {
		case !ok && s.Said:
			f.warning(file, "drawing", "the shape %q is not named after a unit of the project", s.Name)
		case !ok:
		case s.TooLong:
			f.warning(file, "drawing", "the lines around %q are longer than %d characters; simplify them", s.Name, limits.OutlineBytes)
		default:
			drawn[unit] = append(drawn[unit], s.Outlines...)
		}
	}
	shapes := []agency.UnitShape{}
	for number, outlines := range drawn {
		if len(outlines) > 0 {
			shapes = append(shapes, agency.UnitShape{Number: number, Outlines: outlines})
		}
	}
	slices.SortFunc(shapes, func(a, b agency.UnitShape) int { return cmp.Compare(a.Number, b.Number) })
	f.warnUndrawn(file, project, shapes)
	return shapes
}

// warnUndrawn names the units that the drawing does not show.
func (f *folder) warnUndrawn(file string, project int, shapes []agency.UnitShape) {
	var names []string
	for _, p := range f.properties {
		isDrawn := slices.ContainsFunc(shapes, func(s agency.UnitShape) bool { return s.Number == p.number })
		if p.unitOf == project && !p.gone && !isDrawn {
			names = append(names, cmp.Or(p.unitName, strconv.Itoa(p.number)))
		}
	}
	if len(names) > 0 {
		f.warning(file, "drawing", "no shape is named after %s, so the table alone shows it", strings.Join(names, ", "))
	}
}

// unitsOf lists the numbers of a project's units by their names and by their numbers, both as unitKey gives them.
func (f *folder) unitsOf(project int) map[string]int {
	units := map[string]int{}
	for _, p := range f.properties {
		if p.unitOf == project && !p.gone {
			units[strconv.Itoa(p.number)] = p.number
		}
	}
	for _, p := range f.properties {
		if key := unitKey(p.unitName); p.unitOf == project && !p.gone && key != "" {
			units[key] = p.number
		}
	}
	return units
}

// unitKey is the name of a unit without what an id of SVG cannot have and programs add: "unit-a1-2" is A1.2, "_1107" is 1107.
func unitKey(name string) string {
	key := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
	return strings.TrimPrefix(key, "unit")
}
