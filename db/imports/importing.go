package imports

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// importing collects the statements of one import.
type importing struct {
	batch  Batch
	now    int64
	steps  []step
	report Report

	articlesBefore            []agency.ArticleRecord
	addressesBefore           map[string]string // of pages and articles
	agentsBefore              map[string]int    // the numbers of agents by the digests of their addresses
	propertySums, projectSums map[int]string    // checksums by number
	deskWords                 deskWords
	touchesSite               bool // it writes the configuration
	differences               []Difference
	brought                   []int // the numbers of the properties that are not gone
	versionBefore             int64 // of the data
	store                     *Store
	before                    storedAhead
}

func (i *importing) add(sql string, args ...any) { i.addOf(otherKind, sql, args...) }

func (i *importing) addStatements(list ...handle.Statement) {
	for _, st := range list {
		i.add(st.SQL, st.Args...)
	}
}

// addOf adds a statement that writes a record of a kind.
func (i *importing) addOf(kind kindOf, sql string, args ...any) {
	i.steps = append(i.steps, step{kind: kind, statement: handle.Statement{SQL: sql, Args: args}})
}

// changed counts a project or property as added, changed or unchanged, deletes one that is gone, and reports whether it must be written.
func (i *importing) changed(kind string, number int, gone bool, checksum string) bool {
	if gone {
		i.add("DELETE FROM "+kind+" WHERE number = ?", number)
	}
	counts, sums := &i.report.RecordCount, i.propertySums
	if kind == "project" {
		counts, sums = &i.report.Projects, i.projectSums
	}
	before, known := sums[number]
	switch {
	case gone && known:
		counts.Removed++
		if kind == "property" && len(i.batch.Edits) == 0 { // an edit removes it itself, after it was compared
			i.add("DELETE FROM part_change WHERE record = ?", desk.PropertyRecordOf(number))
		}
		i.differs(kind, number, Removed)
	case gone:
	case !known:
		counts.Added++
		i.differs(kind, number, Added)
	case before == checksum:
		counts.Unchanged++
	default:
		counts.Changed++
		i.differs(kind, number, Changed)
	}
	return !gone && before != checksum
}

func (i *importing) differs(kind string, number int, d ChangeKind) {
	i.differences = append(i.differences, Difference{Kind: kind, Number: number, Change: d})
}
