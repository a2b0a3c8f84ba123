package deskhttp_test

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// TestACopyOfAProperty copies a property by role: the copy is the desk's and in preparation, with the texts and photos of the first one,
// without its address and price.
func TestACopyOfAProperty(t *testing.T) {
	v := visit(t)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	copies := func(cookie string) string {
		query := `mutation { copyProperty(input: {number: 1096}) { ... on PropertyChanged { property { number standing sourceKind } } } }`
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	if got := copies(stranger); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("copying a colleague's property answers %s, want FORBIDDEN", got)
	}
	got := copies(an)
	found := regexp.MustCompile(`"number":(\d+),"standing":"PREPARED","sourceKind":"DESK"`).FindStringSubmatch(got)
	if found == nil {
		t.Fatalf("a copy answers %s, want one of the desk in preparation", got)
	}
	number, _ := strconv.Atoi(found[1])
	entries, err := v.Store.Imports.Entries(t.Context(), []int{1096, number})
	if err != nil {
		t.Fatal(err)
	}
	first, second := entries[1096].Record, entries[number].Record
	if !reflect.DeepEqual([]any{first.Title, first.Rooms, first.Comfort}, []any{second.Title, second.Rooms, second.Comfort}) ||
		!slices.Equal(first.Photos, second.Photos) || !reflect.DeepEqual(entries[1096].Photos[0].Alt, entries[number].Photos[0].Alt) {
		t.Errorf("the copy has %v and %v, want the fields and photos of the first", second.Rooms, second.Photos)
	}
	if second.Street != nil || second.Price != nil || second.UniqueCode != nil || len(second.Documents) > 0 {
		t.Errorf("the copy is %+v, want no address, price, certificate or documents", second)
	}
}
