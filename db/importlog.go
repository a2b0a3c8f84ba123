package db

import (
	"fmt"
	"time"

	"github.com/gevel/gevel/db/handle"
)

// log writes a line of the desk's log in the same write as the import, with how many properties and projects were added, changed and
// removed, if the import changed anything that visitors see. Nobody at the desk is its author.
func (i *importing) log() {
	if i.batch.OfLink || i.batch.Edit != nil {
		return
	}
	a := Action{At: time.Unix(i.now, 0), Name: "importFolder", After: i.report.RecordCount.and(i.report.Projects).brief()}
	if i.batch.OnlyProperties {
		a.Name = "importProperties"
	}
	line := a.insertIf("EXISTS (SELECT 1 FROM data_version WHERE version > ?)", i.versionBefore)
	i.add(line.SQL, line.Args...)
}

func (c RecordCount) and(more RecordCount) RecordCount {
	return RecordCount{c.Added + more.Added, c.Changed + more.Changed, c.Unchanged + more.Unchanged, c.Removed + more.Removed}
}

// brief writes the counts for the log: added, changed and removed.
func (c RecordCount) brief() string { return fmt.Sprintf("%d %d %d", c.Added, c.Changed, c.Removed) }

// log is the line of the desk's log for a run of a link that the statement before it stored. Runs that changed and sent nothing have one
// only when a problem stopped them.
func (r LinkRun) log(name string) handle.Statement {
	counts := RecordCount{Added: r.Added, Changed: r.Changed, Removed: r.Removed}
	a := Action{At: time.UnixMilli(r.At*1000 + r.Took), Name: "linkRan", Record: "link:" + name, After: counts.brief()}
	did := r.Added+r.Changed+r.Removed+r.Sent > 0
	if !did {
		a.Name, a.After = "linkFailed", ""
	}
	return a.insertIf("changes() > 0 AND ?", did || r.Problem != nil)
}
