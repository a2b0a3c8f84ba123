#!/usr/bin/env bash
# Many programs of offices keep their data in SQLite, or are brought there from Microsoft Access, whose yes is -1. In SQLite a declared type
# such as BOOLEAN or DATE is a name: any value may stand there, and every number but 0 is true (sqlite.org/datatype3.html,
# lang_expr.html#booleanexpr). One would expect that a driver gives the number and the text as they are, or fails. In fact mattn/go-sqlite3, the
# usual driver of Go, looks at the word of the declaration: of BOOLEAN it calls true what is greater than 0, so that -1 is false to Go while
# the same row is found by WHERE; of DATE, DATETIME and TIMESTAMP a text in another order, such as the Belgian 01/11/2026, becomes the year 1
# with no error and, in a sql.NullTime, Valid. So it is a value, not an unknown one. An expression (+column, CAST) has no declared type and
# comes as it is.
# It hurts an agency whose old list is read by a small program in Go: the furnished flats lose that, and every home was built in the year 1.
# The tables of this site are STRICT, in which SQLite has no such types (db/sqlite/schema.sql).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/homes 2> /dev/null
go get github.com/mattn/go-sqlite3@v1.14.53 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"database/sql"
	"fmt"

	_ "github.com/mattn/go-sqlite3"
)

func main() {
	db, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		panic(err)
	}
	db.SetMaxOpenConns(1)
	if _, err := db.Exec(`CREATE TABLE home (furnished BOOLEAN, built DATE); INSERT INTO home VALUES (1, '2026-11-01'), (-1, '01/11/2026')`); err != nil {
		panic(err)
	}
	rows, err := db.Query(`SELECT furnished, furnished IS TRUE, +furnished, built, CAST(built AS TEXT) FROM home WHERE furnished`)
	if err != nil {
		panic(err)
	}
	for rows.Next() {
		var furnished, isTrue bool
		var number int
		var built sql.NullTime
		var text string
		if err := rows.Scan(&furnished, &isTrue, &number, &built, &text); err != nil {
			panic(err)
		}
		fmt.Printf("%d: to SQL %t, to Go %t; %s: valid %t, %s\n", number, isTrue, furnished, text, built.Valid, built.Time.Format("2006-01-02"))
	}
	if err := rows.Err(); err != nil {
		panic(err)
	}
}
GO
seen=$(go run .)
go list -m github.com/mattn/go-sqlite3
echo "$seen"
expected='1: to SQL true, to Go true; 2026-11-01: valid true, 2026-11-01
-1: to SQL true, to Go false; 01/11/2026: valid true, 0001-01-01'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
