package rqlitetest

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jmoiron/sqlx"
	_ "github.com/mattn/go-sqlite3" // reads the nodes' files
)

// Contents gives the digest of each table's rows in a node's file, without the planner's statistics.
func Contents(t testing.TB, path string) map[string]string {
	t.Helper()
	file, err := sqlx.Open("sqlite3", "file:"+path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var tables []string
	if err := file.Select(&tables,
		"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%' ORDER BY name"); err != nil {
		t.Fatal(err)
	}
	digests := map[string]string{}
	for _, table := range tables {
		digests[table] = rowsOf(t, file, table)
	}
	return digests
}

func rowsOf(t testing.TB, file *sqlx.DB, table string) string {
	t.Helper()
	rows, err := file.Queryx("SELECT * FROM " + table)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var all []string
	for rows.Next() {
		row, err := rows.SliceScan()
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, fmt.Sprintf("%T %q", row, row))
	}
	slices.Sort(all)
	return fmt.Sprintf("%d rows, %x", len(all), sha256.Sum256([]byte(strings.Join(all, "\n"))))
}
