package sqlite

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jmoiron/sqlx"
)

var update = flag.Bool("update", false, "write schema.sql")

const schemaFile = "schema.sql"

// TestSchemaFile keeps schema.sql as a database that it makes has it, with the views of views.sql: it is where a reader finds the whole
// schema. After a change of views.sql, go test ./db/sqlite -update writes it.
func TestSchemaFile(t *testing.T) {
	want := schemaOf(t, made(t).DB)
	if *update {
		if err := os.WriteFile(schemaFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Fatal("schema.sql is not written as the database that it makes, with the views of views.sql; run go test ./db/sqlite -update")
	}
}

// made is a new database.
func made(t *testing.T) *File {
	t.Helper()
	f, err := OpenFile(t.Context(), filepath.Join(t.TempDir(), "gevel.db"), SettledWriter, false)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

const schemaHeader = `-- The schema of a new database. migrations/README.md says how to change it; the views are those of views.sql, which
-- go test ./db/sqlite -update writes here.
-- Tables by name, each with its indexes and triggers; the views follow. The first is the one whose page no copy moves: a running site asks
-- it for the data version although somebody copied a backup over its file.
`

// schemaOf writes the schema of a database.
func schemaOf(t *testing.T, db *sqlx.DB) string {
	t.Helper()
	var parts []struct {
		Type string `db:"type"`
		SQL  string `db:"sql"`
	}
	err := db.SelectContext(context.Background(), &parts, `
		SELECT type, sql FROM sqlite_schema
		WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
		ORDER BY tbl_name <> 'data_version', tbl_name IN (SELECT name FROM sqlite_schema WHERE type = 'view'), tbl_name,
			CASE type WHEN 'table' THEN 0 WHEN 'view' THEN 0 WHEN 'index' THEN 1 ELSE 2 END, name`)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString(schemaHeader)
	for _, part := range parts {
		if part.Type == "table" || part.Type == "view" {
			b.WriteString("\n")
		}
		b.WriteString(columnsApart(part.SQL) + ";\n")
	}
	var form int
	if err := db.Get(&form, "PRAGMA user_version"); err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&b, "\nPRAGMA user_version = %d;\n", form)
	return b.String()
}

// columnsApart puts each column that ALTER TABLE added on a line of its own: SQLite writes them behind the last one.
func columnsApart(sql string) string {
	if !strings.HasPrefix(sql, "CREATE TABLE") || !strings.Contains(sql, "\n") {
		return sql
	}
	lines := strings.Split(sql, "\n")
	for i, line := range lines {
		lines[i] = breakAtCommas(line)
	}
	sql = endOfColumn.ReplaceAllString(strings.Join(lines, "\n"), ",$1\n  ")
	end := strings.LastIndexByte(sql, ')')
	return strings.TrimRight(sql[:end], "\n") + "\n" + sql[end:]
}

// endOfColumn is a comma that stands at the start of a line, behind the comment of the column before.
var endOfColumn = regexp.MustCompile(`((?: *--.*)?)\n,\s*`)

// breakAtCommas breaks a line of columns after each comma outside parentheses. A comment is that of the first column.
func breakAtCommas(line string) string {
	code, comment, commented := strings.Cut(line, "--")
	if commented {
		comment = " --" + comment
	}
	var parts []string
	depth, start := 0, 0
	for i, r := range code {
		depth += map[rune]int{'(': 1, ')': -1}[r]
		if r == ',' && depth == 0 {
			parts = append(parts, code[start:i+1])
			start = i + 1
		}
	}
	if rest := strings.TrimRight(code[start:], " "); rest != "" {
		parts = append(parts, rest)
	}
	if len(parts) < 2 {
		return line
	}
	parts[0] += comment
	return strings.Join(parts, "\n ")
}
