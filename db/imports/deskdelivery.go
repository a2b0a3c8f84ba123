package imports

import (
	"slices"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// DeskDelivery is a delivery that somebody takes at the desk, or with Undoes takes back. It is written with the batch that has its
// properties, or not at all.
type DeskDelivery struct {
	ID     string
	Undoes bool
	Before map[int]string                 // JSON: how the properties were that it changes, by number
	Owns   map[int]records.PropertySource // who brought properties before, when it is taken back
	By     desklog.Action
}

// atDesk writes what belongs to a delivery or an edit at the desk. The first step that writes its properties is at.
func (i *importing) atDesk(at int) {
	if d := i.batch.Delivery; d != nil && d.Undoes {
		i.undo(d, at)
	} else if d != nil {
		i.take(d, at)
	}
	for _, e := range i.batch.Edits {
		i.edit(e)
	}
}

// take writes by what a delivery at the desk can be undone. How its properties were stands before the steps that write them, of which the
// first is at.
func (i *importing) take(d *DeskDelivery, at int) {
	const waits = "EXISTS (SELECT 1 FROM desk_delivery WHERE id = ? AND taken_at IS NULL)"
	list := []handle.Statement{handle.Guard(forms.Unknown, waits, d.ID),
		{SQL: "UPDATE desk_delivery SET taken_at = ? WHERE id = ?", Args: []any{d.By.At.Unix(), d.ID}}}
	for _, c := range i.differences {
		if c.Kind == "property" {
			list = append(list, handle.Statement{SQL: `INSERT INTO delivered_property (delivery, property, before, source, checksum,
				until) SELECT ?1, ?2, ?3, coalesce((SELECT source FROM property WHERE number = ?2), ''), '', ?4`,
				Args: []any{d.ID, c.Number, orNull(d.Before[c.Number]), d.By.At.Add(limits.UndoTime).Unix()}})
		}
	}
	i.stepsAt(at, list)
	i.add(`UPDATE delivered_property SET checksum = coalesce((SELECT checksum FROM property WHERE number = delivered_property.property), '')
		WHERE delivery = ?`, d.ID)
}

// undo forgets a delivery that is taken back. Nobody hears of what it changed, nor that it was changed back.
func (i *importing) undo(d *DeskDelivery, at int) {
	const undoable = "EXISTS (SELECT 1 FROM desk_delivery WHERE id = ? AND taken_at > ?)"
	i.stepsAt(at, []handle.Statement{handle.Guard(forms.Unknown, undoable, d.ID, d.By.At.Add(-limits.UndoTime).Unix())})
	var numbers []int
	for _, c := range i.differences {
		if c.Kind == "property" {
			numbers = append(numbers, c.Number)
		}
	}
	for _, number := range i.brought {
		if source, was := d.Owns[number]; was {
			i.add("UPDATE property SET source = ? WHERE number = ?", source, number)
		}
	}
	i.add("DELETE FROM news WHERE at >= (SELECT taken_at FROM desk_delivery WHERE id = ?) AND property IN (SELECT value FROM json_each(?))",
		d.ID, handle.JSON(numbers))
	i.add("DELETE FROM desk_delivery WHERE id = ?", d.ID)
}

// stepsAt inserts statements among the steps.
func (i *importing) stepsAt(at int, list []handle.Statement) {
	steps := make([]step, len(list))
	for n, st := range list {
		steps[n] = step{kind: otherKind, statement: st}
	}
	i.steps = slices.Insert(i.steps, at, steps...)
}

func orNull(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
