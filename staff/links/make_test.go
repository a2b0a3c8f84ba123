package links_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff/links"
)

// TestMakeLink makes a link to a Whise, after each thing that may be wrong with it, of which none stores anything.
func TestMakeLink(t *testing.T) {
	d := stafftest.Open(t, stafftest.Sunday)
	whise := whisetest.Start(t)
	account := whise.Account(nil)
	runner := &link.Service{Store: d.Store, Kinds: kinds.All, Client: account.Client, Media: t.TempDir(), Now: d.Now}
	d.Runner.Complete, d.Runner.TryNew = runner.Complete, runner.TryNew
	room := &links.Service{Service: d.Service}
	input := func(change func(*links.MakeInput, map[string]string)) *links.MakeInput {
		f, settings := &links.MakeInput{Name: "office", System: "whise", Secret: " " + account.Secret + "\n"}, map[string]string{}
		for name, value := range account.Settings {
			settings[name] = value
		}
		delete(settings, "types")
		delete(settings, "words")
		change(f, settings)
		for name, value := range settings {
			f.Settings = append(f.Settings, &links.Setting{Name: name, Value: value})
		}
		return f
	}
	for what, c := range map[string]struct {
		change func(*links.MakeInput, map[string]string)
		path   string
		want   forms.ProblemCode
	}{
		"no name":        {func(f *links.MakeInput, _ map[string]string) { f.Name = "" }, "name", forms.Required},
		"a wrong name":   {func(f *links.MakeInput, _ map[string]string) { f.Name = "Het kantoor" }, "name", forms.Unknown},
		"an unknown CRM": {func(f *links.MakeInput, _ map[string]string) { f.System = "excel" }, "system", forms.Unknown},
		"no secret":      {func(f *links.MakeInput, _ map[string]string) { f.Secret = " " }, "secret", forms.Required},
		"a wrong secret": {func(f *links.MakeInput, _ map[string]string) { f.Secret = "wrong" }, "secret", forms.WrongLogin},
		"no user name":   {func(_ *links.MakeInput, s map[string]string) { s["username"] = " " }, "settings.username", forms.Required},
		"no number":      {func(_ *links.MakeInput, s map[string]string) { s["office"] = "Bree" }, "settings.office", forms.NotANumber},
		"no https": {func(_ *links.MakeInput, s map[string]string) {
			s["base"] = "http://example.com"
		}, "settings.base", forms.NotHTTPS},
		"another setting": {func(_ *links.MakeInput, s map[string]string) { s["words"] = "[]" }, "settings.words", forms.Unknown},
		"a long setting": {func(_ *links.MakeInput, s map[string]string) {
			s["username"] = strings.Repeat("x", limits.LinkSettingCharacters+1)
		}, "settings.username", forms.TooLong},
		"a long secret": {func(f *links.MakeInput, _ map[string]string) {
			f.Secret = strings.Repeat("x", limits.CRMSecretLength+1)
		}, "secret", forms.TooLong},
	} {
		changed, notTried, problems, err := room.MakeLink(d.Request(), input(c.change))
		if changed != nil || notTried != nil || err != nil || len(problems) != 1 || problems[0].Code != c.want ||
			strings.Join(problems[0].Path, ".") != c.path {
			t.Errorf("%s gives %+v, %+v and %v, want %s at %s", what, problems, notTried, err, c.want, c.path)
		}
	}
	if list, err := d.Store.Links.Links(t.Context()); err != nil || len(list) > 0 {
		t.Fatalf("what was wrong stored %d links (%v)", len(list), err)
	}
	changed, notTried, problems, err := room.MakeLink(d.Request(), input(func(*links.MakeInput, map[string]string) {}))
	if err != nil || changed == nil || len(problems) > 0 || notTried != nil || changed.Link.State() != links.New {
		t.Fatalf("a right account gives %+v, %+v, %+v and %v, want the link", changed, notTried, problems, err)
	}
	l, err := d.Store.Links.LinkNamed(t.Context(), "office")
	if err != nil || l.Secret != account.Secret || l.DueAt > d.Clock.Unix() || l.SettingsMap()["client"] != account.Settings["client"] {
		t.Errorf("the link is stored as %+v (%v), want its account and a run that is due", l, err)
	}
	_, _, problems, err = room.MakeLink(d.Request(), input(func(*links.MakeInput, map[string]string) {}))
	if code := stafftest.Only(t, problems, err); code != forms.Taken {
		t.Errorf("a second link of one name gives %q, want TAKEN", code)
	}
	for n := 2; n <= limits.LinksOfSite; n++ {
		stafftest.Must(t, d.Store.Links.AddLink(t.Context(), fmt.Sprint("other-", n), "whise", nil, "x"))
	}
	_, _, problems, err = room.MakeLink(d.Request(), input(func(f *links.MakeInput, _ map[string]string) { f.Name = "one-more" }))
	if code := stafftest.Only(t, problems, err); code != forms.TooMany {
		t.Errorf("a link over %d gives %q, want TOO_MANY", limits.LinksOfSite, code)
	}
	actions, err := d.Store.Log.Actions(t.Context(), 1, nil, 1)
	if err != nil || !slices.ContainsFunc(actions, func(a desklog.LoggedAction) bool {
		return a.Name == "makeLink" && a.Record == "link:office" && a.After == "whise"
	}) {
		t.Errorf("the log has %+v, want who made the link (%v)", actions, err)
	}
	d.Clock = d.Clock.Add(limits.StaffConfirmTime)
	_, _, problems, err = room.MakeLink(d.Request(), input(func(f *links.MakeInput, _ map[string]string) { f.Name = "late" }))
	if code := stafftest.Only(t, problems, err); code != forms.CodeAgain {
		t.Errorf("a quarter of an hour later it gives %q, want CODE_AGAIN", code)
	}
}

// TestMakeLinkOfAnotherNetwork shows that the desk reaches no private network, whatever address a manager writes.
func TestMakeLinkOfAnotherNetwork(t *testing.T) {
	d := stafftest.Open(t, stafftest.Sunday)
	d.Runner.Complete = func(_ string, given map[string]string) (map[string]string, forms.Problems) { return given, nil }
	d.Runner.TryNew = func(context.Context, string, map[string]string, string) (bool, error) {
		return false, crmlinks.NewLinkFault(crmlinks.CRMPrivate, nil, errors.New("the address leads to a private network"))
	}
	room := &links.Service{Service: d.Service}
	_, notTried, problems, err := room.MakeLink(d.Request(), &links.MakeInput{Name: "office", System: "whise", Secret: "x"})
	if err != nil || len(problems) > 0 || notTried == nil || notTried.Failure != crmlinks.CRMPrivate {
		t.Errorf("a CRM in a private network gives %+v, %+v and %v, want PRIVATE", notTried, problems, err)
	}
	if _, err := d.Store.Links.LinkNamed(t.Context(), "office"); !errors.Is(err, crmlinks.ErrUnknownLink) {
		t.Errorf("a link that could not be tried is stored (%v)", err)
	}
}
