package db

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// demand stores a confirmed demand.
func demand(t *testing.T, s *Store, id string, f agency.PropertyFilter) {
	t.Helper()
	d := NewDemand(id, agency.PersonInput{Email: id + "@example.com"}, locale.Dutch, f, time.Now())
	if _, err := s.Write(t.Context(), InsertDemand(d)); err != nil {
		t.Fatal(err)
	}
	if ok, err := s.ConfirmDemand(t.Context(), id, time.Now(), nil); !ok || err != nil {
		t.Fatal(ok, err)
	}
}

// tell queues all alerts and drops the news, as the server does after an import. It gives what was emailed, sorted.
func tell(t *testing.T, s *Store) []string {
	t.Helper()
	newest, err := s.NewestNews(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	alerts, err := s.Alerts(t.Context(), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	told := []string{}
	for i, a := range alerts {
		for _, n := range a.News {
			told = append(told, fmt.Sprint(a.Demand.ID, " ", n.Property, " ", n.Reason))
		}
		if err := s.QueueAlert(t.Context(), a, Email{ID: fmt.Sprint(newest, " ", i), Recipient: a.Demand.Email, Message: []byte("x")},
			time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.DropNews(t.Context(), newest); err != nil {
		t.Fatal(err)
	}
	slices.Sort(told)
	return told
}

func TestAlertsOfNewAndCheaperPropertiesOnce(t *testing.T) {
	s := open(t)
	fill(t, s, home(1, nil))
	tell(t, s)
	demand(t, s, "cheap", agency.PropertyFilter{Goal: ptr(agency.Sale), PriceMax: ptr(300)})
	price := func(euro locale.Money) func(*agency.PropertyRecord) {
		return func(r *agency.PropertyRecord) { m := euro * 100; r.Price = &m }
	}
	hidden := func(r *agency.PropertyRecord) { price(100)(r); r.PublishPrice = false }
	sold := func(r *agency.PropertyRecord) { r.Status = agency.Sold }
	marked := func(r *agency.PropertyRecord) { price(120)(r); r.Marquee = 3 }
	secret := func(r *agency.PropertyRecord) { price(110)(r); r.PublishPrice = false }
	gone := func(r *agency.PropertyRecord) { r.Gone = true }
	rental := func(r *agency.PropertyRecord) { price(10)(r); r.Goal = agency.Rent }
	for _, step := range []struct {
		what  string
		homes []agency.PropertyRecord
		want  []string
	}{
		{"nothing new", []agency.PropertyRecord{home(1, nil)}, []string{}},
		{"one fits, one is too dear, one hides its price",
			[]agency.PropertyRecord{home(2, price(200)), home(3, price(400)), home(4, hidden)}, []string{"cheap 2 PUBLISHED"}},
		{"the same folder again", []agency.PropertyRecord{home(2, price(200)), home(3, price(400)), home(4, hidden)}, []string{}},
		{"one becomes cheaper, one still too dear", []agency.PropertyRecord{home(2, price(150)), home(3, price(350))},
			[]string{"cheap 2 LOWERED 15000"}},
		{"one comes within reach", []agency.PropertyRecord{home(3, price(290))}, []string{"cheap 3 LOWERED 29000"}},
		{"one becomes dearer", []agency.PropertyRecord{home(2, price(180))}, []string{}},
		{"one that a marquee calls sold", []agency.PropertyRecord{home(5, func(r *agency.PropertyRecord) { price(100)(r); r.Marquee = 3 })},
			[]string{}},
		{"one is sold", []agency.PropertyRecord{home(2, sold)}, []string{}},
		{"and is to be had again", []agency.PropertyRecord{home(2, price(180))}, []string{}},
		{"a marquee takes its price", []agency.PropertyRecord{home(2, marked)}, []string{}},
		{"and goes, the price lowered meanwhile", []agency.PropertyRecord{home(2, price(170))}, []string{"cheap 2 LOWERED 17000"}},
		{"a marquee comes and goes, at the price of before", []agency.PropertyRecord{home(2, marked), home(2, price(170))}, []string{}},
		{"one is sold again", []agency.PropertyRecord{home(2, sold)}, []string{}},
		{"and comes back cheaper", []agency.PropertyRecord{home(2, price(160))}, []string{"cheap 2 LOWERED 16000"}},
		{"its price is lowered and hidden", []agency.PropertyRecord{home(2, secret)}, []string{}},
		{"and shown, higher than it was while hidden", []agency.PropertyRecord{home(2, price(155))}, []string{"cheap 2 LOWERED 15500"}},
		{"one is deleted", []agency.PropertyRecord{home(2, gone)}, []string{}},
		{"and comes back cheaper than it was", []agency.PropertyRecord{home(2, price(140))}, []string{"cheap 2 LOWERED 14000"}},
		{"it is let instead", []agency.PropertyRecord{home(2, rental)}, []string{}},
		{"and sold after all", []agency.PropertyRecord{home(2, price(145))}, []string{}},
	} {
		for _, h := range step.homes { // one import each
			fill(t, s, h)
		}
		if told := tell(t, s); !slices.Equal(told, step.want) {
			t.Errorf("%s: %q, want %q", step.what, told, step.want)
		}
	}
}

func TestQueueAlertTwiceQueuesOneEmail(t *testing.T) {
	s := open(t)
	fill(t, s)
	demand(t, s, "any", agency.PropertyFilter{})
	fill(t, s, home(1, nil))
	alerts, err := s.Alerts(t.Context(), time.Now())
	if err != nil || len(alerts) != 1 {
		t.Fatal(alerts, err)
	}
	for _, id := range []string{"first", "second"} {
		if err := s.QueueAlert(t.Context(), alerts[0], Email{ID: id, Message: []byte("x")}, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if n := count(t, s, "outbox"); n != 1 {
		t.Errorf("%d emails", n)
	}
}

func TestQueueAlertIsAllOrNothing(t *testing.T) {
	s := open(t)
	fill(t, s)
	demand(t, s, "any", agency.PropertyFilter{})
	fill(t, s, home(1, nil))
	early, err := s.Alerts(t.Context(), time.Now())
	if err != nil || len(early) != 1 {
		t.Fatal(early, err)
	}
	fill(t, s, home(2, nil), home(3, nil))
	late, err := s.Alerts(t.Context(), time.Now())
	if err != nil || len(late) != 1 || len(late[0].News) != 3 {
		t.Fatal(late, err)
	}
	if err := s.QueueAlert(t.Context(), early[0], Email{ID: "early", Message: []byte("x")}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := s.QueueAlert(t.Context(), late[0], Email{ID: "late", Message: []byte("x")}, time.Now()); !errors.As(err, &Refused{}) {
		t.Error("a property is emailed twice:", err)
	}
	if told := tell(t, s); len(told) != 2 || count(t, s, "outbox") != 2 {
		t.Error("the rest is one email:", told, count(t, s, "outbox"))
	}
}

func TestAlertsSkipPausedAndUnconfirmedDemands(t *testing.T) {
	s := open(t)
	fill(t, s)
	if _, err := s.Write(t.Context(),
		InsertDemand(NewDemand("pending", agency.PersonInput{Email: "p@example.com"}, locale.Dutch, agency.PropertyFilter{},
			time.Now()))); err != nil {
		t.Fatal(err)
	}
	demand(t, s, "paused", agency.PropertyFilter{})
	if ok, err := s.PauseDemand(t.Context(), "paused", true, time.Now()); !ok || err != nil {
		t.Fatal(ok, err)
	}
	if ok, _ := s.PauseDemand(t.Context(), "pending", false, time.Now()); ok {
		t.Error("a demand was made active without being confirmed")
	}
	fill(t, s, home(1, nil))
	if told := tell(t, s); len(told) != 0 {
		t.Error(told)
	}
}

// TestAlertsEqualASweepOfAllDemands changes properties at random, import after import. The alerts must be what running the list
// for every demand gives: each property that it lists now and that appeared or became cheaper.
func TestAlertsEqualASweepOfAllDemands(t *testing.T) {
	for seed := range uint64(8) {
		s, random := open(t), rand.New(rand.NewPCG(seed, 1))
		fill(t, s)
		filters := map[string]agency.PropertyFilter{}
		for i := range 24 {
			id := fmt.Sprint("demand", i)
			filters[id] = newsFilter(random)
			demand(t, s, id, filters[id])
		}
		told, before := map[string]bool{}, map[int]seen{}
		for range 12 {
			look(t, s, before)
			var changes []agency.PropertyRecord
			for range 1 + random.IntN(6) {
				changes = append(changes, newsHome(random))
			}
			fill(t, s, distinct(changes)...)
			want := sweep(t, s, filters, before, told)
			if got := tell(t, s); !slices.Equal(got, want) {
				t.Fatalf("seed %d: told %q, a sweep finds %q", seed, got, want)
			}
		}
		if len(told) < 20 {
			t.Errorf("seed %d tells little: %d", seed, len(told))
		}
	}
}

func newsFilter(random *rand.Rand) (f agency.PropertyFilter) {
	if random.IntN(2) == 0 {
		f.Goal = ptr(agency.Goal(random.IntN(2)))
	}
	if random.IntN(2) == 0 {
		f.Categories = []int{1 + random.IntN(2)}
	}
	if random.IntN(2) == 0 {
		f.Cities = []agency.CityInput{{Zip: ptr([]string{"3640", "4000", "9710"}[random.IntN(3)])}}
	}
	if random.IntN(2) == 0 {
		f.PriceMax = ptr(100 * (1 + random.IntN(9)))
	}
	if random.IntN(4) == 0 {
		f.Polygon = []agency.Point{{Latitude: 50, Longitude: 5}, {Latitude: 52, Longitude: 5},
			{Latitude: 51, Longitude: 4 + 3*random.Float64()}}
	}
	if random.IntN(4) == 0 {
		f.BedroomsMin, f.Facades = ptr(1+random.IntN(3)), []int{3, 4}
	}
	if random.IntN(3) == 0 {
		f.Garden = ptr(random.IntN(2) == 0)
	}
	return f
}

func newsHome(random *rand.Rand) agency.PropertyRecord {
	return home(1+random.IntN(15), func(r *agency.PropertyRecord) {
		price := locale.Money(100_00 * (1 + random.IntN(10)))
		r.Price, r.PublishPrice, r.Marquee = &price, random.IntN(6) > 0, []int{0, 0, 0, 2, 3}[random.IntN(5)]
		r.Goal, r.City = agency.Goal(random.IntN(2)), 1+random.IntN(3)
		r.Type = []int{156, 1}[random.IntN(2)]
		r.Status = []agency.Status{agency.Active, agency.Active, agency.Active, agency.Sold, agency.Inactive}[random.IntN(5)]
		r.Latitude, r.Longitude = ptr(50+2*random.Float64()), ptr(5+2*random.Float64())
		r.Rooms.Bedrooms, r.Building.Facades = ptr(random.IntN(5)), ptr(2+random.IntN(3))
		r.Comfort.Garden = ptr(random.IntN(2) == 0)
		r.Gone = random.IntN(12) == 0
	})
}

func distinct(list []agency.PropertyRecord) []agency.PropertyRecord {
	slices.SortFunc(list, func(a, b agency.PropertyRecord) int { return a.Number - b.Number })
	return slices.CompactFunc(list, func(a, b agency.PropertyRecord) bool { return a.Number == b.Number })
}

// seen is the last known state of a property: its price, nil if it was never shown, its goal, and whether it is listed.
type seen struct {
	price *locale.Money
	goal  agency.Goal
	here  bool
}

// look records the state of every property on offer, and which others are gone.
func look(t *testing.T, s *Store, known map[int]seen) {
	t.Helper()
	page, err := s.Properties(t.Context(), locale.Dutch, agency.PropertyFilter{}, "NEWEST", Window{Size: 100}, Selection{})
	if err != nil {
		t.Fatal(err)
	}
	for number, k := range known {
		k.here = false
		known[number] = k
	}
	for _, p := range page.Items {
		if p.MarqueeCode == 3 {
			continue
		}
		price := p.AskingPrice
		if k, before := known[p.Number]; before && k.goal == p.Goal && price == nil {
			price = k.price
		}
		known[p.Number] = seen{price, p.Goal, true}
	}
}

// sweep runs the list for every demand and records what must be emailed, sorted.
func sweep(t *testing.T, s *Store, filters map[string]agency.PropertyFilter, before map[int]seen, told map[string]bool) []string {
	t.Helper()
	news := []string{}
	note := func(id string, number int, reason string) {
		if line := fmt.Sprint(id, " ", number, " ", reason); !told[line] {
			told[line] = true
			news = append(news, line)
		}
	}
	for id, f := range filters {
		page, err := s.Properties(t.Context(), locale.Dutch, f, "NEWEST", Window{Size: 100}, Selection{})
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range page.Items {
			if p.MarqueeCode == 3 {
				continue
			}
			was, known := before[p.Number]
			if !known || !was.here || was.goal != p.Goal {
				note(id, p.Number, "PUBLISHED")
			}
			if known && was.goal == p.Goal && p.AskingPrice != nil && was.price != nil && *p.AskingPrice < *was.price {
				note(id, p.Number, fmt.Sprint("LOWERED ", int64(*p.AskingPrice)))
			}
		}
	}
	slices.Sort(news)
	return news
}
