package agency

import (
	"slices"

	"github.com/gevel/gevel/agency/media"
)

// Drawing is a picture of a project, such as its façade or site plan, with the shapes on it that are units.
type Drawing struct {
	media.Photo
	ViewBox   string       `json:"viewBox"`
	ShapeList []*UnitShape `json:"shapes"`
}

// UnitShape is what stands for a unit on a drawing: the lines around it.
type UnitShape struct {
	Number   int       `json:"number"`
	Outlines []Outline `json:"outlines"`
}

// Outline is a line around a shape, as the data of a path; Transform moves and turns it, "" when it stands in its place.
type Outline struct {
	Path      string `json:"path"`
	Transform string `json:"transform,omitempty"`
}

// Picture is the drawing itself.
func (d *Drawing) Picture() *media.Photo { return &d.Photo }

// Shapes are those of the units that visitors see.
func (d *Drawing) Shapes() []*UnitShape { return d.ShapeList }

// Drawing is the project's drawing with the shapes of its public units, nil without one.
func (p *Project) Drawing() *Drawing {
	if len(p.DrawingList) == 0 {
		return nil
	}
	d := *p.DrawingList[0]
	d.ShapeList = []*UnitShape{}
	for _, s := range p.DrawingList[0].ShapeList {
		if slices.Contains(p.UnitNumbers, s.Number) {
			d.ShapeList = append(d.ShapeList, s)
		}
	}
	return &d
}
