package whise

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

// start starts Whise with properties, and the site's side of it.
func start(t *testing.T, estates ...whisetest.Estate) (*whisetest.Server, crm.System) {
	t.Helper()
	server := whisetest.Start(t, estates...)
	s, err := Kind.Open(server.Account(map[string]string{"visit": "3", "origin": "8"}))
	if err != nil {
		t.Fatal(err)
	}
	return server, s
}

// forSaleVilla is a villa for sale that was changed at a time.
func forSaleVilla(id int, updated string, more ...whisetest.Estate) whisetest.Estate {
	e := whisetest.Estate{"id": id, "officeId": 12, "displayStatusId": 2, "status": choiceOf(1), "purpose": choiceOf(1),
		"purposeStatus": choiceOf(1), "category": choiceOf(1), "subCategory": choiceOf(13), "country": choiceOf(1),
		"updateDateTime": updated,
		"createDateTime": "2026-04-28T09:14:34.64", "zip": "3640", "city": "Kinrooi", "address": "Weg naar Ophoven", "number": "7",
		"displayAddress": true, "displayPrice": true, "price": 649000.5, "currency": "€",
		"sms": []any{whisetest.Estate{"languageId": "nl-BE", "content": "Villa met zwemvijver"}}}
	for _, m := range more {
		for name, value := range m {
			e[name] = value
		}
	}
	return e
}

func choiceOf(id int) whisetest.Estate { return whisetest.Estate{"id": id} }

// one reads a single property.
func one(t *testing.T, s crm.System, id string) crm.Record {
	t.Helper()
	records, err := s.Records(t.Context(), []string{id})
	if err != nil || len(records) != 1 {
		t.Fatalf("%d records, want 1 (%v)", len(records), err)
	}
	return records[0]
}

// mapped reads a property as Whise would write it, without a server.
func mapped(t *testing.T, e whisetest.Estate) crm.Record {
	t.Helper()
	text, _ := json.Marshal(e)
	var read estate
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	return read.record()
}

// compare compares fields by their names in an import folder.
func compare(t *testing.T, p *records.Property, want map[string]any) {
	t.Helper()
	text, _ := json.Marshal(p)
	var fields map[string]any
	json.Unmarshal(text, &fields)
	for name, value := range want {
		if got := at(fields, name); got != value {
			t.Errorf("%s is %v, want %v", name, got, value)
		}
	}
}

func at(fields any, name string) any {
	for part := range strings.SplitSeq(name, ".") {
		switch list := fields.(type) {
		case map[string]any:
			fields = list[part]
		case []any:
			fields = list[0]
			if inner, ok := fields.(map[string]any); ok {
				fields = inner[part]
			}
		}
	}
	if list, ok := fields.([]any); ok && len(list) == 1 {
		return list[0]
	}
	return fields
}
