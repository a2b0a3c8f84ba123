package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// TestLacksSayWhereTheCRMHasThem: for a property of Whise that is the number of a detail, except for the flood scores, which Whise does not
// have; a property of the folder has no such place.
func TestLacksSayWhereTheCRMHasThem(t *testing.T) {
	v := visit(t)
	cookie, _ := v.AtDesk(t, "manager", desk.Manager)
	sources := func() string {
		return v.PostDesk(t, map[string]string{"query": `{ desk { property(number: 1096) { lacks { field source { system field } } } } }`},
			"Cookie", cookie).Text
	}
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: `UPDATE property SET lacks =
		'[{"field":"planning.permit","text":"x"},{"field":"legal.pScore","text":"x"}]' WHERE number = 1096`}); err != nil {
		t.Fatal(err)
	}
	if got := sources(); strings.Count(got, `"source":null`) != 2 {
		t.Errorf("a property of the folder answers %s, want no places", got)
	}
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO crm_record (link, id, kind, number) VALUES ('office', '1', 'property', 1096)"}); err != nil {
		t.Fatal(err)
	}
	got := sources()
	for field, place := range map[string]string{"planning.permit": `"808"`, "legal.pScore": "null"} {
		if want := fmt.Sprintf(`{"field":%q,"source":{"system":"whise","field":%s}}`, field, place); !strings.Contains(got, want) {
			t.Errorf("a property of Whise answers %s, want %s", got, want)
		}
	}
}
