package main

import (
	"database/sql"
	"fmt"
	"reflect"
	"regexp"
	"strings"

	_ "github.com/mattn/go-sqlite3" // the driver
)

// writeDatabase writes the data as the peer's database, with an index that fits each question.
func writeDatabase(d *data, file string) error {
	store, err := sql.Open("sqlite3", "file:"+file+"?_journal_mode=WAL&_synchronous=OFF")
	if err != nil {
		return err
	}
	defer store.Close()
	tx, err := store.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var kinds []*category
	for i, t := range types {
		kinds = append(kinds, &category{i + 1, t.name})
	}
	for _, write := range []func() error{
		func() error { return insert(tx, "city", d.cities) },
		func() error { return insert(tx, "type", kinds) },
		func() error { return insert(tx, "property", d.properties) },
		func() error { return insert(tx, "photo", d.photos()) },
		func() error { _, err := tx.Exec(indexes); return err },
		tx.Commit,
	} {
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

const indexes = `
	CREATE INDEX property_list ON property (city, goal, price, number DESC, bedrooms);
	CREATE INDEX property_similar ON property (city, type, goal, price, number DESC);
	CREATE INDEX property_newest ON property (published_at, number, city);
	CREATE INDEX photo_property ON photo (property, position);
	CREATE INDEX city_name ON city (name COLLATE NOCASE);
	ANALYZE`

type category struct {
	Number int
	Name   string
}

type photo struct {
	Number, Property, Position int
	URL                        string
	Width, Height              int
	Alt                        string
}

func (d *data) photos() (list []*photo) {
	for _, p := range d.properties {
		for position := range photosEach {
			list = append(list, &photo{Number: len(list) + 1, Property: p.Number, Position: position,
				URL: "/media/" + photoNames[photoOf(p.Number, position)], Width: 1600, Height: 1066, Alt: fmt.Sprint("Foto ", position+1)})
		}
	}
	return list
}

var capital = regexp.MustCompile(`[a-z][A-Z]`)

// insert makes a table with a column for each field of the rows, the first its key, and writes the rows.
func insert[Row any](tx *sql.Tx, table string, rows []*Row) error {
	fields := reflect.VisibleFields(reflect.TypeFor[Row]())
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = strings.ToLower(capital.ReplaceAllStringFunc(f.Name, func(s string) string { return s[:1] + "_" + s[1:] }))
	}
	columns := strings.Join(names, ", ")
	if _, err := tx.Exec(fmt.Sprintf("CREATE TABLE %s (%s)", table,
		strings.Replace(columns, ",", " INTEGER PRIMARY KEY,", 1))); err != nil {
		return err
	}
	statement, err := tx.Prepare(fmt.Sprintf("INSERT INTO %s VALUES (?%s)", table, strings.Repeat(", ?", len(names)-1)))
	if err != nil {
		return err
	}
	for _, row := range rows {
		values, value := make([]any, len(fields)), reflect.ValueOf(row).Elem()
		for i := range fields {
			values[i] = value.Field(i).Interface()
		}
		if _, err := statement.Exec(values...); err != nil {
			return err
		}
	}
	return nil
}
