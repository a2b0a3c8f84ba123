package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/crmlinks"
)

func TestLinksAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	none := map[string]string{"query": "{ desk { links { id } } }"}
	if got := v.PostDesk(t, none, "Cookie", manager).Text; !strings.Contains(got, `"links":[]`) {
		t.Errorf("without links the desk answers %s, want an empty list", got)
	}
	settings := map[string]string{"client": "client of the agency"}
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", settings, "the secret"); err != nil {
		t.Fatal(err)
	}
	say := func(cookie, mutation, link string) string {
		query := fmt.Sprintf(`mutation { %sLink(input: {link: %q}) { ... on InvalidInput { problems { path code } }
			... on LinkChanged { link { id state nextAt } } } }`, mutation, link)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	for _, c := range []struct{ cookie, mutation, link, want string }{{agent, "pause", "office", "FORBIDDEN"},
		{manager, "pause", "none", `"path":["link"],"code":"UNKNOWN"`},
		{manager, "pause", "office", `{"id":"office","state":"PAUSED","nextAt":null}`},
		{manager, "run", "office", `"code":"UNKNOWN"`}, {manager, "resume", "office", `"state":"NEW"`},
		{manager, "run", "office", `"state":"NEW"`}} {
		if got := say(c.cookie, c.mutation, c.link); !strings.Contains(got, c.want) {
			t.Errorf("%sLink of %s answers %s, want %s", c.mutation, c.link, got, c.want)
		}
	}
	now, problem, kind, status := time.Now(), "the CRM answered 503", crmlinks.CRMFault, 503
	if held, err := v.Store.Links.HoldLink(t.Context(), "office", "me", now, now.Add(time.Minute)); err != nil || !held {
		t.Fatal(held, err)
	}
	const links = `{ desk { links { id system state problem failure status runs { read seconds trouble failure status }
		troubles { record } refusals { name } } } }`
	read := func(cookie string) string {
		return v.PostDesk(t, map[string]string{"query": links}, "Cookie", cookie).Text
	}
	if got := read(manager); !strings.Contains(got, `"state":"RUNNING"`) {
		t.Errorf("while it runs, the link is %s, want RUNNING", got)
	}
	run := crmlinks.LinkRun{At: now.Unix(), Took: 1500, Read: 3, Problem: &problem, Failure: &kind, Status: &status}
	if err := v.Store.Links.LinkFailed(t.Context(), "office", "me", run, now.Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	got := read(manager)
	if !strings.Contains(got,
		`"state":"FAILING","problem":"the CRM answered 503","failure":"CRM_FAULT","status":503,"runs":[{"read":3,"seconds":1.5,`+
			`"trouble":"the CRM answered 503","failure":"CRM_FAULT","status":503}]`) {
		t.Errorf("after a run that failed, the link is %s, want FAILING, the problem and the run", got)
	}
	if strings.Contains(got, "secret") || strings.Contains(got, "client of") {
		t.Errorf("the desk shows settings of a link: %s", got)
	}
	if got := read(agent); !strings.Contains(got, "FORBIDDEN") || strings.Contains(got, "office") {
		t.Errorf("an agent who reads links gets %s, want FORBIDDEN", got)
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record } } } }`}, "Cookie", manager).Text
	for _, name := range []string{"pauseLink", "resumeLink", "runLink"} {
		if strings.Count(log, `{"name":"`+name+`","record":"link:office"}`) != 1 {
			t.Errorf("the log is %s, want %s once", log, name)
		}
	}
}
