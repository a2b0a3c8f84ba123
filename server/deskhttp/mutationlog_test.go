package deskhttp_test

import (
	"fmt"
	"hash/fnv"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jmoiron/sqlx"
)

// unlogged are tables that change without anybody having done something to a record: counts, derived rows, and when a session was used.
var unlogged = strings.Fields(`action attempt data_version desk_version lead_count lead_search search staff_session undo
	undo_lead undo_property`)

// TestEveryChangeIsInTheLog sends each mutation of the desk as a manager. One that changes a table of the store must add a line to the log.
func TestEveryChangeIsInTheLog(t *testing.T) {
	v, manager, table := stockedDesk(t)
	file, err := sqlx.Open("sqlite3", "file:"+filepath.Join(filepath.Dir(v.Media), "gevel.db")+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	last := []string{"removePicture", "cancelAppointment", "unblockHours", "removeLeadList", "closeOwner", "removeOwner", "revokeKey",
		"closeStaff", "erasePerson"}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(table)), func(name string) bool { return slices.Contains(last, name) })
	changed := 0
	before, lines := sums(t, file)
	for i, name := range append(names, last...) {
		if !slices.Contains(last, name) {
			table = v.deskMutations(t, manager) // versions of now
		}
		answer := table[name].send(t, v, name, i, "Cookie", manager)
		after, linesAfter := sums(t, file)
		var tables []string
		for table, sum := range after {
			if sum != before[table] {
				tables = append(tables, table)
			}
		}
		if len(tables) > 0 {
			changed++
		}
		if len(tables) > 0 && linesAfter == lines {
			t.Errorf("%s changes %v without a line in the log; it answers %s", name, tables, answer)
		}
		before, lines = after, linesAfter
	}
	if changed < 45 {
		t.Errorf("%d of %d mutations change something, want more: mend the inputs", changed, len(table))
	}
}

// sums gives a sum of all rows of each table that the log is about, and how many lines the log has.
func sums(t *testing.T, file *sqlx.DB) (tables map[string]uint64, lines int) {
	t.Helper()
	var names []string
	if err := file.Select(&names, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"); err != nil {
		t.Fatal(err)
	}
	tables = map[string]uint64{}
	for _, name := range names {
		if slices.Contains(unlogged, name) {
			continue
		}
		rows, err := file.Queryx(`SELECT * FROM "` + name + `"`)
		if err != nil {
			t.Fatal(err)
		}
		sum := fnv.New64()
		for rows.Next() {
			row, err := rows.SliceScan()
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(sum, row...)
		}
		tables[name] = sum.Sum64()
		rows.Close()
	}
	if err := file.Get(&lines, "SELECT count(*) FROM action"); err != nil {
		t.Fatal(err)
	}
	return tables, lines
}
