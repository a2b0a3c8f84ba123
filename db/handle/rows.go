package handle

import (
	"fmt"
	"reflect"
	"strings"
	"sync"

	"github.com/jmoiron/sqlx/reflectx"
)

// The columns of a struct are its db tags, so that SELECT and INSERT follow the struct.
var tags = reflectx.NewMapper("db")

// ColumnsOf lists the columns of a struct, each after prefix, separated by commas.
func ColumnsOf(v any, prefix string) string {
	names := fieldNames(reflect.TypeOf(v))
	for i, n := range names {
		names[i] = prefix + n
	}
	return strings.Join(names, ", ")
}

func fieldNames(t reflect.Type) []string {
	var names []string
	for _, f := range tags.TypeMap(t).Index {
		if !f.Embedded && f.Name != "" && f.Field.Tag.Get("db") != "" && !strings.Contains(f.Path, ".") {
			names = append(names, f.Name)
		}
	}
	return names
}

// Insert makes the statement that inserts row into table.
func Insert(table string, row any) Statement {
	return Statement{SQL: inserting(table, reflect.TypeOf(row)), Args: values(row)}
}

func inserting(table string, row reflect.Type) string {
	names := fieldNames(row)
	return fmt.Sprintf("INSERT INTO %s (%s) VALUES (?%s)", table, strings.Join(names, ", "), strings.Repeat(", ?", len(names)-1))
}

// values gives the values of a row in the order of its columns.
func values(row any) (args []any) {
	v := reflect.ValueOf(row)
	for _, index := range fieldIndexes(v.Type()) {
		args = append(args, reflectx.FieldByIndexesReadOnly(v, index).Interface())
	}
	return args
}

var indexesOfTypes sync.Map

// fieldIndexes tells where the columns of a struct are in it, found once for each type.
func fieldIndexes(t reflect.Type) (indexes [][]int) {
	if known, ok := indexesOfTypes.Load(t); ok {
		return known.([][]int)
	}
	for _, n := range fieldNames(t) {
		indexes = append(indexes, tags.TypeMap(t).GetByPath(n).Index)
	}
	indexesOfTypes.Store(t, indexes)
	return indexes
}

var upserts sync.Map

// Upsert makes the statement that inserts row into table, or gives the row with the same key all its values. Its text is long and is made
// once for each type.
func Upsert(table, key string, row any) Statement {
	t := reflect.TypeOf(row)
	sql, ok := upserts.Load(t)
	if !ok {
		sql = upserting(table, key, t)
		upserts.Store(t, sql)
	}
	return Statement{SQL: sql.(string), Args: values(row)}
}

func upserting(table, key string, row reflect.Type) string {
	var set []string
	for _, n := range fieldNames(row) {
		if n != key {
			set = append(set, n+" = excluded."+n)
		}
	}
	return fmt.Sprintf("%s ON CONFLICT (%s) DO UPDATE SET %s", inserting(table, row), key, strings.Join(set, ", "))
}
