package db

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/jmoiron/sqlx/reflectx"
)

// The columns of a struct are its db tags, so that SELECT and INSERT follow the struct.
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

// insert makes the statement that inserts row into table.
func insert(table string, row any) Statement {
	names, args := values(row)
	return Statement{SQL: fmt.Sprintf("INSERT INTO %s (%s) VALUES (?%s)", table, strings.Join(names, ", "),
		strings.Repeat(", ?", len(names)-1)), Args: args}
}

// values gives the columns of a row and their values.
func values(row any) (names []string, args []any) {
	v := reflect.ValueOf(row)
	names, fields := fieldNames(v.Type()), tags.TypeMap(v.Type())
	for _, n := range names {
		args = append(args, reflectx.FieldByIndexesReadOnly(v, fields.GetByPath(n).Index).Interface())
	}
	return names, args
}

// upsert makes the statement that inserts row into table, or gives the row with the same key all its values.
func upsert(table, key string, row any) Statement {
	plain := insert(table, row)
	var set []string
	for _, n := range fieldNames(reflect.TypeOf(row)) {
		if n != key {
			set = append(set, n+" = excluded."+n)
		}
	}
	return Statement{SQL: fmt.Sprintf("%s ON CONFLICT (%s) DO UPDATE SET %s", plain.SQL, key, strings.Join(set, ", ")), Args: plain.Args}
}

// Details are the column groups that the details of a property need.
var Details = []string{"place", "building", "rooms", "surfaces", "comfort", "costs", "energy", "legal", "planning", "lifeAnnuity",
	"connections", "availability"}

// rentTerms are the columns of an owner's requirements for tenants, and of the costs that a tenant pays at signing.
var rentTerms = "l.charges, l.inventory_cost, l.deposit, " + columnsOf(agency.Letting{}, "l.")

// groups are the columns by the field of the graph that needs them.
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
	"rentTerms":    rentTerms,
	"description":  "l.description",
	"photoCount":   "(SELECT count(*) FROM photo WHERE property = l.number AND plan = 0) AS photo_count",
	"videos":       "l.videos",
	"virtualTour":  "l.virtual_tour",
}
