package booked_test

import (
	crypto "crypto/rand"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/locale"
)

// offered is a property that can be viewed, and its agent.
type offered struct{ Number, Agent int }

// TestViewableEqualsTheSlotsOfEachProperty fills hours of agents and seats at random, and compares what is worked out for all properties
// at once with the slots that the page of each shows.
func TestViewableEqualsTheSlotsOfEachProperty(t *testing.T) {
	o, random := open(t), rand.New(rand.NewPCG(3, 4))
	properties := someOffered(t, o, random)
	slots := o.FreeSlots(t, properties[0].Number)
	free := map[bool]int{}
	for round := range 60 {
		if _, err := o.Store.Write(t.Context(), fullHours(o, random, round, properties, slots)...); err != nil {
			t.Fatal(err)
		}
		if err := o.Store.FollowViewable(t.Context(), o.Now()); err != nil {
			t.Fatal(err)
		}
		compareViewable(t, o, round, properties, free)
	}
	if free[true] < 30 || free[false] < 30 {
		t.Errorf("%d are viewable and %d are not: too few to compare", free[true], free[false])
	}
}

// someOffered gives a few properties of the sample, each with an agent at random.
func someOffered(t *testing.T, o leadstest.Service, random *rand.Rand) (properties []offered) {
	t.Helper()
	for _, number := range []int{1096, 1094, 1092, 1048, 1047, 1046} {
		list, err := o.Store.PropertiesByNumber(t.Context(), locale.Dutch, []int{number}, columns.Selection{})
		if err == nil && len(list) > 0 && list[0].CRMStatus == market.Active {
			properties = append(properties, offered{number, random.IntN(3)})
		}
	}
	if len(properties) < 3 {
		t.Fatal("the sample has too few of these properties")
	}
	return properties
}

// fullHours takes seats and blocks hours of agents, at random and more in each round.
func fullHours(o leadstest.Service, random *rand.Rand, round int, properties []offered, slots []*agency.Slot) []handle.Statement {
	list := []handle.Statement{{SQL: "DELETE FROM busy"}, {SQL: "DELETE FROM lead"}}
	for _, p := range properties {
		list = append(list, handle.Statement{SQL: "UPDATE property SET agent = ?, visit_capacity = ? WHERE number = ?",
			Args: []any{p.Agent, []any{nil, 0, 1, 2, 3}[random.IntN(5)], p.Number}})
	}
	for range 3 + round*2 {
		slot := slots[random.IntN(min(len(slots), 60))]
		lead := crypto.Text()
		list = append(list, handle.Statement{SQL: `INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page,
			content, answer, created_at)
			VALUES (?1, 'bookAppointment', ?1, 'nl', '', '', '', '', '', '{}', '{}', 0)`, Args: []any{lead}},
			handle.Statement{SQL: "INSERT INTO held_seat (lead, property, start, until) VALUES (?, ?, ?, ?)",
				Args: []any{lead, properties[random.IntN(len(properties))].Number, slot.Start.Unix(), o.Now().Unix() + 999_999}})
	}
	for range round / 4 {
		start := slots[random.IntN(min(len(slots), 60))].Start.Unix() + int64(random.IntN(3600))
		list = append(list, handle.Statement{SQL: "INSERT INTO busy (agent, start, until, source) VALUES (?, ?, ?, 'BLOCKED')",
			Args: []any{random.IntN(3), start, start + int64(random.IntN(200_000))}})
	}
	return list
}

// viewableDays is how many days count for whether a property can be viewed soon.
const viewableDays = 7

// compareViewable compares the list of those that can be viewed, and what the store knows of all, with the slots of each property. It
// counts the properties by whether they have a free slot.
func compareViewable(t *testing.T, o leadstest.Service, round int, properties []offered, free map[bool]int) {
	t.Helper()
	all, err := o.Store.Viewable(t.Context(), viewableDays, o.Now())
	if err != nil {
		t.Fatal(err)
	}
	found := listed(t, o, agency.PropertyFilter{Viewable: ptr(true)})
	others := listed(t, o, agency.PropertyFilter{Viewable: ptr(false)})
	if len(found)+len(others) != len(listed(t, o, agency.PropertyFilter{})) {
		t.Fatalf("round %d: %d can be viewed and %d cannot", round, len(found), len(others))
	}
	for _, p := range properties {
		slots, err := o.Booked().Slots(t.Context(), p.Number, locale.Today(o.Now()), viewableDays)
		if err != nil {
			t.Fatal(err)
		}
		want := slices.ContainsFunc(slots, func(s *agency.Slot) bool { return s.Free })
		free[want]++
		if got := slices.Contains(found, p.Number); got != want {
			t.Fatalf("round %d: property %d is in the list of those that can be viewed: %v, its slots say %v", round, p.Number, got, want)
		}
		if got := all.Has(p.Number, p.Agent); got != want {
			t.Fatalf("round %d: property %d of agent %d is viewable: %v, its slots say %v", round, p.Number, p.Agent, got, want)
		}
	}
}

// listed gives the numbers of all properties of a list.
func listed(t *testing.T, o leadstest.Service, f agency.PropertyFilter) (numbers []int) {
	t.Helper()
	page, err := o.Store.Properties(t.Context(), locale.Dutch, f, "NEWEST", db.Window{Size: 1000}, columns.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range page.Items {
		numbers = append(numbers, p.Number)
	}
	return numbers
}
