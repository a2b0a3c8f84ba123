package properties

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// unitColumns are the fields of the table of a project's units, in its order.
var unitColumns = []string{"unitName", "type", "price", "standing", "building.floor", "rooms.bedrooms", "rooms.bathrooms",
	"surfaces.living", "surfaces.terrace", "surfaces.garden", "rooms.parkings", "rooms.garages"}

// ProjectUnits are the units of a project as a table.
type ProjectUnits struct {
	Number  int
	Name    string
	Columns []*UnitColumn
	Units   []*Unit
	More    bool // it has more than limits.DeskUnits, which are not in the table
}

// UnitColumn is a column of the table: a field, or the standing.
type UnitColumn struct {
	Name, Vocabulary string
	Kind             Kind
	Choices          []*Choice
}

// Unit is a unit with the values of the columns, "" for not stated.
type Unit struct {
	Number    int
	Editable  bool
	Standings []market.Standing
	Values    []string

	edited edited
}

// Units reads the units of a project, for everybody at the desk; nil when there is no such project.
func (s *Service) Units(ctx context.Context, d *staff.Desk, project int) (*ProjectUnits, error) {
	name, numbers, err := s.Store.Portfolio.Units(ctx, project)
	if err != nil || name == nil {
		return nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	u := &ProjectUnits{Number: project, Name: name.In(d.Language(), c.Fallback()), Columns: []*UnitColumn{}, Units: []*Unit{}}
	if u.More = len(numbers) > limits.DeskUnits; u.More {
		numbers = numbers[:limits.DeskUnits]
	}
	entries, err := s.Store.Imports.Entries(db.Unpinned(ctx), numbers)
	if err != nil {
		return nil, err
	}
	for _, number := range numbers {
		v, err := s.Staff.Property(db.Unpinned(ctx), d, number)
		if err != nil {
			return nil, err
		}
		if entry := entries[number]; v != nil && entry != nil {
			u.Units = append(u.Units, unitOf(edited{catalog: c, view: v, record: &entry.Record, document: fields.DocumentOf(entry.Record)}))
		}
	}
	if len(u.Units) > 0 {
		u.Columns = columnsOf(&u.Units[0].edited)
	}
	return u, nil
}

func columnsOf(e *edited) (list []*UnitColumn) {
	for _, name := range unitColumns {
		c := &UnitColumn{Name: name, Kind: StandingField, Choices: []*Choice{}}
		switch at := fieldAt(name); {
		case name == "price":
			c.Kind = AmountField
		case at != nil:
			c.Kind, c.Vocabulary, c.Choices = at.Kind, at.Vocabulary, e.choices(at)
		}
		list = append(list, c)
	}
	return list
}

func unitOf(e edited) *Unit {
	u := &Unit{Number: e.record.Number, Editable: e.view.Editable(), Standings: e.view.Standings(), edited: e}
	for _, name := range unitColumns {
		u.Values = append(u.Values, u.value(name))
	}
	return u
}

// value is what a column says of a unit.
func (u *Unit) value(column string) string {
	r := u.edited.record
	switch column {
	case "standing":
		return string(market.StandingOf(r.Status, r.Marquee))
	case "price":
		if r.Price == nil {
			return ""
		}
		return canonical(r.Price)
	}
	if f := fieldAt(column); f != nil {
		return u.edited.value(f, "")
	}
	return ""
}

// fieldAt is a field of the table of fields; nil for none.
func fieldAt(name string) *Field {
	at := slices.IndexFunc(Table, func(f Field) bool { return f.Name == name })
	if at < 0 {
		return nil
	}
	return &Table[at]
}

// UnitsInput are cells of the table of a project's units. Sure says that prices that are far from those before are meant.
type UnitsInput struct {
	Project int
	Units   []*UnitInput
	Sure    bool
}

// UnitInput are cells of a unit.
type UnitInput struct {
	Number int
	Cells  []*UnitCell
}

// UnitCell is a new value of a column of a unit. Before is the value that was read; of both, "" is not stated.
type UnitCell struct {
	Column        string
	Before, Value string
}

// UnitsChanged are the units after a change, with the id by which all of it is undone; nil when nothing changed.
type UnitsChanged struct {
	Units *ProjectUnits
	Undo  *string
}

// UnitsStale says that somebody changed one of the cells after it was read. Nothing was written.
type UnitsStale struct{ Units *ProjectUnits }

// SetUnits writes cells of the units of a project, for visitors to see at once: all in one write, or none when one of them is refused. A
// problem names its cell by the place among the cells.
func (s *Service) SetUnits(ctx context.Context, f *UnitsInput) (*UnitsChanged, *UnitsStale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "setUnits")
	if d == nil {
		return nil, nil, problems, err
	}
	switch {
	case !d.May(desk.OwnListings) && !d.May(desk.AllListings):
		return nil, nil, nil, staff.ErrForbidden
	case len(f.Units) == 0:
		return nil, nil, problem("units", forms.Required), nil
	}
	now, err := s.Units(db.Unpinned(ctx), d, f.Project)
	if now == nil {
		return nil, nil, problem("project", forms.Unknown), err
	}
	list, isStale, problems := f.edits(now)
	switch {
	case len(problems) > 0:
		return nil, nil, problems, nil
	case isStale:
		return nil, &UnitsStale{now}, nil, nil
	}
	for i := range list {
		list[i].by = by
	}
	undo, problems, err := s.writeAll(ctx, list)
	isStale = errors.Is(err, errMeanwhile)
	if err != nil && !isStale || len(problems) > 0 {
		return nil, nil, problems, err
	}
	after, err := s.Units(db.Unpinned(ctx), d, f.Project)
	if isStale {
		return nil, &UnitsStale{after}, nil, err
	}
	changed := &UnitsChanged{Units: after}
	if undo != "" {
		changed.Undo = &undo
	}
	return changed, nil, nil, err
}

// edits are the cells as an edit of each unit. isStale reports whether a cell is not as it was read any more.
func (f *UnitsInput) edits(now *ProjectUnits) (list []edit, isStale bool, problems forms.Problems) {
	for i, one := range f.Units {
		at := slices.IndexFunc(now.Units, func(u *Unit) bool { return u.Number == one.Number })
		isTwice := slices.ContainsFunc(f.Units[:i], func(o *UnitInput) bool { return o.Number == one.Number })
		e := edit{number: one.Number, set: map[desk.Part]string{}, before: map[desk.Part]string{}}
		for j, cell := range one.Cells {
			code := forms.Unknown
			if at >= 0 && !isTwice {
				unit := now.Units[at]
				isStale = isStale || unit.value(cell.Column) != cell.Before
				code = unit.put(&e, one.Cells[:j], cell, f.Sure)
			}
			if code != "" {
				problems = append(problems, forms.Problem{Path: []string{"units", strconv.Itoa(i), "cells", strconv.Itoa(j)}, Code: code})
			}
		}
		list = append(list, e)
	}
	return list, isStale, problems
}

// put puts a cell into an edit, and gives the code of what is wrong with it. Others are the cells before it.
func (u *Unit) put(e *edit, others []*UnitCell, cell *UnitCell, sure bool) forms.ProblemCode {
	isTwice := slices.ContainsFunc(others, func(o *UnitCell) bool { return o.Column == cell.Column })
	switch {
	case !u.Editable:
		return forms.Taken
	case isTwice || !slices.Contains(unitColumns, cell.Column):
		return forms.Unknown
	}
	set, code := u.read(cell, sure)
	for p, value := range set {
		e.set[p], e.before[p] = value, u.edited.document.Get(p)
	}
	return code
}

// read reads a cell into the parts of the record that it is.
func (u *Unit) read(cell *UnitCell, sure bool) (map[desk.Part]string, forms.ProblemCode) {
	switch cell.Column {
	case "standing":
		standing := market.Standing(cell.Value)
		if !slices.Contains(u.Standings, standing) {
			return nil, forms.Unknown
		}
		status, marquee := standing.Stored(u.edited.record.Marquee)
		return map[desk.Part]string{of(u.Number, "status"): strconv.Itoa(int(status)), of(u.Number, "marquee"): strconv.Itoa(marquee)}, ""
	case "price":
		return u.readPrice(cell.Value, sure)
	}
	w := written{edited: u.edited, field: fieldAt(cell.Column)}
	return w.read(cell.Value)
}

// readPrice reads a price; one that is more than limits.PriceJump times as high or as low as the one before must be meant. None is a price
// on request.
func (u *Unit) readPrice(text string, sure bool) (map[desk.Part]string, forms.ProblemCode) {
	part := of(u.Number, "price")
	if text == "" {
		return map[desk.Part]string{part: ""}, ""
	}
	price := fieldAt("price")
	w := written{edited: u.edited, field: &Field{Name: price.Name, Kind: AmountField, of: price.of}}
	value, code := w.readValue(text)
	var amount locale.Money
	switch {
	case code != "" || amount.UnmarshalJSON([]byte(value)) != nil || amount <= 0 || amount > limits.AskingPrice*100:
		return nil, forms.OutOfRange
	case !sure && market.PriceJumps(u.edited.view.Price(), &amount):
		return nil, forms.AmountsDiffer
	}
	return map[desk.Part]string{part: value}, ""
}
