package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// TestSomebodyIsCalledBack notes a call with a time to call back, moves that and says that it was done.
func TestSomebodyIsCalledBack(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	soon, far := time.Now().Add(time.Hour), time.Now().AddDate(0, 0, limits.CallBackDaysAhead+1)
	note := func(key string, at time.Time) string {
		query := fmt.Sprintf(`mutation { noteCall(input: {key: %q, phone: "0470 00 00 10", callBack: %q}) {
			... on InvalidInput { problems { path code } } ... on CallNoted { lead { id callBack { at version } } } } }`, key,
			at.UTC().Format(time.RFC3339))
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	}
	for at, want := range map[time.Time]string{time.Now().Add(-time.Hour): "PAST", far: "OUT_OF_RANGE"} {
		if got := note("call zero", at); !strings.Contains(got, `[{"path":["callBack"],"code":"`+want+`"}]`) {
			t.Errorf("calling back at %s answers %s, want %s", at, got, want)
		}
	}
	got := note("call one", soon)
	_, rest, _ := strings.Cut(got, `"lead":{"id":"`)
	lead, _, _ := strings.Cut(rest, `"`)
	if !strings.Contains(got, `"callBack":{"at":"`+soon.UTC().Format(time.RFC3339)+`","version":1}`) {
		t.Fatalf("the call is %s, want its time to call back", got)
	}
	set := func(version int, more string) string {
		return v.PostDesk(t, map[string]string{"query": fmt.Sprintf(`mutation { setCallBack(input: {lead: %q, version: %d%s}) {
			__typename ... on InvalidInput { problems { path code } } ... on LeadChanged { lead { callBack { at version } } } } }`, lead,
			version, more)}, "Cookie", manager).Text
	}
	later := soon.Add(time.Minute).UTC().Format(time.RFC3339)
	for _, c := range []struct{ got, want string }{
		{set(0, `, at: "`+later+`"`), "LeadStale"},
		{set(1, `, at: "`+far.UTC().Format(time.RFC3339)+`"`), "OUT_OF_RANGE"},
		{set(1, `, at: "`+later+`"`), `"callBack":{"at":"` + later + `","version":2}`},
		{set(2, ""), `"callBack":{"at":null,"version":3}`},
	} {
		if !strings.Contains(c.got, c.want) {
			t.Errorf("setting it answers %s, want %s", c.got, c.want)
		}
	}
}
