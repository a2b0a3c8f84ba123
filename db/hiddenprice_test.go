package db

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/locale"
)

// saying is what the agency says of a property from a moment on.
type saying struct {
	price             *locale.Money
	publish           bool
	marquee, status   int
	held, hiddenByUs  bool
	goal              market.Goal
	replacedMarquees  string
	hoursAfterTheLast int
}

// public reports whether visitors see the property; showsPrice reports whether they see its price too.
func (m saying) public() bool {
	return slices.Contains([]int{1, 2, 4, 6}, m.status) && !m.held && !m.hiddenByUs
}

func (m saying) showsPrice() bool {
	return m.publish && m.price != nil && (m.replacedMarquees == "[]" || m.marquee < 3 && m.status != 2 && m.status != 4)
}

// anyWay makes a random walk with a moment for each value of the setting which marquees replace prices; most steps change one thing.
func anyWay(random *rand.Rand, replaced []string) []saying {
	m := saying{price: ptr(locale.Money(300_000_00)), publish: true, status: 1}
	var list []saying
	for _, m.replacedMarquees = range replaced {
		m.hoursAfterTheLast = random.IntN(60)
		switch random.IntN(10) {
		case 0, 1, 2, 3:
			m.price = ptr(locale.Money(200_000+random.IntN(200_000)) * 100)
		case 4, 5:
			m.publish = !m.publish
		case 6:
			m.marquee = random.IntN(5)
		case 7:
			m.status = []int{1, 1, 1, 2, 4, 5, 6}[random.IntN(7)]
		case 8:
			m.held, m.hiddenByUs = random.IntN(3) == 0, random.IntN(3) == 0
		case 9:
			if m.price = nil; random.IntN(2) == 0 {
				m.goal = 1 - m.goal
			}
		}
		list = append(list, m)
	}
	return list
}

// anySettings are the values of that setting, one for each moment.
func anySettings(random *rand.Rand) (list []string) {
	value := "[3, 4]"
	for range 2 + random.IntN(10) {
		if random.IntN(8) == 0 {
			value = []string{"[]", "[3, 4]"}[random.IntN(2)]
		}
		list = append(list, value)
	}
	return list
}

// showsPriceAtEnd reports for each moment whether the history may show its price at the end: visitors saw it, and it was hidden neither
// then nor since.
func showsPriceAtEnd(list []saying) []bool {
	showsPrice := make([]bool, len(list))
	for i := len(list) - 1; i >= 0 && list[i].showsPrice(); i-- {
		showsPrice[i] = list[i].public()
	}
	return showsPrice
}

// elsewhere is the same walk with another amount for every price that is hidden at the end.
func elsewhere(random *rand.Rand, list []saying) []saying {
	other := slices.Clone(list)
	for i, showsPrice := range showsPriceAtEnd(list) {
		if !showsPrice && list[i].price != nil {
			other[i].price = ptr(locale.Money(100_000+random.IntN(400_000))*100 + 50)
		}
	}
	return other
}

// walk writes the moments of the properties 1, 2, 3 … side by side, by a clock of its own.
func walk(t *testing.T, s *Store, ways ...[]saying) {
	t.Helper()
	at := time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)
	for step, m := range ways[0] {
		at = at.Add(time.Duration(m.hoursAfterTheLast) * time.Hour)
		list := []handle.Statement{changelog.NoteTime(at),
			{SQL: "UPDATE site SET content = json_set(content, '$.settings.replacedMarquees', json(?))", Args: []any{m.replacedMarquees}}}
		for i, way := range ways {
			list = append(list, way[step].statement(i+1, at))
		}
		if _, err := s.Write(t.Context(), list...); err != nil {
			t.Fatal(err)
		}
	}
}

func (m saying) statement(number int, at time.Time) handle.Statement {
	var until *int64
	if m.hiddenByUs {
		until = ptr(at.AddDate(0, 0, 9).Unix())
	}
	return handle.Statement{
		SQL: `UPDATE property SET price = ?, publish_price = ?, marquee = ?, status = ?, held = ?, hidden_until = ?, goal = ?,
		updated_at = ? WHERE number = ?`,
		Args: []any{m.price, m.publish, m.marquee, m.status, m.held, until, m.goal, at.Unix(), number}}
}

// TestNoAnswerDependsOnAHiddenPrice walks the same random way twice, with other amounts wherever a price was hidden, and before.
// Whatever visitors can ask of the store at the end, they get the same: the history, the reduction, lists by price and by reduction with
// their counts, and what changed and when, from which copies and the feed are made.
func TestNoAnswerDependsOnAHiddenPrice(t *testing.T) {
	releasetest.Only(t, "it compares random filters")
	const walkers = 40
	hidden := func(r *records.Property) { r.PublishPrice = false }
	showsPrice, reduced := 0, 0
	for seed := range uint64(12) {
		random := rand.New(rand.NewPCG(seed, 11))
		one, other := open(t), open(t)
		var ways, others [][]saying
		var properties []records.Property
		settings := anySettings(random)
		for number := range walkers {
			way := anyWay(random, settings)
			ways, others = append(ways, way), append(others, elsewhere(random, way))
			properties = append(properties, property(number+1, hidden))
		}
		for s, ways := range map[*Store][][]saying{one: ways, other: others} {
			fill(t, s, properties...)
			walk(t, s, ways...)
		}
		first, second := answers(t, one), answers(t, other)
		for question, said := range first {
			if !reflect.DeepEqual(said, second[question]) {
				t.Fatalf("seed %d: the answer to %s depends on a hidden price:\n%s\n%s", seed, question, jsonText(said),
					jsonText(second[question]))
			}
		}
		logged, _ := changes(t, one)
		if log, _ := changes(t, other); !reflect.DeepEqual(logged, log) || len(logged) < walkers {
			t.Fatalf("seed %d: what changed depends on a hidden price:\n%s\n%s", seed, jsonText(logged), jsonText(log))
		}
		for number := range walkers {
			showsPrice += len(past(t, one, number+1).past)
			if a, b := past(t, one, number+1), past(t, other, number+1); !reflect.DeepEqual(a, b) {
				t.Fatalf("seed %d: property %d tells %+v, and %+v with other hidden prices", seed, number+1, a, b)
			} else if a.reduction != nil {
				reduced++
			}
		}
	}
	if showsPrice < 60 || reduced < 20 {
		t.Errorf("%d changes of prices are told and %d reductions, too few to compare", showsPrice, reduced)
	}
}

// shownPast is what the page of a property shows of its past.
type shownPast struct {
	events    []*agency.PropertyEvent
	past      []*agency.PropertyEvent // changes of the price
	reduction *agency.PriceReduction
}

func past(t *testing.T, s *Store, number int) (showsPrice shownPast) {
	t.Helper()
	list, err := s.PropertiesByNumber(t.Context(), "nl", []int{number}, columns.Selection{Groups: []string{"history", "reduction"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		showsPrice.events, showsPrice.reduction = p.History(), p.Reduction()
	}
	for _, e := range showsPrice.events {
		if e.Kind == agency.PriceChanged {
			showsPrice.past = append(showsPrice.past, e)
		}
	}
	return showsPrice
}

func jsonText(v any) string {
	b, _ := json.Marshal(v)
	return string(b)
}
