package settings_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

func TestCheckSite(t *testing.T) {
	store, media := foldertest.Open(t)
	for name, test := range map[string]struct{ site, want string }{
		"a parent that is missing": {`"menu":[` + foldertest.Page("a", `"path":"/x/","parentId":"nobody"`) + `]`,
			`menu[0].parentId: there is no entry "nobody"`},
		"parents in a circle": {`"menu":[` + foldertest.Page("a", `"path":"/x/","parentId":"b"`) + "," + foldertest.Page("b",
			`"path":"/y/","parentId":"a"`) + `]`, `menu[0].parentId: the parents of "a" go round in a circle`},
		"two entries at one address": {`"menu":[` + foldertest.Page("a", `"path":"/x/"`) + "," + foldertest.Page("b", `"path":"x"`) + `]`,
			`menu[1].path: /nl/x/ is the address of "a" too`},
		"a known page's address": {`"menu":[` + foldertest.Page("a", `"path":"/mine/","paths":{"nl":"/te-koop/"}`) + `]`,
			`menu[0].path: /nl/te-koop/ is a page that every site has`},
		"a town's address": {`"menu":[` + foldertest.Page("a", `"path":"/mine/","paths":{"nl":"/te-koop/kinrooi/"}`) + `]`,
			`menu[0].path: /nl/te-koop/kinrooi/ is where the list of a town stands`},
		"an unknown view": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"big","relation":{"type":"category","id":"our-services"}}]`) + `]`,
			`menu[0].modules[0].view: Invalid view "big"`},
		"a list as questions": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"questions-view","relation":{"type":"category","id":"our-services"}}]`) + `]`,
			`menu[0].modules[0].view: "questions-view" is how one article is shown, not "category"`},
		"an unknown relation": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"news-view","relation":{"type":"shop"}}]`) + `]`,
			`menu[0].modules[0].relation.type: "shop" is not one of`},
		"a form that modules do not have": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"news-view","relation":{"type":"form","id":"offer"}}]`) + `]`,
			`menu[0].modules[0].relation.id: "offer" is not one of valuation, demand`},
		"the team of no office": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"news-view","relation":{"type":"team","id":"9"}}]`) + `]`,
			`menu[0].modules[0].relation.id: there is no office "9"`},
		"a filter that no list has": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"news-view","relation":{"type":"property-list","id":"sale","filter":"rooms=3"}}]`) + `]`,
			`menu[0].modules[0].relation.filter: the filter of a list has no "rooms" with the value "3"`},
		"a filter of articles": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"news-view","relation":{"type":"category","id":"our-services","filter":"pool=1"}}]`) + `]`,
			`menu[0].modules[0].relation.filter: "pool=1" is how properties are filtered, not "category"`},
		"an article that is missing": {`"menu":[` + foldertest.Page("a",
			`"path":"/x/","modules":[{"view":"single-view","relation":{"type":"article","id":"pages/lost"}}]`) + `]`,
			`there is no article "pages/lost"`},
		"a home page on draft": {`"menu":[{"id":"home","status":"Draft","title":{"nl":"Thuis"},"path":"/"}]`,
			"menu[0].status: the home page is always published"},
		"a width beyond the row": {`"footer":[{"lg":13}]`, "footer[0].lg: 13 is not a number from 0 to 12"},
		"an office twice": {`"offices":[{"number":1,"city":"Bree"},{"number":1,"city":"Peer"}]`,
			"offices[1].number: 1 appears twice"},
		"an office without address": {`"offices":[{"number":1,"name":"Bree"}]`, "offices[0].street: an office needs an address"},
		"an office and offices":     {`"office":{"city":"Bree"},"offices":[{"number":1,"city":"Bree"}]`, "office: stands beside offices"},
		"an office on half a point": {`"offices":[{"number":1,"city":"Bree","latitude":51}]`,
			"offices[0].latitude: latitude and longitude belong together"},
		"hours that overlap": {`"offices":[{"number":1,"city":"Bree","hours":{"monday":[{"from":"09:00","until":"12:00"},` +
			`{"from":"11:00","until":"13:00"}]}}]`,
			"offices[0].hours.monday: 11:00 to 13:00 begins before 12:00"},
		"a name that is no text": {`"offices":[{"number":1,"city":"Bree","name":7}]`, "offices[0].name: "},
		"an agent of no office": {`"offices":[{"number":1,"city":"Bree"}],"agents":[{"id":1,"name":"An","office":2}]`,
			"agents[0].office: there is no office 2"},
		"an agent without a name":  {`"agents":[{"id":1,"name":" "}]`, "agents[0].name: is missing"},
		"two agents of one number": {`"agents":[{"id":1,"name":"An"},{"id":1,"name":"Bo"}]`, "agents[1].id: 1 appears twice"},
		"an agent's unknown language": {`"agents":[{"id":1,"name":"An","languages":["xx"]}]`,
			`agents[0].languages[0]: "xx" is not one of nl, fr`},
		"an agent's photo that is missing": {`"agents":[{"id":1,"name":"An","photo":"an.jpg"}]`, "agents[0].photo"},
		"an unknown icon": {`"topBar":[{"side":"LEFT","status":"Published","icon":"rocket"}]`,
			`topBar[0].icon: "rocket" is not one of`},
		"a colour that is none": {`"topBar":[{"side":"LEFT","status":"Published","color":"red;x"}]`,
			`topBar[0].color: "red;x" is not a colour`},
		"a tag that is none": {`"tags":{"analyticsId":"UA-1","mapboxToken":"sk.secret"}`,
			`tags.analyticsId: "UA-1" does not look like`},
		"a secret token":            {`"tags":{"mapboxToken":"sk.secret"}`, "tags.mapboxToken"},
		"a link that runs a script": {`"topBar":[{"side":"LEFT","status":"Published","link":"JavaScript:alert(1)"}]`, "topBar[0].link"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := intake.Import(t.Context(), store, foldertest.WithSite(t, test.site), media)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("the import gives %v, want the problem %s", err, test.want)
			}
		})
	}
}
