package omnicasa

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/locale"
)

func TestChanged(t *testing.T) {
	var items []omnicasatest.Item
	for i := range 120 {
		items = append(items, house(1000+i, nil))
	}
	server, s := start(t, append(items, house(2000, omnicasatest.Item{"Status": 5}))...)
	first := changed(t, s, "")
	if len(first.IDs) != 120 || len(first.All) != 120 || first.Gone != nil {
		t.Fatalf("the first list has %d changed, %d in all and %v gone, want 120, 120 and none", len(first.IDs), len(first.All), first.Gone)
	}
	now := time.Now().In(locale.Zone).Format(layout)
	server.Put(house(1001, omnicasatest.Item{"Changed": now}))
	server.Put(house(1002, omnicasatest.Item{"Changed": now, "Status": 3}))
	server.Delete(1003)
	next := changed(t, s, first.Next)
	if !slices.Equal(next.IDs, []string{"1001", "1002"}) || !slices.Equal(next.Gone, []string{"1003"}) || next.All != nil {
		t.Errorf("the changes are %+v, want 1001 and 1002 changed and 1003 gone", next)
	}
	if records, err := s.Records(t.Context(), next.IDs); err != nil || len(records) != 1 {
		t.Errorf("%d records, want 1, without the cancelled one (%v)", len(records), err)
	}
	if again := changed(t, s, next.Next); again.Gone != nil {
		t.Errorf("a property that was deleted is reported again: %v", again.Gone)
	}
}

// TestChangesOfAnHourThatComesTwice is of the calls around a change of the clock: what changed after the call before is never older, by the
// clock of Brussels, than what is asked for.
func TestChangesOfAnHourThatComesTwice(t *testing.T) {
	for _, c := range []struct{ before, now, want string }{
		{"2027-10-31T00:58:00Z", "2027-10-31T01:01:00Z", "2027-10-31 01:48:00"}, // 2.58 by summer time, 2.01 by winter time
		{"2027-10-31T01:01:00Z", "2027-10-31T01:04:00Z", "2027-10-31 01:51:00"},
		{"2027-10-31T01:15:00Z", "2027-10-31T01:18:00Z", "2027-10-31 02:05:00"},
		{"2027-10-31T00:50:00Z", "2027-10-31T00:53:00Z", "2027-10-31 02:40:00"},
		{"2027-03-28T00:58:00Z", "2027-03-28T01:01:00Z", "2027-03-28 01:48:00"}, // 3.01 by summer time
		{"2027-07-01T10:00:00Z", "2027-07-01T10:03:00Z", "2027-07-01 11:50:00"},
	} {
		before, err := time.Parse(time.RFC3339, c.before)
		now, bad := time.Parse(time.RFC3339, c.now)
		if err != nil || bad != nil {
			t.Fatal(err, bad)
		}
		if got := changedSince(before, now)["ChangeSince"]; got != c.want {
			t.Errorf("at %s, after a call at %s, changes since %s are asked for, want %s", c.now, c.before, got, c.want)
		}
	}
}

// TestChangedListsAllNowAndThen finds a property that no list of changes names.
func TestChangedListsAllNowAndThen(t *testing.T) {
	server, s := start(t, house(1, nil), house(2, nil))
	var c cursor
	json.Unmarshal([]byte(changed(t, s, "").Next), &c)
	server.Put(house(1, omnicasatest.Item{"Status": 5}))
	c.Listed = time.Now().Add(-listEvery)
	since, _ := json.Marshal(c)
	if later := changed(t, s, string(since)); !slices.Equal(later.All, []string{"2"}) || len(later.IDs) != 0 {
		t.Errorf("the list is %+v, want 2 alone in all and no change", later)
	}
	if _, err := s.Changed(t.Context(), "yesterday"); err == nil || !strings.Contains(err.Error(), "cursor") {
		t.Errorf("an invalid cursor gives %v, want an error that names it", err)
	}
}

// TestAFaultNeverShortensTheList meets each fault at the second page: the list is never taken for shorter than it is, and the next run
// reads all.
func TestAFaultNeverShortensTheList(t *testing.T) {
	value := func(text string) http.HandlerFunc {
		return crmtest.Text(`{"GetPropertyListJsonResult": {"Success": true, "Value": ` + text + `}}`)
	}
	for name, c := range map[string]struct {
		fault http.HandlerFunc
		says  string
	}{
		"401": {crmtest.Status(401), "key"}, "429": {crmtest.Busy("7"), "wait for 7s"}, "500": {crmtest.Status(500), "500"},
		"half a body": {crmtest.Half, "cut off"}, "50 MB": {crmtest.Huge, "too large"}, "HTML": {crmtest.Text("<html>"), "another shape"},
		"another call": {crmtest.Text(`{"Other": {}}`), "no GetPropertyListJsonResult"}, "a text": {value(`"none"`), "another shape"},
		"no items":        {value(`{"RowsCount": 0}`), "no Items"},
		"too few":         {value(`{"Items": [], "RowsCount": 60}`), "only 50 properties of 60"},
		"too many":        {value(`{"Items": [{"ID": 1}], "RowsCount": 90000}`), "more than 50000"},
		"fewer":           {value(`{"Items": [{"ID": 1}], "RowsCount": 51}`), "there were 60 properties and then 51"},
		"no total":        {value(`{"Items": [{"ID": 1055}]}`), "there were 60 properties and then 0"},
		"a page again":    {value(`{"Items": [{"ID": 1000}], "RowsCount": 60}`), "1000 came twice"},
		"without numbers": {value(`{"Items": [{"Name": 1}], "RowsCount": 60}`), "only 50 properties of 60"},
	} {
		var items []omnicasatest.Item
		for i := range 60 {
			items = append(items, house(1000+i, nil))
		}
		server, s := start(t, items...)
		server.Fail(1, nil)
		server.Fail(1, c.fault)
		_, err := s.Changed(t.Context(), "")
		if err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s gives %v, want %q", name, err, c.says)
		}
		if again := changed(t, s, ""); len(again.IDs) != 60 || len(again.All) != 60 {
			t.Errorf("after %s the list has %d changed and %d in all, want 60 and 60", name, len(again.IDs), len(again.All))
		}
	}
}

// TestNumbersOfAListAsText is of an answer with its numbers in quotes.
func TestNumbersOfAListAsText(t *testing.T) {
	server, s := start(t)
	server.Fail(1, crmtest.Text(`{"GetPropertyListJsonResult": {"Success": true,
		"Value": {"Items": [{"ID": "7"}, {"ID": 8}], "RowsCount": "2"}}}`))
	if c := changed(t, s, ""); !slices.Equal(c.IDs, []string{"7", "8"}) {
		t.Errorf("the list is %v, want 7 and 8", c.IDs)
	}
}

// TestAListWithoutATotalIsNotWhole: the first page would be the whole list.
func TestAListWithoutATotalIsNotWhole(t *testing.T) {
	server, s := start(t, house(1, nil))
	server.Fail(1, crmtest.Text(`{"GetPropertyListJsonResult": {"Success": true, "Value": {"Items": [{"ID": 1}, {"ID": 2}]}}}`))
	if c, err := s.Changed(t.Context(), ""); err == nil || !strings.Contains(err.Error(), "2 properties came from Omnicasa") {
		t.Errorf("a list without its total gives %+v (%v), want an error that says how many came", c, err)
	}
}

// TestRecordsOfAnotherShape: an answer without a list of items is not an empty list, which would take the properties off the site.
func TestRecordsOfAnotherShape(t *testing.T) {
	for _, text := range []string{"null", "{}", `{"Items": null}`, "7", `"none"`} {
		server, s := start(t, house(1, nil))
		server.Fail(1, crmtest.Text(`{"GetPropertiesByIDsJsonResult": {"Success": true, "Value": `+text+`}}`))
		if _, err := s.Records(t.Context(), []string{"1"}); err == nil || !strings.Contains(err.Error(), "another shape") {
			t.Errorf("%s gives %v, want that it has another shape", text, err)
		}
	}
}

func TestTheWrongKeyIsNamed(t *testing.T) {
	server, s := start(t)
	a := server.Account(nil)
	a.Secret = "wrong"
	wrong, err := Kind.Open(a)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := wrong.Changed(t.Context(), ""); !errors.Is(err, crm.ErrWrongKey) {
		t.Errorf("a wrong key gives %v, want ErrWrongKey", err)
	}
	server.Fail(1, crmtest.Text(`{"GetPropertyListJsonResult": {"Success": false, "Message": "Status is wrong, says Jan."}}`))
	var refused crm.Refused
	if _, err := s.Changed(t.Context(), ""); !errors.As(err, &refused) || err.Error() !=
		"the CRM refuses: it does not accept GetPropertyList, and names Status" {
		t.Errorf("a call that is not accepted gives %v, want its name and that of the argument alone", err)
	}
}

func TestOpenRefusesWrongSettings(t *testing.T) {
	server := omnicasatest.Start(t)
	for name, value := range map[string]string{"customer": "", "office": "Bree", "languages": "nl,xx"} {
		if _, err := Kind.Open(server.Account(map[string]string{name: value})); err == nil {
			t.Errorf("the setting %s %q was accepted", name, value)
		}
	}
}
