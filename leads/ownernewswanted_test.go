package leads_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

func TestOwnersWhoDoNotWantNewsGetNone(t *testing.T) {
	o := open(t)
	ask(t, o, forSale)
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("nobody asked for it:", p.subjects)
	}
	want(t, o, true)
	ask(t, o, forSale)
	if err := o.TellOwners(t.Context()); err != nil {
		t.Fatal(err)
	}
	want(t, o, false)
	if p := collect(t, o); len(p.subjects) != 0 {
		t.Error("an email that waited when the owner switched them off:", p.subjects)
	}
	want(t, o, true)
	at(o, time.Now().Add(limits.OwnerNewsTime))
	if p := tellOwners(t, o); len(p.subjects) != 0 {
		t.Error("of before they were switched on again:", p.subjects)
	}
}

func TestUnsubscribeStopsAnOwnersNewsAndNothingElse(t *testing.T) {
	o := wanting(t)
	ask(t, o, forSale)
	token := tellOwners(t, o).token(t, lieve, "/unsubscribe?token=")
	if page := o.PageOf(token); page != "ownerNews" {
		t.Error(page)
	}
	want(t, o, false)
	want(t, o, true)
	for range 2 {
		if a := taken(t)(o.Unsubscribe(t.Context(), token)); a.Path != "/nl/nieuws-voor-eigenaars/?done=stopOwnerNews" {
			t.Error(a)
		}
	}
	owner, err := o.Store.OwnerWith(t.Context(), lieve)
	if err != nil || owner == nil || owner.NewsSince != nil {
		t.Error("the link of an earlier email ends them too:", owner, err)
	}
	sql(t, o, "DELETE FROM owner")
	taken(t)(o.Unsubscribe(t.Context(), token))
}
