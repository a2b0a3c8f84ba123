package ownernews_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

func TestOwnersWhoDoNotWantNewsGetNone(t *testing.T) {
	o := open(t)
	sendQuestion(t, o, forSale)
	if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
		t.Error("an owner who did not ask for news gets emails:", p.Subjects)
	}
	want(t, o, true)
	sendQuestion(t, o, forSale)
	if err := o.OwnerNews().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	want(t, o, false)
	if p := o.Collect(t); len(p.Subjects) != 0 {
		t.Error("an email that waited is sent although the owner wants none any more:", p.Subjects)
	}
	want(t, o, true)
	o.At(time.Now().Add(limits.OwnerNewsTime))
	if p := sendOwnerNews(t, o); len(p.Subjects) != 0 {
		t.Error("the owner is told of what was new before the emails were wanted again:", p.Subjects)
	}
}

func TestUnsubscribeStopsAnOwnersNewsAndNothingElse(t *testing.T) {
	o := wanting(t)
	sendQuestion(t, o, forSale)
	token := sendOwnerNews(t, o).Token(t, lieve, "/unsubscribe?token=")
	if page := o.PageOf(token); page != "ownerNews" {
		t.Errorf("the link leads to the page %q, want ownerNews", page)
	}
	want(t, o, false)
	want(t, o, true)
	for range 2 {
		if a := taken(t)(o.Unsubscribe(t.Context(), token)); a.Path != "/nl/nieuws-voor-eigenaars/?done=stopOwnerNews" {
			t.Errorf("unsubscribing leads to %+v, want the page that says the emails stopped", a)
		}
	}
	owner, err := o.Store.Owners.OwnerWith(t.Context(), lieve)
	if err != nil || owner == nil || owner.NewsSince != nil {
		t.Errorf("after the link of an earlier email the owner is %v (%v), want no news wanted", owner, err)
	}
	sql(t, o, "DELETE FROM owner")
	taken(t)(o.Unsubscribe(t.Context(), token))
}
