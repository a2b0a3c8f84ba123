package db

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/search"
)

// changesByHand are changes of all kinds that the index must follow; each takes a number.
var changesByHand = []string{
	"UPDATE property SET status = number % 7 WHERE number % 9 = ? % 9",
	"UPDATE property SET price = price + 1234500, publish_price = 1 - publish_price WHERE number = ?",
	"UPDATE property SET publish_address = 1 - publish_address, latitude = 50.5, longitude = 4.5 WHERE number % 5 = ? % 5",
	"UPDATE property SET marquee = (marquee + 1) % 5 WHERE number % 4 = ? % 4",
	"UPDATE property SET city = 1 + ?1 % 3, city_sort = 'town ' || ?1 % 4, updated_at = updated_at + 10000 WHERE number % 6 = ?1 % 6",
	"UPDATE property SET project = iif(project, NULL, 7) WHERE number = ?",
	"UPDATE property SET bedrooms = 300, surface_living = 3000000000 WHERE number = ?",
	"DELETE FROM property WHERE number = ?",
	"UPDATE city SET latitude = 50 + ?1 / 100.0, longitude = 5 WHERE id = 1 + ?1 % 3",
	"UPDATE site SET content = json_set(content, '$.settings.replacedMarquees', json_array(?1 % 5))",
	"INSERT INTO photo (property, plan, position, file, width, height, alt) SELECT number, 0, 9, 'h.jpg', 1, 1, '{}' FROM property WHERE number = ?",
}

// changeSome changes some properties by an import or by hand.
func changeSome(t *testing.T, random *rand.Rand, s *Store, count int) {
	t.Helper()
	if random.IntN(3) == 0 {
		b := batch()
		var list List
		for range 1 + random.IntN(10) {
			list = append(list, PropertyEntry{Record: anyProperty(random, 1+random.IntN(count+20))})
		}
		b.Properties = list
		b.Projects = []ProjectEntry{{Record: development(7, nil)}}
		if _, err := s.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		return
	}
	if random.IntN(8) == 0 {
		if err := s.DropWithdrawn(t.Context(), time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	st := Statement{SQL: changesByHand[random.IntN(len(changesByHand))], Args: []any{1 + random.IntN(count)}}
	if _, err := s.Write(t.Context(), st); err != nil {
		t.Fatal(st, err)
	}
}

// anyProperty is a random home at a place, of any status, in a project or not.
func anyProperty(random *rand.Rand, number int) agency.PropertyRecord {
	r := randomHome(random, number)
	at(50+float64(random.IntN(40))/20, 4+float64(random.IntN(40))/20)(&r)
	r.PublishAddress, r.Marquee = random.IntN(4) > 0, random.IntN(5)
	r.Status = []agency.Status{agency.Active, agency.Active, agency.Active, agency.Sold, agency.Rented, agency.Reference,
		agency.Inactive}[random.IntN(7)]
	r.Street, r.HouseNumber = ptr([]string{"Dorpsstraat", "Molenweg", "Kinrooiersteenweg"}[random.IntN(3)]),
		ptr(strconv.Itoa(random.IntN(4))+"B")
	if random.IntN(3) == 0 {
		r.Project = ptr(7)
	}
	if random.IntN(2) == 0 {
		r.From = ptr(locale.Date(fmt.Sprintf("2026-%02d-01", 1+random.IntN(12))))
	}
	return r
}

// anyFilter is randomFilter with conditions of every other kind.
func anyFilter(random *rand.Rand) agency.PropertyFilter {
	f := randomFilter(random)
	point := func() agency.Point {
		return agency.Point{Latitude: 50 + float64(random.IntN(40))/20, Longitude: 4 + float64(random.IntN(40))/20}
	}
	for _, choose := range []func(){
		func() {
			f.Statuses = []agency.PropertyStatus{agency.Available, agency.IsSold, agency.ForTakeover}[random.IntN(3):]
		},
		func() { f.Statuses = []agency.PropertyStatus{agency.IsRented, agency.Realised}[random.IntN(2):] },
		func() { f.Regions = []agency.Region{agency.Flanders, agency.Wallonia}[random.IntN(2):] },
		func() { f.Numbers = []int{random.IntN(300), random.IntN(300), random.IntN(300), 99_999_999} },
		func() { f.Project = ptr(7) },
		func() { f.OnOffer = true },
		func() { f.PriceMin = ptr(random.IntN(400_000)) },
		func() { f.SurfaceMin, f.PlotMax = ptr(random.IntN(4)), ptr(random.IntN(4)) },
		func() { f.AvailableBy = ptr(locale.Date(fmt.Sprintf("2026-%02d-15", 1+random.IntN(12)))) },
		func() { f.UpdatedSince = ptr(time.Unix(time.Now().Unix()-int64(random.IntN(20))+10, 0)) },
		func() { f.GaragesMin, f.InProject = ptr(random.IntN(3)), ptr(random.IntN(2) == 0) },
		func() {
			a, b := point(), point()
			f.Bounds = ptr(agency.BoundsOf([]agency.Point{a, b}))
		},
		func() { f.Polygon = []agency.Point{point(), point(), point(), point(), point()} },
		func() {
			f.Text = ptr([]string{"dorpsstraat 1b", "molenweg", "villa kinrooi", "te huur luik", "7", "project", "terras en garage 3640",
				"qqqq", "tuin", "dorpsstraat molenweg 2b"}[random.IntN(10)])
		},
	} {
		if random.IntN(9) == 0 {
			choose()
		}
	}
	return f
}

// TestIndexEqualsSQL compares lists, counts and matches with plain SQL on the table search, for random properties and filters, after random
// changes; and each index that followed the changes with one that is built whole.
func TestIndexEqualsSQL(t *testing.T) {
	for seed, count := range []int{0, 1, 40, 260} {
		random := rand.New(rand.NewPCG(uint64(seed), 17))
		s := open(t)
		b := batch()
		var list List
		for n := range count {
			list = append(list, PropertyEntry{Record: anyProperty(random, n+1)})
		}
		b.Properties = list
		b.Projects = []ProjectEntry{{Record: development(7, nil)}}
		if _, err := s.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		for range 60 {
			changeSome(t, random, s, max(count, 1))
			compareIndex(t, s)
			for range 5 {
				compareWithSQL(t, random, s, anyFilter(random))
			}
		}
	}
}

// compareIndex compares the index with one that is built whole.
func compareIndex(t *testing.T, s *Store) {
	t.Helper()
	e, err := s.edition(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	err = s.snapshot(t.Context(), func(tx snapshot) error {
		whole, err := wholeIndex(t.Context(), tx)
		if !reflect.DeepEqual(e.index, whole) {
			t.Fatal("the index that followed the changes is not the one that is built whole")
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func compareWithSQL(t *testing.T, random *rand.Rand, s *Store, f agency.PropertyFilter) {
	t.Helper()
	e, err := s.edition(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	sort := sorts[random.IntN(len(sorts))]
	w := conditions(f, e.catalog)
	want := []int{}
	if err := s.list(t.Context(), &want, "SELECT s.number FROM search s WHERE "+w.sql()+" ORDER BY "+sortsSQL[sort]+", s.number DESC",
		w.args...); err != nil {
		t.Fatal(err)
	}
	list, err := e.index.List(f, e.catalog, sort, Window{Size: 1000, Count: true})
	if err != nil || !slices.Equal(list.Numbers, want) || list.Total != len(want) || e.index.Count(f, e.catalog) != len(want) {
		t.Fatalf("%s %+v: %v of %d, want %v; %v", sort, f, list.Numbers, list.Total, want, err)
	}
	matches := e.index.Matcher(f, e.catalog)
	for number := range 300 {
		if matches(number) != slices.Contains(want, number) {
			t.Fatalf("whether %d matches %+v: %v", number, f, matches(number))
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
		if err := s.list(t.Context(), &rows, query, args...); err != nil {
			t.Fatal(err)
		}
		want := map[int]int{}
		for _, r := range rows {
			value, err := strconv.Atoi(r.Value)
			if err != nil {
				value = slices.Index(agency.EnergyClasses, agency.EnergyClass(r.Value))
			}
			want[value] = r.Properties
		}
		if slices.Contains(yesNoChoices(), name) {
			want = map[int]int{1: want[1]}
		}
		if got := counts[search.Choice(name)]; !reflect.DeepEqual(got, want) {
			t.Fatalf("%s of %+v: %v, want %v", name, f, got, want)
		}
	}
}

// compareWindows reads random parts of a list.
func compareWindows(t *testing.T, random *rand.Rand, e *edition, f agency.PropertyFilter, sort agency.PropertySort, whole []int) {
	t.Helper()
	size := 1 + random.IntN(9)
	page := random.IntN(5)
	list, err := e.index.List(f, e.catalog, sort, Window{Size: size, Page: page})
	from := min(max(0, page-1)*size, len(whole))
	if want := whole[from:min(from+size, len(whole))]; err != nil || !slices.Equal(list.Numbers, want) ||
		list.HasNext != (from+size < len(whole)) {
		t.Fatalf("page %d of %d: %v, want %v; %v", page, size, list.Numbers, want, err)
	}
	if len(list.Cursors) == 0 {
		return
	}
	after, err := e.index.List(f, e.catalog, sort, Window{Size: size, Cursor: list.Cursors[len(list.Cursors)-1]})
	rest := whole[min(from+size, len(whole)):]
	if err != nil || !slices.Equal(after.Numbers, rest[:min(size, len(rest))]) || after.HasNext != (len(rest) > size) {
		t.Fatalf("after %v: %v of %v; %v", list.Numbers, after.Numbers, rest, err)
	}
	before, err := e.index.List(f, e.catalog, sort, Window{Size: size, Cursor: list.Cursors[0], Backward: true})
	if err != nil || !slices.Equal(before.Numbers, whole[max(0, from-size):from]) || before.HasPrevious != (from > size) {
		t.Fatalf("before %v: %v of %v; %v", list.Numbers, before.Numbers, whole[:from], err)
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
