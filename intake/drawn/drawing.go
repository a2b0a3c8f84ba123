// Package drawn finds the units of a project in its drawing, by the names that programs for drawings write.
package drawn

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/limits"
)

// Unit is a unit of a project that is not gone; its name is "" for none.
type Unit struct {
	Number int
	Name   string
}

// Read reads the drawing that a project names: none, or one picture with the shapes that are units. What is wrong with it is a problem;
// what was left out of it is a warning. In the place of the one of which the desk bound shapes stands the one in which it did.
func Read(m *mediafiles.Folder, file string, r records.Project, units []Unit, bound imports.BoundDrawing) []imports.Media {
	if r.Drawing == nil || r.Gone {
		return nil
	}
	name := *r.Drawing
	data, err := drawingFile(m.Files, name)
	if err != "" {
		m.Book.BadFile(file, "drawing", "photos/%s %s", name, err)
		return nil
	}
	d, wrong := drawing.Clean(data)
	if wrong != nil {
		m.Book.BadFile(file, "drawing", "photos/%s %s", name, wrong)
		return nil
	}
	if len(d.Dropped) > 0 {
		m.Book.Warn(file, "drawing", "photos/%s: left out what a drawing may not have: %s", name, strings.Join(d.Dropped, ", "))
	}
	if bound.Original == fileOf(d) {
		if data, err := os.ReadFile(filepath.Join(m.Dir, bound.File)); err == nil {
			if settled, err := drawing.Clean(data); err == nil {
				d = settled
			}
		}
	}
	found := mediaOf(d)
	found.Source, found.Alt = path.Join("photos", name), m.Alts[name]
	m.Known["drawing "+found.File] = found
	found.Drawn = &imports.Drawn{ViewBox: d.ViewBox, Shapes: unitShapes(m.Book, file, units, d)}
	return []imports.Media{found}
}

// fileOf is the name that a drawing has in the media folder.
func fileOf(d *drawing.Drawing) string {
	sum := sha256.New()
	sum.Write(d.SVG)
	return mediafiles.SumOf(sum) + ".svg"
}

func mediaOf(d *drawing.Drawing) imports.Media {
	return imports.Media{File: fileOf(d), Size: len(d.SVG), Width: d.Width, Height: d.Height, Clean: d.SVG}
}

// Store writes a drawing of the units of a project into the media folder. The error is forms.ErrFileTooLarge for one that grew past the
// limit of drawings.
func Store(svg []byte, units []Unit, mediaDir string) (imports.Media, error) {
	d, err := drawing.Clean(svg)
	if err != nil {
		return imports.Media{}, forms.ErrFileTooLarge
	}
	m := mediaOf(d)
	shapes, _ := drawUnits(d.Shapes(), unitNamesOf(units), func(string, ...any) {})
	m.Drawn = &imports.Drawn{ViewBox: d.ViewBox, Shapes: shapes}
	return m, mediafiles.Copy(nil, m, mediaDir)
}

// drawingFile reads a file up to the limit of drawings, which Clean checks. The second result says why it cannot be read.
func drawingFile(files fs.FS, name string) ([]byte, string) {
	if strings.Contains(name, "://") {
		return nil, "is an address; a drawing is a file of the folder"
	}
	if !strings.EqualFold(path.Ext(name), ".svg") {
		return nil, "is no SVG file"
	}
	in, err := files.Open(path.Join("photos", name))
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

// unitShapes finds the shapes of a project's units. Lines belong to the unit of the nearest shape around them that is one. Two shapes of
// one unit that do not stand within each other are both drawn, with a warning, as one of them may be another unit's. What is switched off
// in the drawing is a unit only when nothing that is seen is: a layer of outlines may be hidden, and so may one with an earlier plan.
func unitShapes(b *check.Book, file string, units []Unit, d *drawing.Drawing) []agency.UnitShape {
	shapes, _ := drawUnits(d.Shapes(), unitNamesOf(units), func(format string, args ...any) {
		b.Warn(file, "drawing", format, args...)
	})
	warnUndrawn(b, file, units, shapes)
	return shapes
}

// drawUnits finds what is drawn of each unit, and says which unit each shape is, 0 for none.
func drawUnits(all []*drawing.Shape, names *unitNames,
	warn func(format string, args ...any)) (shapes []agency.UnitShape, unitOf map[*drawing.Shape]int) {
	drawn := map[int]*drawnUnit{}
	unitOf = map[*drawing.Shape]int{}
	isSeen := map[int]bool{}
	for _, s := range all {
		if unit, _ := names.unit(s); !s.Hidden {
			isSeen[unit] = true
		}
	}
	for _, s := range all {
		unit, alike := names.unit(s)
		if s.Hidden && unit > 0 && isSeen[unit] {
			continue
		}
		switch {
		case len(alike) > 0:
			warn("the shape %s can be %s; name it exactly as one of them", spelled(s), strings.Join(alike, " or "))
		case unit == 0 && s.Said && s.Name != drawing.NoUnit:
			warn("the shape %q is not named after a unit of the project", s.Name)
		}
		if unitOf[s] = unit; unit > 0 && drawn[unit] == nil {
			drawn[unit] = &drawnUnit{first: s}
		}
		if first := drawn[unit]; unit > 0 && first.first != s && !isWithin(s, unit, unitOf) {
			warn("the shapes %s and %s both stand for %s; put them in one group, or give one another name",
				spelled(first.first), spelled(s), names.of(unit))
		}
		if owner := ownerOf(s, unitOf); owner > 0 && !(s.Hidden && isSeen[owner]) {
			drawn[owner].outlines = append(drawn[owner].outlines, s.Outlines...)
		}
	}
	shapes = []agency.UnitShape{}
	for number, unit := range drawn {
		switch {
		case drawing.IsLong(unit.outlines):
			warn("the lines around %q are longer than %d characters; simplify them", unit.first.Name,
				limits.OutlineBytes)
		case len(unit.outlines) > 0:
			shapes = append(shapes, agency.UnitShape{Number: number, Outlines: unit.outlines})
		}
	}
	slices.SortFunc(shapes, func(a, other agency.UnitShape) int { return cmp.Compare(a.Number, other.Number) })
	return shapes, unitOf
}

// Shape is a shape of a drawing that can be a unit: its place among all shapes, and what is drawn of it.
type Shape struct {
	Place    int
	Name     string
	Said     bool // by data-unit
	Unit     int  // 0 for none
	Alike    []string
	Outlines []agency.Outline
}

// ShapesOf lists the shapes of a drawing that are units of a project, or could be. What is drawn within a unit is part of it; layers
// without lines of their own, and what is switched off, are left out.
func ShapesOf(d *drawing.Drawing, units []Unit) (list []Shape) {
	all, names := d.Shapes(), unitNamesOf(units)
	shapes, unitOf := drawUnits(all, names, func(string, ...any) {})
	for place, s := range all {
		one := Shape{Place: place, Name: s.Name, Said: s.Said, Unit: unitOf[s], Outlines: s.Outlines}
		switch at := slices.IndexFunc(shapes, func(u agency.UnitShape) bool { return u.Number == one.Unit }); {
		case one.Unit > 0 && isWithin(s, one.Unit, unitOf), one.Unit == 0 && (s.Hidden || !s.Said && ownerOf(s, unitOf) > 0):
			continue
		case one.Unit == 0:
			_, one.Alike = names.unit(s)
		case at >= 0 && isAlone(s, unitOf):
			one.Outlines = shapes[at].Outlines
		}
		if one.Said {
			one.Name = cmp.Or(s.Label, s.ID, s.Name)
		}
		if len(one.Outlines) > 0 && !drawing.IsLong(one.Outlines) {
			list = append(list, one)
		}
	}
	return list
}

// isAlone reports whether no other shape, but for those within it, is the same unit.
func isAlone(s *drawing.Shape, unitOf map[*drawing.Shape]int) bool {
	for other, unit := range unitOf {
		if unit == unitOf[s] && other != s && !isWithin(other, unit, unitOf) {
			return false
		}
	}
	return true
}

// drawnUnit is the first shape of a unit, and all its lines.
type drawnUnit struct {
	first    *drawing.Shape
	outlines []agency.Outline
}

// isWithin reports whether a shape of a unit stands within another of the same unit.
func isWithin(s *drawing.Shape, unit int, unitOf map[*drawing.Shape]int) bool {
	for around := s.Within; around != nil; around = around.Within {
		if unitOf[around] == unit {
			return true
		}
	}
	return false
}

// ownerOf returns the unit that a shape's own lines belong to, 0 for none. What says that it is a unit belongs to no other.
func ownerOf(s *drawing.Shape, unitOf map[*drawing.Shape]int) int {
	for ; s != nil; s = s.Within {
		if unitOf[s] > 0 || s.Said {
			return unitOf[s]
		}
	}
	return 0
}

// spelled is a shape's name for a warning, with the id by which the file has it.
func spelled(s *drawing.Shape) string {
	if s.ID == "" || s.ID == s.Name {
		return strconv.Quote(s.Name)
	}
	return fmt.Sprintf("%q (id %q)", s.Name, s.ID)
}

// warnUndrawn names the units that the drawing does not show.
func warnUndrawn(b *check.Book, file string, units []Unit, shapes []agency.UnitShape) {
	var names []string
	for _, u := range units {
		if !slices.ContainsFunc(shapes, func(s agency.UnitShape) bool { return s.Number == u.Number }) {
			names = append(names, cmp.Or(u.Name, strconv.Itoa(u.Number)))
		}
	}
	if len(names) > 0 {
		b.Warn(file, "drawing", "no shape is named after %s, so the table alone shows it", strings.Join(names, ", "))
	}
}
