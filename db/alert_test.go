package db

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// demand stores a confirmed demand.
func demand(t *testing.T, s *Store, id string, f agency.PropertyFilter) {
	t.Helper()
	d := demands.NewDemand(id, forms.PersonInput{Email: id + "@example.com"}, locale.Dutch, f, time.Now())
	if _, err := s.Write(t.Context(), demands.InsertDemand(d)); err != nil {
		t.Fatal(err)
	}
	if ok, err := s.ConfirmDemand(t.Context(), id, time.Now(), nil); !ok || err != nil {
		t.Fatalf("the demand %s cannot be confirmed: %v, %v", id, ok, err)
	}
}

// sendAlerts queues all alerts and drops the news, as the server does after an import. It gives what was emailed, sorted.
func sendAlerts(t *testing.T, s *Store) []string {
	t.Helper()
	newest, err := s.NewestNews(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	alerts, err := s.Alerts(t.Context(), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	sent := []string{}
	for i, a := range alerts {
		for _, n := range a.News {
			sent = append(sent, fmt.Sprint(a.Demand.ID, " ", n.Property, " ", n.Reason))
		}
		if err := s.QueueAlert(t.Context(), a, outbox.Email{ID: fmt.Sprint(newest, " ", i), Recipient: a.Demand.Email,
			Message: []byte("x")},
			time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.DropNews(t.Context(), newest, time.Now()); err != nil {
		t.Fatal(err)
	}
	slices.Sort(sent)
	return sent
}

func TestAlertsOfNewAndCheaperPropertiesOnce(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	sendAlerts(t, s)
	demand(t, s, "cheap", agency.PropertyFilter{Goal: ptr(market.Sale), PriceMax: ptr(300)})
	price := func(euro locale.Money) func(*records.Property) {
		return func(r *records.Property) { m := euro * 100; r.Price = &m }
	}
	hidden := func(r *records.Property) { price(100)(r); r.PublishPrice = false }
	sold := func(r *records.Property) { r.Status = market.Sold }
	marked := func(r *records.Property) { price(120)(r); r.Marquee = 3 }
	secret := func(r *records.Property) { price(110)(r); r.PublishPrice = false }
	gone := func(r *records.Property) { r.Gone = true }
	rental := func(r *records.Property) { price(10)(r); r.Goal = market.Rent }
	for _, step := range []struct {
		what       string
		properties []records.Property
		want       []string
	}{
		{"nothing new", []records.Property{property(1, nil)}, []string{}},
		{"one fits, one is too dear, one hides its price",
			[]records.Property{property(2, price(200)), property(3, price(400)), property(4, hidden)}, []string{"cheap 2 PUBLISHED"}},
		{"the same folder again", []records.Property{property(2, price(200)), property(3, price(400)), property(4, hidden)},
			[]string{}},
		{"one becomes cheaper, one still too dear", []records.Property{property(2, price(150)), property(3, price(350))},
			[]string{"cheap 2 LOWERED 15000"}},
		{"one comes within reach", []records.Property{property(3, price(290))}, []string{"cheap 3 LOWERED 29000"}},
		{"one becomes dearer", []records.Property{property(2, price(180))}, []string{}},
		{"one that a marquee calls sold",
			[]records.Property{property(5, func(r *records.Property) { price(100)(r); r.Marquee = 3 })},
			[]string{}},
		{"one is sold", []records.Property{property(2, sold)}, []string{}},
		{"and is to be had again", []records.Property{property(2, price(180))}, []string{}},
		{"a marquee takes its price", []records.Property{property(2, marked)}, []string{}},
		{"and goes, the price lowered meanwhile", []records.Property{property(2, price(170))}, []string{"cheap 2 LOWERED 17000"}},
		{"a marquee comes and goes, at the price of before", []records.Property{property(2, marked), property(2, price(170))},
			[]string{}},
		{"one is sold again", []records.Property{property(2, sold)}, []string{}},
		{"and comes back cheaper", []records.Property{property(2, price(160))}, []string{"cheap 2 LOWERED 16000"}},
		{"its price is lowered and hidden", []records.Property{property(2, secret)}, []string{}},
		{"and shown, higher than it was while hidden", []records.Property{property(2, price(155))}, []string{"cheap 2 LOWERED 15500"}},
		{"one is deleted", []records.Property{property(2, gone)}, []string{}},
		{"and comes back cheaper than it was", []records.Property{property(2, price(140))}, []string{"cheap 2 LOWERED 14000"}},
		{"it is let instead", []records.Property{property(2, rental)}, []string{}},
		{"and sold after all", []records.Property{property(2, price(145))}, []string{}},
	} {
		for _, h := range step.properties { // one import each
			fill(t, s, h)
		}
		if sent := sendAlerts(t, s); !slices.Equal(sent, step.want) {
			t.Errorf("%s: alerts tell %q, want %q", step.what, sent, step.want)
		}
	}
}

func TestQueueAlertTwiceQueuesOneEmail(t *testing.T) {
	s := open(t)
	fill(t, s)
	demand(t, s, "any", agency.PropertyFilter{})
	fill(t, s, property(1, nil))
	alerts, err := s.Alerts(t.Context(), time.Now())
	if err != nil || len(alerts) != 1 {
		t.Fatalf("%d alerts are due, want 1 (%v)", len(alerts), err)
	}
	for _, id := range []string{"first", "second"} {
		if err := s.QueueAlert(t.Context(), alerts[0], outbox.Email{ID: id, Message: []byte("x")}, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if n := count(t, s, "outbox"); n != 1 {
		t.Errorf("an alert queued twice leaves %d emails, want 1", n)
	}
}

func TestQueueAlertIsAllOrNothing(t *testing.T) {
	s := open(t)
	fill(t, s)
	demand(t, s, "any", agency.PropertyFilter{})
	fill(t, s, property(1, nil))
	early, err := s.Alerts(t.Context(), time.Now())
	if err != nil || len(early) != 1 {
		t.Fatalf("%d alerts are due, want 1 (%v)", len(early), err)
	}
	fill(t, s, property(2, nil), property(3, nil))
	late, err := s.Alerts(t.Context(), time.Now())
	if err != nil || len(late) != 1 || len(late[0].News) != 3 {
		t.Fatalf("the alerts are %+v, want one of three properties (%v)", late, err)
	}
	if err := s.QueueAlert(t.Context(), early[0], outbox.Email{ID: "early", Message: []byte("x")}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := s.QueueAlert(t.Context(), late[0], outbox.Email{ID: "late", Message: []byte("x")}, time.Now()); !errors.As(err,
		&handle.Refused{}) {
		t.Errorf("an alert with a property that was emailed before gives %v, want Refused", err)
	}
	if sent := sendAlerts(t, s); len(sent) != 2 || count(t, s, "outbox") != 2 {
		t.Errorf("at last alerts tell %v and %d emails wait, want two properties and two emails", sent, count(t, s, "outbox"))
	}
}

func TestAlertsSkipPausedAndUnconfirmedDemands(t *testing.T) {
	s := open(t)
	fill(t, s)
	if _, err := s.Write(t.Context(),
		demands.InsertDemand(demands.NewDemand("pending", forms.PersonInput{Email: "p@example.com"}, locale.Dutch, agency.PropertyFilter{},
			time.Now()))); err != nil {
		t.Fatal(err)
	}
	demand(t, s, "paused", agency.PropertyFilter{})
	if ok, err := s.PauseDemand(t.Context(), "paused", true, time.Now()); !ok || err != nil {
		t.Fatalf("a demand cannot be paused: %v, %v", ok, err)
	}
	if ok, _ := s.PauseDemand(t.Context(), "pending", false, time.Now()); ok {
		t.Error("a demand was made active without being confirmed")
	}
	fill(t, s, property(1, nil))
	if sent := sendAlerts(t, s); len(sent) != 0 {
		t.Errorf("paused and unconfirmed demands are told %v, want nothing", sent)
	}
}
