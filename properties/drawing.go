package properties

import (
	"cmp"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/drawn"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// ProjectDrawing is the drawing of a project with the shapes on it, of units or not.
type ProjectDrawing struct {
	File     string
	Width    int
	Height   int
	ViewBox  string
	Shapes   []*DrawnShape
	Units    []*DrawnUnit
	More     bool // it has more than limits.DeskShapes that are no units, which are left out
	Bindable bool // the session may say which unit a shape is
}

// Picture is the address of the drawing.
func (d *ProjectDrawing) Picture() string { return "/media/" + d.File }

// DrawnUnit is a unit that a shape can be.
type DrawnUnit struct {
	Number   int
	Name     string
	Standing market.Standing
	Goal     market.Goal
}

// DrawnShape is a shape that has a name, by its place among those of the drawing.
type DrawnShape struct {
	Place    int
	Name     string
	Outlines []agency.Outline
	Unit     *int     // nil for none
	Settled  bool     // it was said which unit it is, or that it is none
	Alike    []string // the units that its name can mean, when there are several
}

// Drawing reads the drawing of a project, for everybody at the desk; nil when there is no such project or it has none.
func (s *Service) Drawing(ctx context.Context, d *staff.Desk, project int) (*ProjectDrawing, error) {
	u, entry, err := s.drawn(ctx, d, project)
	if err != nil || entry == nil {
		return nil, err
	}
	plan, err := s.clean(entry.Drawings[0].File)
	if err != nil {
		return nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	view := &ProjectDrawing{File: entry.Drawings[0].File, Width: plan.Width, Height: plan.Height, ViewBox: plan.ViewBox,
		Shapes: []*DrawnShape{}, Units: []*DrawnUnit{}, Bindable: d.MayList(c, entry.Record.Agent)}
	for _, one := range u.Units {
		r := one.edited.record
		view.Units = append(view.Units, &DrawnUnit{one.Number, cmp.Or(one.value("unitName"), strconv.Itoa(one.Number)),
			market.StandingOf(r.Status, r.Marquee), r.Goal})
	}
	open := 0
	for _, one := range drawn.ShapesOf(plan, u.names()) {
		shape := &DrawnShape{Place: one.Place, Name: one.Name, Outlines: one.Outlines, Settled: one.Said, Alike: []string{}}
		shape.Alike = append(shape.Alike, one.Alike...)
		if one.Unit > 0 {
			shape.Unit = &one.Unit
		} else if open++; open > limits.DeskShapes {
			view.More = true
			continue
		}
		view.Shapes = append(view.Shapes, shape)
	}
	return view, nil
}

// drawn reads a project that has a drawing; entry is nil for any other.
func (s *Service) drawn(ctx context.Context, d *staff.Desk, project int) (u *ProjectUnits, entry *imports.ProjectEntry, err error) {
	entry, err = s.Store.Imports.ProjectEntry(db.Unpinned(ctx), project)
	if err != nil || entry == nil || len(entry.Drawings) == 0 {
		return nil, nil, err
	}
	u, err = s.Units(ctx, d, project)
	return u, entry, err
}

// clean reads a drawing of the media folder.
func (s *Service) clean(file string) (*drawing.Drawing, error) {
	f, err := os.Open(filepath.Join(s.Media, filepath.Base(file)))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limits.DrawingBytes+1))
	if err != nil {
		return nil, err
	}
	return drawing.Clean(data)
}

// names are the units by which shapes are named.
func (u *ProjectUnits) names() (list []drawn.Unit) {
	for _, one := range u.Units {
		list = append(list, drawn.Unit{Number: one.Number, Name: one.value("unitName")})
	}
	return list
}

// BindInput says which unit a shape of a drawing is, which was read as File; without a unit it is none. Named takes back what was said, so
// that its name counts again.
type BindInput struct {
	Project int
	File    string
	Shape   int
	Unit    *int
	Named   bool
}

// Bound is a drawing after a shape was bound.
type Bound struct{ Drawing *ProjectDrawing }

// DrawingStale says that the drawing is another one than was read. Nothing was written.
type DrawingStale struct{ Drawing *ProjectDrawing }

// Bind says in the drawing which unit a shape is, for visitors to see at once. An import of the same drawing leaves it so.
func (s *Service) Bind(ctx context.Context, f *BindInput) (*Bound, *DrawingStale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "bindShape")
	if d == nil {
		return nil, nil, problems, err
	}
	if !d.May(desk.OwnListings) && !d.May(desk.AllListings) {
		return nil, nil, nil, staff.ErrForbidden
	}
	u, entry, err := s.drawn(ctx, d, f.Project)
	if err != nil || entry == nil {
		return nil, nil, problem("project", forms.Unknown), err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	if !d.MayList(c, entry.Record.Agent) {
		return nil, nil, nil, staff.ErrForbidden
	}
	if entry.Drawings[0].File != f.File {
		now, err := s.Drawing(db.Unpinned(ctx), d, f.Project)
		return nil, &DrawingStale{now}, nil, err
	}
	after, problems, err := s.bound(u, entry.Drawings[0], f)
	if err != nil || problems != nil {
		return nil, nil, problems, err
	}
	by.Record = "project:" + strconv.Itoa(f.Project)
	err = s.Store.Imports.ReplaceDrawing(db.Unpinned(ctx), *entry, after, by)
	if stale := (handle.Refused{Why: imports.ErrPropertiesChanged.Why}); err != nil && !errors.Is(err, stale) {
		return nil, nil, nil, err
	}
	now, readErr := s.Drawing(db.Unpinned(ctx), d, f.Project)
	if err != nil {
		return nil, &DrawingStale{now}, nil, readErr
	}
	return &Bound{now}, nil, nil, readErr
}

// bound stores a drawing in which a shape says its unit.
func (s *Service) bound(u *ProjectUnits, before imports.Media, f *BindInput) (after imports.Media, problems forms.Problems, err error) {
	if f.Unit != nil && !slices.ContainsFunc(u.Units, func(one *Unit) bool { return one.Number == *f.Unit }) {
		return after, problem("unit", forms.Unknown), nil
	}
	plan, err := s.clean(before.File)
	if err != nil {
		return after, nil, err
	}
	says := drawing.NoUnit
	switch {
	case f.Named:
		says = ""
	case f.Unit != nil:
		says = strconv.Itoa(*f.Unit)
	}
	if !plan.Bind(f.Shape, says) {
		return after, problem("shape", forms.Unknown), nil
	}
	after, err = drawn.Store(plan.SVG, u.names(), s.Media)
	if errors.Is(err, forms.ErrFileTooLarge) {
		return after, problem("shape", forms.FileTooLarge), nil
	}
	after.Alt = before.Alt
	return after, nil, err
}
