package db

import (
	"context"
	"database/sql/driver"
	"fmt"
	"log/slog"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/search"
)

// mostStepped: when more than one in so many properties changed, the index is built anew instead of being changed.
const mostStepped = 10

// readIndex reads the index at a snapshot: what changed since an earlier edition of the same sequence of changes, or all of it.
func readIndex(ctx context.Context, tx handle.Snapshot, log changelog.Log, before *edition) (*search.Index, error) {
	if before == nil || before.log.Epoch != log.Epoch || before.log.Head < log.Dropped || before.log.Head > log.Head {
		return buildIndex(ctx, tx)
	}
	var changed []int
	if err := tx.SelectContext(ctx, &changed, "SELECT number FROM change WHERE sequence > ? AND kind = 'property'",
		before.log.Head); err != nil {
		return nil, err
	}
	if len(changed) > before.index.Len()/mostStepped+100 {
		return buildIndex(ctx, tx)
	}
	if len(changed) == 0 {
		return before.index, nil
	}
	fresh, err := readRows(ctx, tx, " WHERE s.number IN (SELECT value FROM json_each('"+handle.JSON(changed)+"'))")
	if err != nil {
		return nil, err
	}
	return before.index.With(changed, fresh), nil
}

func buildIndex(ctx context.Context, tx handle.Snapshot) (*search.Index, error) {
	rows, err := readRows(ctx, tx, "")
	if err != nil {
		return nil, err
	}
	index := rows.Index()
	if index.Len() > limits.IndexedProperties {
		slog.Warn("there are more properties than the index in memory is made for", "properties", index.Len())
	}
	return index, nil
}

// readRows reads rows of the table search by ascending number.
func readRows(ctx context.Context, tx handle.Snapshot, where string) (*search.Builder, error) {
	rows := &search.Builder{}
	query := "SELECT " + rowColumns + " FROM search s LEFT JOIN change k ON k.kind = 'property' AND k.number = s.number" + where +
		" ORDER BY s.number"
	return rows, tx.Raw(ctx, query, func(values []driver.Value) { rows.Add(rowOf(values)) })
}

// rowColumns packs small values into few integers, because reading a column costs more than unpacking bits. In these 0 means not stated,
// and n+1 stands for the value n.
var rowColumns = `s.number, s.type, s.city, s.project, s.price,
	s.goal + (s.status << 4) + (s.taken << 8)` + packedYesNo() + `,
	` + packed("s.bedrooms") + ` + (` + packed("s.bathrooms") + ` << 12) + (` + packed("s.garages") + ` << 24)
		+ (` + packed("s.parkings") + ` << 36) + (` + packed("s.facades") + ` << 48),
	coalesce(min(s.surface, 0x7ffffffe) + 1, 0) + (coalesce(min(s.plot, 0x7ffffffe) + 1, 0) << 31),
	` + packed("s.construction_year") + ` + (coalesce(unicode(s.energy_class), 0) << 12)
		+ (coalesce(CAST(replace(s.available_from, '-', '') AS INTEGER) + 1, 0) << 20),
	s.latitude, s.longitude, s.published_at, s.updated_at, s.type_sort, s.city_sort, s.street, s.house_number,
	coalesce(k.sequence, 0), s.agent,
	s.reduced_at, s.reference`

// packed writes a small number in twelve bits.
func packed(column string) string { return "coalesce(min(" + column + ", 4094) + 1, 0)" }

// firstYesNo is the bit of the first yes/no criterion.
const firstYesNo = 9

// packedYesNo adds a bit for each yes/no criterion.
func packedYesNo() (sql string) {
	for bit, c := range agency.YesNoCriteria {
		sql += fmt.Sprintf(" + ((%s) << %d)", yesNoColumn(c), firstYesNo+bit)
	}
	return sql
}

// yesNoColumn gives the expression of a yes/no criterion; what is not stated is no.
func yesNoColumn(c agency.YesNo) string {
	switch c.Column() {
	case "in_project":
		return "s.project IS NOT NULL"
	case "reduced":
		return "s.reduced_at IS NOT NULL"
	}
	return "coalesce(s." + c.Column() + ", 0)"
}

func rowOf(values []driver.Value) *search.Row {
	kinds, rooms, surfaces, rest := number(values[5]), number(values[6]), number(values[7]), number(values[8])
	return &search.Row{
		Number: int32(number(values[0])), Type: int32(number(values[1])), City: int32(number(values[2])), Project: stated32(values[3]),
		Price: stated(values[4]),
		Goal:  market.Goal(kinds & 15), Status: market.Status(kinds >> 4 & 15), Taken: kinds>>8&1 == 1, Has: uint16(kinds >> firstYesNo),
		Bedrooms: unpacked(rooms & 0xfff), Bathrooms: unpacked(rooms >> 12 & 0xfff), Garages: unpacked(rooms >> 24 & 0xfff),
		Parkings: unpacked(rooms >> 36 & 0xfff), Facades: unpacked(rooms >> 48 & 0xfff),
		Surface: unpacked(surfaces & 0x7fffffff), Plot: unpacked(surfaces >> 31), Year: unpacked(rest & 0xfff),
		Energy: energyOf(rest >> 12 & 0xff), Available: unpacked(rest >> 20),
		Latitude: values[9].(float64), Longitude: values[10].(float64), Published: number(values[11]), Updated: number(values[12]),
		TypeSort: int32(number(values[13])), CitySort: text(values[14]), Street: text(values[15]), HouseNumber: text(values[16]),
		Change: number(values[17]), Agent: int32(number(values[18])), Reduced: stated(values[19]),
		Reference: reference.Key(text(values[20])),
	}
}

func unpacked(n int64) int32 {
	if n == 0 {
		return search.None
	}
	return int32(n - 1)
}

// energyOf gives the place of an energy class by its letter.
func energyOf(class int64) int32 {
	if at := slices.Index(energy.Classes, energy.Class(rune(class))); at >= 0 {
		return int32(at)
	}
	return search.None
}

func number(v driver.Value) int64 {
	n, _ := v.(int64)
	return n
}

func stated(v driver.Value) int64 {
	if n, ok := v.(int64); ok {
		return n
	}
	return search.None
}

func stated32(v driver.Value) int32 { return int32(stated(v)) }

func text(v driver.Value) string {
	switch v := v.(type) {
	case string:
		return v
	case []byte:
		return string(v)
	}
	return ""
}
