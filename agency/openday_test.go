package agency

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestOpenDaysSince(t *testing.T) {
	p := &Project{Number: 7, Language: locale.French, Catalog: &Catalog{Site: &Site{}}, OpenDayList: locale.List[OpenDayRecord]{
		{Date: "2027-03-28", From: "13:00", Until: "16:00"},
		{Date: "2027-03-28", From: "09:30", Until: "12:00", Note: locale.Localized{"fr": "Rue du Moulin"}},
		{Date: "2027-03-27", From: "10:00", Until: "16:00", Cancelled: true},
		{Date: "2027-03-13", From: "10:00", Until: "16:00"}}}
	list := p.OpenDaysSince("2027-03-27")
	if len(list) != 3 || !list[0].Cancelled || list[1].Note == nil || *list[1].Note != "Rue du Moulin" || list[2].Note != nil {
		t.Fatalf("the open days are %+v, want those of the 27th and the 28th by their time", list)
	}
	if list[0].Turn != 1 || list[1].Turn != 1 || list[2].Turn != 2 {
		t.Errorf("turns are %d, %d and %d, want 1, 1 and 2", list[0].Turn, list[1].Turn, list[2].Turn)
	}
	if hours := list[2].Start.UTC().Hour(); hours != 11 { // the clocks were put forward in the night before
		t.Errorf("13:00 of the 28th is %d:00 UTC, want 11:00", hours)
	}
}
