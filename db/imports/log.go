package imports

import (
	"time"

	"github.com/gevel/gevel/db/desklog"
)

// log writes a line of the desk's log in the same write as the import, with how many properties and projects were added, changed and
// removed, if the import changed anything that visitors see. Nobody at the desk is its author, but of a delivery that is taken or
// taken back there.
func (i *importing) log() {
	if i.batch.OfLink || len(i.batch.Edits) > 0 {
		return
	}
	n := i.report.RecordCount.and(i.report.Projects)
	a := desklog.Action{At: time.Unix(i.now, 0), Name: "importFolder", After: desklog.RecordCounts(n.Added, n.Changed, n.Removed)}
	if i.batch.OnlyProperties {
		a.Name = "importProperties"
	}
	if d := i.batch.Delivery; d != nil {
		line := d.By
		if line.After = a.After; !d.Undoes {
			line.Undo = d.ID
		}
		st := line.Insert()
		i.addStatements(st)
		return
	}
	line := a.InsertIf("EXISTS (SELECT 1 FROM data_version WHERE version > ?)", i.versionBefore)
	i.addStatements(line)
}

func (c RecordCount) and(more RecordCount) RecordCount {
	return RecordCount{c.Added + more.Added, c.Changed + more.Changed, c.Unchanged + more.Unchanged, c.Removed + more.Removed}
}
