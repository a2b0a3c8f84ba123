package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// TestADoubtfulPriceIsJudgedAtTheDesk shows a doubtful price to everybody at the desk, and lets those judge it who may hide the property.
func TestADoubtfulPriceIsJudgedAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	doubt := func() {
		t.Helper()
		if _, err := v.Store.Write(t.Context(), handle.Statement{
			SQL: "INSERT OR REPLACE INTO doubtful_price (property, price, at) VALUES (1096, 999999950, 1)"}); err != nil {
			t.Fatal(err)
		}
	}
	desk := func(cookie, fields string) string {
		return v.PostDesk(t, map[string]string{"query": "{ desk { " + fields + " } }"}, "Cookie", cookie).Text
	}
	judge := func(cookie, mutation string, amount, cents int) string {
		return v.PostDesk(t, map[string]string{"query": fmt.Sprintf(`mutation { %s(input: {number: 1096, amount: %d, cents: %d}) {
			__typename ... on ListingChanged { property { price { amount cents } doubtfulPrice { dismissed } } }
			... on InvalidInput { problems { path code } } } }`, mutation, amount, cents)}, "Cookie", cookie).Text
	}
	const today = "today { doubtfulPrices { count properties { number reference title price { text } doubtful { amount cents } } } }"
	doubt()
	for what, got := range map[string]string{"today": desk(editor, today),
		"property": desk(editor, "property(number: 1096) { doubtfulPrice { price { amount cents } deliveredAt dismissed } }")} {
		if !strings.Contains(got, `"amount":9999999,"cents":50`) {
			t.Errorf("%s shows %s, want the doubtful price", what, got)
		}
	}
	for _, c := range []struct {
		cookie, mutation string
		amount           int
		want             string
	}{
		{"", "confirmPrice", 9999999, `"code":"SIGNED_OUT"`}, {editor, "confirmPrice", 9999999, "FORBIDDEN"},
		{stranger, "dismissPrice", 9999999, "FORBIDDEN"},
		{manager, "confirmPrice", 9999998, `"path":["amount"],"code":"UNKNOWN"`},
		{manager, "dismissPrice", 9999998, `"path":["amount"],"code":"UNKNOWN"`},
		{manager, "dismissPrice", 9999999, `"doubtfulPrice":{"dismissed":true}`},
	} {
		if got := judge(c.cookie, c.mutation, c.amount, 50); !strings.Contains(got, c.want) {
			t.Errorf("%s of %d answers %s, want %s", c.mutation, c.amount, got, c.want)
		}
	}
	if got := desk(manager, today); !strings.Contains(got, `"doubtfulPrices":{"count":0`) {
		t.Errorf("today shows %s, want none that was dismissed", got)
	}
	doubt()
	if got := judge(manager, "confirmPrice", 9999999, 50); !strings.Contains(got,
		`"price":{"amount":9999999,"cents":50},"doubtfulPrice":null`) {
		t.Errorf("confirming answers %s, want the price in force and no doubt", got)
	}
	if got := v.PostJSON(t, map[string]string{"query": `{ property(number: 1096) { price { text } } }`}).Text; !strings.Contains(got,
		"9.999.999,50") {
		t.Errorf("visitors see %s, want the confirmed price", got)
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record } } } }`}, "Cookie", manager).Text
	for _, name := range []string{"confirmPrice", "dismissPrice"} {
		if !strings.Contains(log, `{"name":"`+name+`","record":"property:1096"}`) {
			t.Errorf("the log is %.500s, want %s", log, name)
		}
	}
}
