package db

import (
	"context"
	"errors"
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

// TestSchemaFile keeps schema.sql equal to what the migrations and views.sql make: it is where a reader finds the whole schema of today,
// instead of adding up every migration, and what a new database is made of. After a migration, go test ./db -update writes it.
func TestSchemaFile(t *testing.T) {
	want := schemaOf(t, migrated(t))
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
		t.Fatal("schema.sql is not the schema that the migrations and views.sql make; run go test ./db -update")
	}
}

// migrated is a database that went through every migration.
func migrated(t *testing.T) *sqlx.DB {
	t.Helper()
	write := before(t, "none", filepath.Join(t.TempDir(), "old.db"))
	if err := renewViews(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	return write
}

// TestNewDatabaseEqualsAMigratedOne compares a database made of schema.sql with one that went through every migration: the schema, the
// number of migrations, and how many rows each table has.
func TestNewDatabaseEqualsAMigratedOne(t *testing.T) {
	made, old := open(t).write, migrated(t)
	if schemaOf(t, made) != schemaOf(t, old) {
		t.Error("the schema of a new database is not that of one that went through every migration")
	}
	var tables []string
	if err := old.Select(&tables, "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'view'"); err != nil {
		t.Fatal(err)
	}
	queries := []string{"SELECT group_concat(marquee) FROM replaced_marquee"}
	for _, table := range tables {
		if !strings.HasPrefix(table, "sqlite_") {
			queries = append(queries, "SELECT count(*) FROM "+table)
		}
	}
	for _, query := range queries {
		var got, want string
		if err := errors.Join(made.Get(&got, query), old.Get(&want, query)); err != nil || got != want {
			t.Errorf("%s in a new database is %s, want %s as after every migration (%v)", query, got, want, err)
		}
	}
}

const schemaHeader = `-- The schema as all migrations and views.sql leave it, ` +
	`for readers and for new databases: go test ./db -update writes it. Change a table
-- with a new file of migrations/, a view in views.sql.
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
	var migrations int
	if err := db.Get(&migrations, "PRAGMA user_version"); err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&b, "\nPRAGMA user_version = %d; -- how many migrations this is the sum of\n", migrations)
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
