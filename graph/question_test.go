package graph_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"
)

// randomQuery is a question with random values, as bench/peers asks it, and its answer in plain SQL.
type randomQuery struct {
	query     string
	variables map[string]any
	answer    func(context.Context, *sql.Tx) (found, error)
}

// found is what is compared of an answer, the properties in order.
type found struct {
	Total      int
	Properties []row
	Cities     []cityCount
}

type row struct {
	Number int
	Price  *int // not compared when the property may have changed meanwhile
}

type cityCount struct {
	Zip        string
	Sale, Rent int
}

var zips = []string{"3640", "3680", "3960", "3650", "3600"}

const (
	listQuery = `query ($zip: String!, $min: Int!, $max: Int!, $beds: Int!) {
		properties(filter: {goal: SALE, cities: [{zip: $zip}], priceMin: $min, priceMax: $max, bedroomsMin: $beds},
		sort: PRICE_ASC, first: 24) {
			totalCount nodes { number price { amount } title city { name zip } photos(first: 1) { url } } } }`
	detailQuery = `query ($number: Int!) { property(number: $number) {
		number price { amount } title description similar(first: 3) { number price { amount } photos(first: 1) { url } } } }`
	typingQuery = `query ($text: String!) { search(text: $text) {
		cities { city { zip saleCount rentCount } } properties { number price { amount } title photos(first: 1) { url } } } }`
)

func anyList(random *rand.Rand) randomQuery {
	zip, beds := zips[random.IntN(len(zips))], 1+random.IntN(3)
	least := 50_000 + 10_000*random.IntN(20)
	most := least + 10_000*random.IntN(40)
	return randomQuery{listQuery, map[string]any{"zip": zip, "min": least, "max": most, "beds": beds},
		func(ctx context.Context, tx *sql.Tx) (f found, err error) {
			all, err := rows(ctx, tx, `SELECT number, price / 100 FROM search WHERE status = 1 AND sale
				AND city IN (SELECT id FROM city WHERE zip = ?) AND price BETWEEN ? * 100 AND ? * 100 AND bedrooms >= ?
				ORDER BY price, number DESC`, zip, least, most, beds)
			return found{Total: len(all), Properties: all[:min(len(all), 24)]}, err
		}}
}

// anyDetail asks for a property that stays public.
func anyDetail(random *rand.Rand, numbers []int) randomQuery {
	number := numbers[random.IntN(len(numbers))]
	return randomQuery{detailQuery, map[string]any{"number": number}, func(ctx context.Context, tx *sql.Tx) (found, error) {
		itself, err := rows(ctx, tx, "SELECT number, price / 100 FROM search WHERE number = ?", number)
		if err != nil {
			return found{}, err
		}
		similar, err := rows(ctx, tx, `SELECT s.number, s.price / 100 FROM search s, search p
			WHERE p.number = ? AND s.number <> p.number AND s.status = 1 AND s.sale = p.sale AND NOT s.taken
			ORDER BY s.type_sort <> p.type_sort, s.city <> p.city, abs(coalesce(s.price, 1e15) - coalesce(p.price, 0)),
			s.number DESC LIMIT 3`, number)
		return found{Properties: append(itself, similar...)}, err
	}}
}

func anyTyping(random *rand.Rand) randomQuery {
	text := []string{"kin", "maas", "bree", "genk", "dils"}[random.IntN(5)]
	return randomQuery{typingQuery, map[string]any{"text": text}, func(ctx context.Context, tx *sql.Tx) (f found, err error) {
		if f.Properties, err = rows(ctx, tx, `SELECT number, price / 100 FROM search WHERE status = 1
			AND city IN (SELECT id FROM city WHERE name ->> 'nl' LIKE ? || '%') ORDER BY published_at DESC, number DESC LIMIT 8`,
			text); err != nil {
			return f, err
		}
		counts, err := tx.QueryContext(ctx, `SELECT c.zip, sum(sale), sum(NOT sale) FROM city c JOIN search s ON s.city = c.id
			AND status = 1
			WHERE name ->> 'nl' LIKE ? || '%' GROUP BY c.id ORDER BY name ->> 'nl'`, text)
		if err != nil {
			return f, err
		}
		defer counts.Close()
		for counts.Next() && err == nil {
			var c cityCount
			err = counts.Scan(&c.Zip, &c.Sale, &c.Rent)
			f.Cities = append(f.Cities, c)
		}
		return f, err
	}}
}

func rows(ctx context.Context, tx *sql.Tx, query string, args ...any) (list []row, err error) {
	found, err := tx.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer found.Close()
	for found.Next() && err == nil {
		var r row
		err = found.Scan(&r.Number, &r.Price)
		list = append(list, r)
	}
	return list, err
}

// readAnswer reads of an answer what is compared.
func readAnswer(text []byte) (f found, err error) {
	type shown struct {
		Number int
		Price  struct{ Amount *int }
	}
	var a struct {
		Errors any
		Data   struct {
			Properties struct {
				TotalCount int
				Nodes      []shown
			}
			Property struct {
				shown
				Similar []shown
			}
			Search struct {
				Properties []shown
				Cities     []struct {
					City struct {
						Zip                  string
						SaleCount, RentCount int
					}
				}
			}
		}
	}
	if err = json.Unmarshal(text, &a); err == nil && a.Errors != nil {
		err = fmt.Errorf("%v", a.Errors)
	}
	list := append(a.Data.Properties.Nodes, a.Data.Search.Properties...)
	if a.Data.Property.Number != 0 {
		list = append([]shown{a.Data.Property.shown}, a.Data.Property.Similar...)
	}
	for _, p := range list {
		f.Properties = append(f.Properties, row{p.Number, p.Price.Amount})
	}
	for _, c := range a.Data.Search.Cities {
		f.Cities = append(f.Cities, cityCount{c.City.Zip, c.City.SaleCount, c.City.RentCount})
	}
	f.Total = a.Data.Properties.TotalCount
	return f, err
}

// compare fails unless an answer is as SQL has it.
func compare(t *testing.T, question randomQuery, got, want found) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		g, _ := json.Marshal(got)
		w, _ := json.Marshal(want)
		t.Errorf("%s with %v\n gives %s,\n SQL   %s", question.query, question.variables, g, w)
	}
}
