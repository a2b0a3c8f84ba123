package omnicasa

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
)

// start starts Omnicasa with properties, and the site's side of it.
func start(t *testing.T, items ...omnicasatest.Item) (*omnicasatest.Server, crm.System) {
	t.Helper()
	server := omnicasatest.Start(t, items...)
	s, err := Kind.Open(server.Account(nil))
	if err != nil {
		t.Fatal(err)
	}
	return server, s
}

// house is a house for sale, with more fields.
func house(id int, more omnicasatest.Item) omnicasatest.Item {
	item := omnicasatest.Item{"ID": id, "WebIDs": "156,139", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI", "CountryID": 10,
		"Price": 649000.5, "PublishPrice": true, "TypeDescription": omnicasatest.Texts{1: "Villa", 2: "Villa à Kinrooi"},
		"DescriptionA": omnicasatest.Texts{1: "Zuiden.", 2: "Plein sud."}, "ManagerEmail": "an@example.com",
		"Changed": "2026-05-01 10:00:00"}
	for name, value := range more {
		item[name] = value
	}
	return item
}

// one reads a single property.
func one(t *testing.T, item omnicasatest.Item) crm.Record {
	t.Helper()
	_, s := start(t, item)
	records, err := s.Records(t.Context(), []string{"1"})
	if err != nil || len(records) != 1 {
		t.Fatalf("%d records, want 1 (%v)", len(records), err)
	}
	return records[0]
}

func changed(t *testing.T, s crm.System, since string) crm.Changes {
	t.Helper()
	c, err := s.Changed(t.Context(), since)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// compare compares fields by their names in an import folder.
func compare(t *testing.T, p *records.Property, want map[string]any) {
	t.Helper()
	text, _ := json.Marshal(p)
	var fields map[string]any
	json.Unmarshal(text, &fields)
	for name, value := range want {
		var got any = fields
		for part := range strings.SplitSeq(name, ".") {
			group, _ := got.(map[string]any)
			got = group[part]
		}
		if got != value {
			t.Errorf("%s is %v, want %v", name, got, value)
		}
	}
}
