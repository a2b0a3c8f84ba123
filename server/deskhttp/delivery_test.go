package deskhttp_test

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/deskhttp"
)

const deliveredSheet = "Referentie;Koop of huur;Type;Titel NL;Vraagprijs;Postcode;Gemeente;Zwembadkleur\n" +
	"7;te koop;Appartement;Zicht;249500;3640;Kinrooi;blauw\n"

// bring brings a file with properties to the desk.
func (v visitor) bring(t *testing.T, cookie, name, content string, headers ...string) (status int, text string) {
	t.Helper()
	return v.bringTo(t, "/desk/delivery", cookie, name, content, headers...)
}

func (v visitor) bringTo(t *testing.T, path, cookie, name, content string, headers ...string) (status int, text string) {
	t.Helper()
	address := v.URL + path + "?" + url.Values{"name": {name}}.Encode()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address, strings.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	answer := sitetest.Send(t, r, append([]string{"Cookie", cookie}, headers...)...)
	return answer.StatusCode, answer.Text
}

// waiting is the delivery that waits.
func (v visitor) waiting(t *testing.T, cookie string) (id string) {
	t.Helper()
	const query = "{ desk { propertyDeliveries { id taken { at } } } }"
	text := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	found := regexp.MustCompile(`"id":"(\w+)","taken":null`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("no delivery waits: %s", text)
	}
	return found[1]
}

// stockedDeliveries stores a delivery that was taken, and one that waits.
func (v visitor) stockedDeliveries(t *testing.T, manager string) {
	t.Helper()
	for range 2 {
		if status, text := v.bring(t, manager, "a.csv", deliveredSheet); status != http.StatusOK || !strings.Contains(text, "null") {
			t.Fatalf("a delivery is answered %d: %s", status, text)
		}
		take := fmt.Sprintf(`mutation { takePropertyDelivery(input: {delivery: %q, properties: ["row 2, property 7"]}) { __typename } }`,
			v.waiting(t, manager))
		v.PostDesk(t, map[string]string{"query": take}, "Cookie", manager)
		deliveredAgain := strings.Replace(deliveredSheet, "249500", "239500", 1) + "8;te koop;Kasteel;Zicht;249500;3640;Kinrooi;\n"
		if status, text := v.bring(t, manager, "a.csv", deliveredAgain); status != http.StatusOK {
			t.Fatalf("a delivery is answered %d: %s", status, text)
		}
	}
}

// TestFilesAreBroughtToTheDesk brings a sheet as each role: managers and agents may, nobody else sends a byte of it, and no other site
// does.
func TestFilesAreBroughtToTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	for _, c := range []struct {
		cookie, content, want string
		status                int
		headers               []string
	}{
		{"", deliveredSheet, "SIGNED_OUT", http.StatusForbidden, nil},
		{editor, deliveredSheet, "FORBIDDEN", http.StatusForbidden, nil},
		{manager, deliveredSheet, "", http.StatusForbidden, []string{"Sec-Fetch-Site", "cross-site"}},
		{manager, "", `"reason":"EMPTY","file":"blad.csv"`, http.StatusOK, nil},
		{manager, deliveredSheet, `{"refusal":null}`, http.StatusOK, nil}, {an, deliveredSheet, `{"refusal":null}`, http.StatusOK, nil},
	} {
		status, text := v.bring(t, c.cookie, "blad.csv", c.content, c.headers...)
		if status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("a file is answered %d: %s, want %d and %s", status, text, c.status, c.want)
		}
	}
	for _, c := range []struct {
		cookie, language, want string
		status                 int
	}{{"", "nl", "SIGNED_OUT", 403}, {editor, "nl", "FORBIDDEN", 403}, {an, "xx", "BAD_INPUT", 400}, {an, "de", "PK", 200}} {
		r := v.Get(t, deskhttp.ExamplePath+"?language="+c.language, "Cookie", c.cookie)
		if r.StatusCode != c.status || !strings.Contains(r.Text, c.want) {
			t.Errorf("an example in %s is answered %d: %.80q, want %d and %s", c.language, r.StatusCode, r.Text, c.status, c.want)
		}
	}
	take := fmt.Sprintf(`mutation { takePropertyDelivery(input: {delivery: %q, properties: ["row 2, property 7"]}) {
		... on PropertyDeliveryTook { delivery { taken { properties } } } } }`, v.waiting(t, manager))
	if got := v.PostDesk(t, map[string]string{"query": take}, "Cookie", an).Text; strings.Contains(got, "taken") {
		t.Errorf("a colleague takes the manager's delivery: %s", got)
	}
	if got := v.PostDesk(t, map[string]string{"query": take}, "Cookie", manager).Text; !strings.Contains(got, `"taken":{"properties":1}`) {
		t.Errorf("taking it answers %s", got)
	}
	log := v.PostDesk(t, map[string]string{"query": "{ desk { actions { nodes { name after by } } } }"}, "Cookie", manager).Text
	if !strings.Contains(log, `"name":"takePropertyDelivery","after":"1 0 0","by":"`) {
		t.Errorf("the log has %s", log)
	}
	one := v.last(t, manager, "takePropertyDelivery")
	if got := v.undoAction(t, an, one.Action.ID); !strings.Contains(got, `"code":"UNKNOWN"`) {
		t.Errorf("a colleague undoes the delivery: %s", got)
	}
	if got := v.undoAction(t, manager, one.Action.ID); one.Why != nil || !strings.Contains(got, `"stale":0`) {
		t.Errorf("undoing the delivery by the list of what one did answers %s (%v)", got, one.Why)
	}
	if again := v.last(t, manager, "takePropertyDelivery"); again.Why == nil || *again.Why != "CHANGED" {
		t.Errorf("a delivery that is undone stays because of %v", again.Why)
	}
}

// TestAFileThatIsTooLargeIsNotReceived says so before it is sent.
func TestAFileThatIsTooLargeIsNotReceived(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	for path, most := range map[string]int64{"/desk/delivery": limits.DeliveryBytes, "/desk/timetable": limits.TransitDeskBytes} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, v.URL+path+"?name=a.zip", unread{t})
		if err != nil {
			t.Fatal(err)
		}
		r.ContentLength = most + 1
		answer := sitetest.Send(t, r, "Cookie", manager, "Expect", "100-continue")
		if answer.StatusCode != http.StatusRequestEntityTooLarge || !strings.Contains(answer.Text, "BODY_TOO_LARGE") {
			t.Errorf("%s answers a file that is too large with %d: %s", path, answer.StatusCode, answer.Text)
		}
	}
}

// unread is a body that nobody may read.
type unread struct{ t *testing.T }

func (u unread) Read([]byte) (int, error) {
	u.t.Error("a file that is too large is received")
	return 0, io.EOF
}

// TestDeliveriesAreInTheHistory takes a delivery that makes a property and one that changes it, which is undone: the history says who took
// what from where. What a delivery changed is never taken back by itself.
func TestDeliveriesAreInTheHistory(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	taken := func(content string) (id string) {
		t.Helper()
		v.bring(t, manager, "blad.csv", content)
		id = v.waiting(t, manager)
		v.changeDesk(t, manager, fmt.Sprintf(`mutation { takePropertyDelivery(input: {delivery: %q, properties: ["row 2, property 7"]}) {
			__typename } }`, id))
		return id
	}
	first := taken(deliveredSheet)
	text := v.changeDesk(t, manager, `{ desk { propertyDeliveries { properties { number } } } }`)
	found := regexp.MustCompile(`"number":(\d+)`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("the delivery %s is %s", first, text)
	}
	history := func() string {
		t.Helper()
		return v.changeDesk(t, manager, `{ desk { property(number: `+found[1]+`) { history { origin source { kind name } author { name }
			returns changes { name was is } } } } }`)
	}
	if got := history(); !strings.Contains(got, `"history":[]`) {
		t.Errorf("a property that was delivered has the history %s", got)
	}
	second := taken(strings.Replace(deliveredSheet, "249500", "239500", 1))
	const by = `"author":{"name":"manager of the agency"},"returns":false,"changes":[{"name":"price",`
	delivered := `{"origin":"FOLDER","source":{"kind":"FILE","name":"sheet"},` + by + `"was":"249500.00","is":"239500.00"}]}`
	if got := history(); !strings.Contains(got, `"history":[`+delivered+`]`) {
		t.Errorf("after a delivery the history is %s, want %s", got, delivered)
	}
	v.changeDesk(t, manager, fmt.Sprintf(`mutation { undoPropertyDelivery(input: {delivery: %q}) { __typename } }`, second))
	undone := `{"origin":"FOLDER","source":null,` + by + `"was":"239500.00","is":"249500.00"}]}`
	if got := history(); !strings.Contains(got, `"history":[`+undone+`,`+delivered+`]`) {
		t.Errorf("after the undo the history is %s, want %s first", got, undone)
	}
	v.changeProperty(t, manager, `takeOverProperty(input: {number: `+found[1]+`})`)
	versions := regexp.MustCompile(`"version":(\d+),"returns":false`).FindAllStringSubmatch(v.changeDesk(t, manager,
		`{ desk { property(number: `+found[1]+`) { history { version returns } } } }`), -1)
	if len(versions) != 2 {
		t.Fatalf("of the desk the history is %s", history())
	}
	got := v.changeProperty(t, manager, `takeBackProperty(input: {number: `+found[1]+`, version: `+versions[0][1]+`})`)
	if !strings.Contains(got, `"code":"UNKNOWN"`) {
		t.Errorf("taking back what a delivery changed answers %s", got)
	}
}
