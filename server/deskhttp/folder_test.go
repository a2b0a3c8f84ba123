package deskhttp_test

import (
	"archive/zip"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/sitetest"
)

// TestTheFolderIsExportedAtTheDesk gives a manager the whole folder, and what the desk changed of it, and nobody else anything.
func TestTheFolderIsExportedAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	all, changed := url.Values{"what": {"all"}}, url.Values{"what": {"changed"}}
	for _, c := range []struct {
		cookie string
		fields url.Values
		status int
		want   string
	}{{"", all, 403, "SIGNED_OUT"}, {"session=" + v.Owner(t, sitetest.Lieve, 1096), all, 403, "SIGNED_OUT"}, {agent, all, 403, "FORBIDDEN"},
		{editor, changed, 403, "FORBIDDEN"}, {manager, nil, 400, "BAD_INPUT"}, {manager, url.Values{"what": {"../x"}}, 400, "BAD_INPUT"}} {
		if status, text, _ := v.FileOf(t, "/desk/folder.zip", c.cookie, c.fields); status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("with the cookie %.20q and %v: status %d, %.100s, want %d with %s", c.cookie, c.fields, status, text, c.status, c.want)
		}
	}
	if status, _, _ := v.FileOf(t, "/desk/folder.zip", manager, all, "Sec-Fetch-Site", "cross-site"); status != 403 {
		t.Errorf("the folder for another site: status %d, want 403", status)
	}
	v.savePart(t, manager, "site", `field: "phone", value: "089 1", version: 0`)
	for want, fields := range map[string]url.Values{"properties/1096.json": all, "site.json": changed} {
		status, text, header := v.FileOf(t, "/desk/folder.zip", manager, fields)
		z, err := zip.NewReader(strings.NewReader(text), int64(len(text)))
		if err != nil || status != 200 || !strings.HasSuffix(header.Get("Content-Disposition"), `.zip"`) {
			t.Fatalf("the folder has status %d (%v), want a file", status, err)
		}
		var names []string
		for _, f := range z.File {
			names = append(names, f.Name)
		}
		if list := strings.Join(names, " "); !strings.Contains(list, want) || want == "site.json" && strings.Contains(list,
			"properties/") ||
			strings.Contains(list, "leads") {
			t.Errorf("the folder has %.300s, want %s among it", list, want)
		}
	}
	v.unconfirmed(t)
	if _, text, _ := v.FileOf(t, "/desk/folder.zip", manager, all); !strings.Contains(text, "CODE_AGAIN") {
		t.Errorf("the folder 15 minutes after the code answers %.100s, want CODE_AGAIN", text)
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name after } } } }`}, "Cookie", manager).Text
	if strings.Count(log, `{"name":"exportFolder","after":"ALL"}`) != 1 || strings.Count(log,
		`{"name":"exportFolder","after":"CHANGED"}`) != 1 {
		t.Errorf("the log is %s, want both exports", log)
	}
}
