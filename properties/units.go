package properties

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
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
	More    bool  // it has more than limits.DeskUnits, which are not in the table
	New     *Unit // one that is made, before anything is written of it; nil where the session may make none
}

// UnitColumn is a column of the table: a field, or the standing.
type UnitColumn struct {
	Name, Vocabulary string
	Kind             Kind
	Choices          []*Choice
}

// Unit is a unit with the values of the columns, "" for not stated. One that is made has no number yet.
type Unit struct {
	Number    int
	Editable  bool
	Standings []market.Standing
	Values    []string

	edited edited
}

// Units reads the units of a project, for everybody at the desk; nil when there is no such project.
func (s *Service) Units(ctx context.Context, d *staff.Desk, project int) (*ProjectUnits, error) {
	of, err := s.Store.Imports.ProjectEntry(db.Unpinned(ctx), project)
	if err != nil || of == nil {
		return nil, err
	}
	numbers, err := s.Store.Portfolio.Units(ctx, project)
	if err != nil {
		return nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	u := &ProjectUnits{Number: project, Name: of.Record.Name.In(d.Language(), c.Fallback()), Columns: []*UnitColumn{}, Units: []*Unit{}}
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
	if len(u.Units) < limits.DeskUnits {
		u.New = newUnit(d, c, &of.Record, u.Units)
	}
	for _, one := range append(u.Units[:len(u.Units):len(u.Units)], u.New) {
		if one != nil {
			u.Columns = columnsOf(&one.edited)
			break
		}
	}
	return u, nil
}

// newUnit is a unit of a project that is made: where the project is, of its goal and agent, and of the type of the last unit. It is in
// preparation until somebody says how it stands. nil for a session that may make none.
func newUnit(d *staff.Desk, c *agency.Catalog, p *records.Project, others []*Unit) *Unit {
	agent, ok := d.AgentOfNew(c)
	if !ok {
		return nil
	}
	if c.Agent(p.Agent, c.Fallback()) != nil && d.MayList(c, p.Agent) {
		agent = p.Agent
	}
	r := &records.Property{Goal: p.Goal, Status: market.Prospective, City: p.City, Project: &p.Number, Agent: agent,
		Marquee: market.MarqueeNew, PublishPrice: true, PublishAddress: p.PublishAddress, Street: p.Street, HouseNumber: p.HouseNumber}
	if len(others) > 0 {
		r.Type = others[len(others)-1].edited.record.Type
	}
	return unitOf(edited{catalog: c, view: listings.Unmade(d, c, p.Goal, agent), record: r, document: fields.DocumentOf(*r)})
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
	if column == "type" && r.Type == 0 {
		return ""
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

// UnitInput are cells of a unit; without a number of one that is made.
type UnitInput struct {
	Number *int
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

// SetUnits writes cells of the units of a project, for visitors to see at once, and makes units: all in one write, or none when one of them
// is refused. A problem names its cell by the place among the cells, or a column that a unit which is made lacks.
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
	list, isStale, problems := f.edits(now, by)
	switch {
	case len(problems) > 0:
		return nil, nil, problems, nil
	case isStale:
		return nil, &UnitsStale{now}, nil, nil
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
func (f *UnitsInput) edits(now *ProjectUnits, by desklog.Action) (list []edit, isStale bool, problems forms.Problems) {
	made := 0
	for i, one := range f.Units {
		refuse := func(code forms.ProblemCode, path ...string) {
			problems = append(problems, forms.Problem{Path: append([]string{"units", strconv.Itoa(i)}, path...), Code: code})
		}
		if one.Number == nil {
			if made++; len(now.Units)+made > limits.DeskUnits || now.More {
				refuse(forms.TooMany)
				continue
			}
		}
		unit := now.unit(one, f.Units[:i])
		e := edit{set: map[desk.Part]string{}, before: map[desk.Part]string{}, by: by}
		for j, cell := range one.Cells {
			code := forms.Unknown
			if unit != nil {
				isStale = isStale || one.Number != nil && unit.value(cell.Column) != cell.Before
				code = unit.put(&e, one.Cells[:j], cell, f.Sure)
			}
			if code != "" {
				refuse(code, "cells", strconv.Itoa(j))
			}
		}
		switch {
		case one.Number != nil:
			e.number = *one.Number
		case unit == nil || len(one.Cells) == 0:
			refuse(forms.Required)
		default:
			if e.makes = unit.made(e.set); e.makes.Type == 0 {
				refuse(forms.Required, "type")
			}
		}
		list = append(list, e)
	}
	return list, isStale, problems
}

// unit is the unit whose cells are written; nil for one that is not the project's, and for one that others before it have.
func (now *ProjectUnits) unit(one *UnitInput, others []*UnitInput) *Unit {
	if one.Number == nil {
		return now.New
	}
	at := slices.IndexFunc(now.Units, func(u *Unit) bool { return u.Number == *one.Number })
	isTwice := slices.ContainsFunc(others, func(o *UnitInput) bool { return o.Number != nil && *o.Number == *one.Number })
	if at < 0 || isTwice {
		return nil
	}
	return now.Units[at]
}

// made is a unit that is made with what was written of it. Its title is its type.
func (u *Unit) made(set map[desk.Part]string) *records.Property {
	d := fields.DocumentOf(*u.edited.record)
	for p, value := range set {
		d.Set(p, value)
	}
	var r records.Property
	d.Into(&r) // the cells were checked as those of a unit that there is
	r.Title = titleOf(u.edited.catalog, r.Type)
	return &r
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
