package whise

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

func changed(t *testing.T, s crm.System, since string) crm.Changes {
	t.Helper()
	c, err := s.Changed(t.Context(), since)
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(c.IDs)
	return c
}

// TestChangedReadsAllPages has 120 properties, which are three pages.
func TestChangedReadsAllPages(t *testing.T) {
	var estates []whisetest.Estate
	for i := range 120 {
		estates = append(estates, forSaleVilla(1000+i, fmt.Sprintf("2026-05-01T10:%02d:00", i%60)))
	}
	server, s := start(t, estates...)
	c := changed(t, s, "")
	if len(c.IDs) != 120 || len(c.All) != 120 || c.Next == "" {
		t.Fatalf("the first list has %d changed and %d in all, want 120 and 120, and a cursor", len(c.IDs), len(c.All))
	}
	records, err := s.Records(t.Context(), c.IDs)
	if err != nil || len(records) != 120 {
		t.Errorf("%d records, want 120 (%v)", len(records), err)
	}
	lists := 0
	for _, r := range server.Requests() {
		if r == "POST /v1/estates/list" {
			lists++
		}
	}
	if lists != 6 { // three pages each of all and of the records
		t.Errorf("%d requests for lists, want 6", lists)
	}
}

// TestChangedReadsEachChangeOnce changes one property, takes one offline and adds one; the property of the same moment is not read again.
func TestChangedReadsEachChangeOnce(t *testing.T) {
	server, s := start(t, forSaleVilla(1, "2026-05-01T10:00:00"), forSaleVilla(2, "2026-05-01T10:00:00"),
		forSaleVilla(3, "2026-04-01T10:00:00"))
	first := changed(t, s, "")
	if again := changed(t, s, first.Next); len(again.IDs) != 0 || again.All != nil {
		t.Errorf("nothing changed, but the changes are %+v", again)
	}
	server.Put(forSaleVilla(2, "2026-05-01T10:00:00.5"))
	server.Put(forSaleVilla(3, "2026-05-01T10:00:01", whisetest.Estate{"displayStatusId": displayOffline}))
	server.Put(forSaleVilla(4, "2026-05-01T09:59:00")) // changed before the last run, which did not see it
	next := changed(t, s, first.Next)
	if !slices.Equal(next.IDs, []string{"2", "3", "4"}) {
		t.Errorf("the changes are %v, want 2, 3 and 4", next.IDs)
	}
	if records, err := s.Records(t.Context(), next.IDs); err != nil || len(records) != 2 {
		t.Errorf("%d records, want 2, without the one that is offline (%v)", len(records), err)
	}
	if again := changed(t, s, next.Next); len(again.IDs) != 0 {
		t.Errorf("the changes are reported again: %v", again.IDs)
	}
}

// TestChangedListsAllNowAndThen finds a property that was deleted without a trace, and lists none that may not be public.
func TestChangedListsAllNowAndThen(t *testing.T) {
	server, s := start(t, forSaleVilla(1, "2026-05-01T10:00:00"), forSaleVilla(2, "2026-05-01T10:00:00"),
		forSaleVilla(3, "2026-05-01T10:00:00", whisetest.Estate{"purposeStatus": choiceOf(24)}))
	first := changed(t, s, "")
	server.Delete(1)
	var c cursor
	json.Unmarshal([]byte(first.Next), &c)
	c.Listed = time.Now().Add(-listEvery)
	since, _ := json.Marshal(c)
	if later := changed(t, s, string(since)); !slices.Equal(later.All, []string{"2"}) {
		t.Errorf("the list of all is %v, want 2 alone", later.All)
	}
}

// TestAListAsOthersWriteIt has its total and ids as text, times with their zone, and null for what was deleted while it was read.
func TestAListAsOthersWriteIt(t *testing.T) {
	server, s := start(t)
	server.Fail(2, nil)
	server.Fail(1, crmtest.Text(`{"totalCount": "4", "estates": [null, null,
		{"id": "1", "updateDateTime": "2026-05-01T10:00:00Z", "displayStatusId": 2, "status": {"id": 1}, "purposeStatus": {"id": 1}},
		{"id": 2, "updateDateTime": "2026-05-01T11:00:00+02:00", "displayStatusId": "2", "status": 1, "purposeStatus": {"id": "1"}}]}`))
	first := changed(t, s, "")
	var c cursor
	json.Unmarshal([]byte(first.Next), &c)
	if first.All != nil {
		t.Errorf("of a list with null the properties that there are are %v, want nothing said, so that none is withdrawn", first.All)
	}
	if !slices.Equal(first.IDs, []string{"1", "2"}) || c.since().Min != "2026-05-01T11:58:00" {
		t.Errorf("the changes are %v, and the next list begins at %s, want 1 and 2, and noon in Brussels less two minutes",
			first.IDs, c.since().Min)
	}
}

func TestChangedRefusesAnotherCursor(t *testing.T) {
	_, s := start(t)
	if _, err := s.Changed(t.Context(), "yesterday"); err == nil || !strings.Contains(err.Error(), "cursor") {
		t.Errorf("an invalid cursor gives %v, want an error that names it", err)
	}
}
