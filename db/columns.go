package db

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"github.com/jmoiron/sqlx/reflectx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
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

// upsert makes the statement that inserts row into table, or gives the row with the same key all its values. Its text is long and is made
// once for each type.
func upsert(table, key string, row any) Statement {
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
	"photoCount":   "(SELECT count(*) FROM photo WHERE property = l.number AND kind = 0) AS photo_count",
	"videos":       "l.videos",
	"reduction":    "l.reduced_at, l.reduced_from",
	"history": `(SELECT json_group_array(json_object('at', at, 'since', since, 'state', state, 'price',
		iif(l.price IS NULL OR price IS NULL, NULL, json(printf('%d.%02d', price / 100, price % 100)))))
		FROM (SELECT * FROM public_history WHERE property = l.number ORDER BY at LIMIT ` +
		strconv.Itoa(limits.HistoryRows) + `)) AS shown`,
	"virtualTour": "l.virtual_tour",
}
