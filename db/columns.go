package db

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/jmoiron/sqlx/reflectx"
)

// The columns of a struct are its db tags: what is selected and inserted follows the struct and cannot drift from it.
var tags = reflectx.NewMapper("db")

// columnsOf lists the columns of a struct, each after prefix, separated by commas.
func columnsOf(v any, prefix string) string {
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

// upsert makes the statement that inserts row into table, or gives the row with the same key all its values.
func upsert(table, key string, row any) Statement {
	v := reflect.ValueOf(row)
	names, fields := fieldNames(v.Type()), tags.TypeMap(v.Type())
	set := make([]string, 0, len(names))
	args := make([]any, len(names))
	for i, n := range names {
		args[i] = reflectx.FieldByIndexesReadOnly(v, fields.GetByPath(n).Index).Interface()
		if n != key {
			set = append(set, n+" = excluded."+n)
		}
	}
	sql := fmt.Sprintf("INSERT INTO %s (%s) VALUES (?%s) ON CONFLICT (%s) DO UPDATE SET %s", table,
		strings.Join(names, ", "), strings.Repeat(", ?", len(names)-1), key, strings.Join(set, ", "))
	return Statement{SQL: sql, Args: args}
}

// Details are the groups of which the details of a property are made.
var Details = []string{"place", "building", "rooms", "surfaces", "comfort", "costs", "energy", "legal", "planning", "lifeAnnuity", "connections", "availability"}

// Columns of the groups of a property, for the look-ahead.
var groups = map[string]string{
	"place":        columnsOf(agency.Surroundings{}, "l."),
	"building":     columnsOf(agency.Building{}, "l."),
	"rooms":        columnsOf(agency.Rooms{}, "l."),
	"surfaces":     columnsOf(agency.Surfaces{}, "l."),
	"comfort":      columnsOf(agency.Comfort{}, "l."),
	"costs":        columnsOf(agency.Costs{}, "l."),
	"energy":       columnsOf(agency.Certificate{}, "l."),
	"legal":        columnsOf(agency.Legal{}, "l."),
	"planning":     columnsOf(agency.Planning{}, "l."),
	"lifeAnnuity":  columnsOf(agency.Annuity{}, "l."),
	"connections":  columnsOf(agency.Connections{}, "l."),
	"availability": columnsOf(agency.Availability{}, "l."),
	"description":  "l.description",
	"videos":       "l.videos",
	"virtualTour":  "l.virtual_tour",
}
