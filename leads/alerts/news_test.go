package alerts_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/leadstest"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestQueueNewsOfAReturningProperty: a property whose marquee hid its price comes back cheaper. No email has the price from while it was
// hidden, and a price that is hidden or raised again before the email is written is not called lower.
func TestQueueNewsOfAReturningProperty(t *testing.T) {
	o := open(t)
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an,
		Filter: agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7},
			Regions: []geo.Region{geo.Flanders}}}))
	taken(t)(o.ConfirmDemand(t.Context(), o.Collect(t).Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")))
	set := func(changes string) {
		t.Helper()
		if _, err := o.Store.Write(t.Context(),
			handle.Statement{SQL: "UPDATE property SET updated_at = ?, " + changes + " WHERE number = ?",
				Args: []any{time.Now().Unix() + 1, forSale}}); err != nil {
			t.Fatal(err)
		}
	}
	sendNews := func() leadstest.Post {
		t.Helper()
		if err := o.Alerts().Queue(t.Context()); err != nil {
			t.Fatal(err)
		}
		return o.Collect(t)
	}
	set("price = 30000000")
	sendNews()
	set("marquee = 3, price = 26000000")
	if p := sendNews(); len(p.Subjects) != 0 {
		t.Error("an email shows a property that its marquee calls taken:", p.Subjects)
	}
	set("marquee = 0, price = 28000000")
	p := sendNews()
	if text := decoded(p.Texts[an.Email]); !strings.Contains(text, "280.000") || !strings.Contains(text,
		"300.000") || strings.Contains(text, "260.000") {
		t.Errorf("the emails %q lack the old or the lower price, or have the hidden one: %s", p.Subjects, text)
	}
	set("price = 27000000")
	set("publish_price = 0")
	if p := sendNews(); len(p.Subjects) != 0 {
		t.Error("a hidden price is called lower:", p.Subjects)
	}
	set("publish_price = 1, price = 25000000")
	set("price = 29000000")
	if p := sendNews(); len(p.Subjects) != 0 {
		t.Error("a price that was raised again is called lower:", p.Subjects)
	}
}

func TestQueueNewsListsManyPropertiesInOneEmail(t *testing.T) {
	o := open(t)
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an,
		Filter: agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7},
			Regions: []geo.Region{geo.Flanders}}}))
	taken(t)(o.ConfirmDemand(t.Context(), o.Collect(t).Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")))
	if err := o.Alerts().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	o.Collect(t)
	if _, err := o.Store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE property SET price = price - 100000, updated_at = ? WHERE price > 200000",
			Args: []any{time.Now().Unix() + 1}}); err != nil {
		t.Fatal(err)
	}
	alerts, err := o.Store.Alerts(t.Context(), o.Now())
	if err != nil || len(alerts) != 1 {
		t.Fatalf("%d demands have news (%v), want one", len(alerts), err)
	}
	if err := o.Alerts().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	p, n := o.Collect(t), len(alerts[0].News)
	text := decoded(p.Texts[an.Email])
	if len(p.Subjects[an.Email]) != 1 || p.Subjects[an.Email][0] != fmt.Sprint(n, " panden die bij uw zoekopdracht passen") {
		t.Errorf("the emails are %q, want one about %d properties", p.Subjects, n)
	}
	if shown := strings.Count(text,
		"Voorheen"); n <= limits.PropertiesPerEmail || shown != 2*limits.PropertiesPerEmail || !strings.Contains(text,
		fmt.Sprintf("En nog %d andere", n-limits.PropertiesPerEmail)) {
		t.Errorf("of %d properties %d are shown, as text and HTML, want %d and the rest counted", n, shown, 2*limits.PropertiesPerEmail)
	}
	f, err := alerts[0].Demand.Filter()
	if path, ok := f.ListPath(locale.Dutch); err != nil || !ok || !strings.Contains(text, "https://www.example.com"+path) {
		t.Error("the email does not lead to the list of this demand:", path, err)
	}
}

// TestNoNewsOfAnUnchangedImport imports the sample again, with a property that became cheaper and one that is new.
func TestNoNewsOfAnUnchangedImport(t *testing.T) {
	o := open(t)
	if err := o.Alerts().Queue(t.Context()); err != nil { // news of the first import, before there are demands
		t.Fatal(err)
	}
	taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an,
		Filter: agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7},
			Regions: []geo.Region{geo.Flanders}}}))
	taken(t)(o.ConfirmDemand(t.Context(), o.Collect(t).Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")))
	o.Collect(t)
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(sampletest.Folder())); err != nil {
		t.Fatal(err)
	}
	media := filepath.Join(t.TempDir(), "media") // of all three imports
	sampletest.StorePhotos(t, media)
	sendNews := func() leadstest.Post {
		t.Helper()
		if _, err := intake.Import(t.Context(), o.Store, os.DirFS(folder), media); err != nil {
			t.Fatal(err)
		}
		if err := o.Alerts().Queue(t.Context()); err != nil {
			t.Fatal(err)
		}
		return o.Collect(t)
	}
	if p := sendNews(); len(p.Subjects) != 0 {
		t.Error("importing the same folder again sends emails:", p.Subjects)
	}
	file := filepath.Join(folder, "properties", fmt.Sprint(forSale, ".json"))
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var property map[string]any
	if err := json.Unmarshal(text, &property); err != nil {
		t.Fatal(err)
	}
	for number, price := range map[int]int{forSale: 100_000, 9999: 200_000} {
		property["number"], property["price"] = number, price
		text, err := json.Marshal(property)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "properties", fmt.Sprint(number, ".json")), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if p := sendNews(); len(p.Subjects[an.Email]) != 1 || p.Subjects[an.Email][0] != "2 panden die bij uw zoekopdracht passen" ||
		!strings.Contains(p.Texts[an.Email], "100.000") || !strings.Contains(p.Texts[an.Email], "200.000") {
		t.Errorf("the emails are %q, want one with the cheaper property and the new one", p.Subjects)
	}
	if p := sendNews(); len(p.Subjects) != 0 {
		t.Error("the same news is emailed again:", p.Subjects)
	}
}
