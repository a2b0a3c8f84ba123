package db

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/search"
)

// compareIndex compares the index with one that is built whole.
func compareIndex(t *testing.T, s *Store) {
	t.Helper()
	e, err := s.searched(t.Context(), agency.PropertyFilter{Description: ptr("tuin")})
	if err != nil {
		t.Fatal(err)
	}
	err = s.Snapshot(t.Context(), func(tx handle.Snapshot) error {
		rebuilt, err := buildIndex(t.Context(), tx)
		if err == nil {
			compareFields(t, reflect.ValueOf(e.index).Elem(), reflect.ValueOf(rebuilt).Elem())
		}
		if e.index.IsDescribed() {
			words, err := wordsDescribing(t.Context(), tx, "")
			if err != nil || !reflect.DeepEqual(words, s.described.Load().words) {
				t.Fatalf("the words of the descriptions that followed the changes differ from those that are read whole (%v)", err)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func compareWithSQL(t *testing.T, random *rand.Rand, s *Store, f agency.PropertyFilter) {
	t.Helper()
	e, err := s.searched(t.Context(), f)
	if err != nil {
		t.Fatal(err)
	}
	sort := sorts[random.IntN(len(sorts))]
	w := conditions(f, e.catalog)
	want := []int{}
	if err := s.List(t.Context(), &want, "SELECT s.number FROM search s WHERE "+w.sql()+" ORDER BY "+sortsSQL[sort]+", s.number DESC",
		w.args...); err != nil {
		t.Fatal(err)
	}
	list, err := e.index.List(f, e.catalog, sort, Window{Size: 1000, Count: true})
	if err != nil || !slices.Equal(list.Numbers, want) || list.Total != len(want) || e.index.Count(f, e.catalog) != len(want) {
		t.Fatalf("%s %+v: the index lists %v of %d, SQL lists %v (%v)", sort, f, list.Numbers, list.Total, want, err)
	}
	matches := e.index.Matcher(f, e.catalog)
	listed := map[int]bool{}
	for _, number := range want {
		listed[number] = true
	}
	for number := range 300 {
		if matches(number) != listed[number] {
			t.Fatalf("whether %d matches %+v: the index says %v, SQL the opposite", number, f, matches(number))
		}
	}
	compareCounts(t, s, e, f)
	compareWindows(t, random, e, f, sort, want)
	compareGroups(t, e, f, len(want))
}

func compareCounts(t *testing.T, s *Store, e *edition, f agency.PropertyFilter) {
	t.Helper()
	var names []search.Choice
	for _, name := range counted {
		names = append(names, search.Choice(name))
	}
	counts := e.index.Counts(f, e.catalog, names)
	for _, name := range counted {
		query, args := counting(choicesOf(f, e.catalog), name)
		var rows []struct {
			Value      string `db:"value"`
			Properties int    `db:"properties"`
		}
		if err := s.List(t.Context(), &rows, query, args...); err != nil {
			t.Fatal(err)
		}
		want := map[int]int{}
		for _, r := range rows {
			value, err := strconv.Atoi(r.Value)
			if err != nil {
				value = slices.Index(energy.Classes, energy.Class(r.Value))
			}
			want[value] = r.Properties
		}
		if slices.Contains(yesNoChoices(), name) {
			want = map[int]int{1: want[1]}
		}
		if got := counts[search.Choice(name)]; !reflect.DeepEqual(got, want) {
			t.Fatalf("%s of %+v: the index counts %v, SQL counts %v", name, f, got, want)
		}
	}
}

// compareWindows reads random parts of a list.
func compareWindows(t *testing.T, random *rand.Rand, e *edition, f agency.PropertyFilter, sort agency.PropertySort, rebuilt []int) {
	t.Helper()
	size := 1 + random.IntN(9)
	page := random.IntN(5)
	list, err := e.index.List(f, e.catalog, sort, Window{Size: size, Page: page})
	from := min(max(0, page-1)*size, len(rebuilt))
	if want := rebuilt[from:min(from+size, len(rebuilt))]; err != nil || !slices.Equal(list.Numbers, want) ||
		list.HasNext != (from+size < len(rebuilt)) {
		t.Fatalf("page %d by %d has %v, want %v (%v)", page, size, list.Numbers, want, err)
	}
	if len(list.Cursors) == 0 {
		return
	}
	after, err := e.index.List(f, e.catalog, sort, Window{Size: size, Cursor: list.Cursors[len(list.Cursors)-1]})
	rest := rebuilt[min(from+size, len(rebuilt)):]
	if err != nil || !slices.Equal(after.Numbers, rest[:min(size, len(rest))]) || after.HasNext != (len(rest) > size) {
		t.Fatalf("after %v comes %v, want the first %d of %v (%v)", list.Numbers, after.Numbers, size, rest, err)
	}
	before, err := e.index.List(f, e.catalog, sort, Window{Size: size, Cursor: list.Cursors[0], Backward: true})
	if err != nil || !slices.Equal(before.Numbers, rebuilt[max(0, from-size):from]) || before.HasPrevious != (from > size) {
		t.Fatalf("before %v comes %v, want the last %d of %v (%v)", list.Numbers, before.Numbers, size, rebuilt[:from], err)
	}
}

func compareGroups(t *testing.T, e *edition, f agency.PropertyFilter, total int) {
	t.Helper()
	numbers, groups := e.index.Pins(f, e.catalog, 20)
	sum := len(numbers)
	for _, pin := range groups {
		sum += pin.Count
	}
	if sum != total || (len(groups) > 0) != (total > 20) {
		t.Fatalf("%d properties and %d groups have %d together, want %d", len(numbers), len(groups), sum, total)
	}
}
