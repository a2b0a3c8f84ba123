package agency

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/gevel/gevel/locale"
)

// staffed returns a catalog of two offices: the second has another supervisor, and the second agent works there.
func staffed(t *testing.T, offices string) *Catalog {
	t.Helper()
	s := &Site{DefaultLanguage: locale.Dutch, Phone: "089000001", Email: "info@example.com"}
	text := `{"identity":{"title":{"nl":"Vastgoedmakelaar"},"institute":{"nl":"BIV"},"number":"1","supervisor":{"nl":"BIV, Brussel"}},` +
		offices +
		`,"agents":[{"id":1,"name":"An Vermeulen","phone":"","email":"","number":"7"},{"id":2,"name":"Zoë Reuter","office":2,"phone":"",` +
		`"email":"","languages":["lb","fr"]},{"id":3,"name":"an vermeulen","phone":"","email":""}]}`
	if err := json.Unmarshal([]byte(text), s); err != nil {
		t.Fatal(err)
	}
	return (&Catalog{Site: s}).Index()
}

const twoOffices = `"offices":[{"number":1,"street":"Dorp 1","zip":"3640","city":"Kinrooi",` +
	`"hours":{"monday":[{"from":"09:00","until":"12:00"}],` +
	`"tuesday":[{"from":"09:00","until":"12:00"}]}},{"number":2,"name":"Clerf","city":"Clervaux","phone":"+35227000001",` +
	`"identity":{"supervisor":{"nl":"Ministerie"}}}]`

func TestOfficeHasTheAgencysDataWhereItHasNone(t *testing.T) {
	c := staffed(t, twoOffices)
	first, second := c.Office(1, locale.French), c.Office(2, locale.French)
	if first.Name != "Kinrooi" || first.Phone != "089 00 00 01" || first.Email != "info@example.com" || second.Name != "Clerf" ||
		second.Phone == first.Phone || second.Identity.Number != "1" || second.Identity.Supervisor[locale.Dutch] != "Ministerie" {
		t.Errorf("the offices are %+v and %+v, want the agency's data where they have none", first, second)
	}
	lines := c.LegalLines(locale.Dutch)
	want := []string{"Vastgoedmakelaar BIV 1 · Toezicht: BIV, Brussel", "Clerf: Vastgoedmakelaar BIV 1 · Toezicht: Ministerie",
		locale.Text("places.notice", locale.Dutch)}
	if !slices.Equal(lines, want) {
		t.Errorf("the legal lines are %q, want %q", lines, want)
	}
}

func TestJoinOfficesReadsASingleOfficeAsAListOfOne(t *testing.T) {
	c := staffed(t, `"office":{"street":"Dorp 1","zip":"3640","city":"Kinrooi","country":"BE"}`)
	if list := c.Offices(locale.Dutch); len(list) != 1 || list[0].Number != 1 || list[0].Line() != "Dorp 1, 3640 Kinrooi" {
		t.Errorf("the offices are %+v, want the single one as number 1", list)
	}
	if o := staffed(t, `"office":{}`).Office(0, locale.Dutch); o.Line() != "" || o.Email != "info@example.com" || len(o.Hours()) != 0 {
		t.Errorf("an agency without an office has %+v, want the site's email without address and hours", o)
	}
}

func TestOpeningHoursJoinDaysInARow(t *testing.T) {
	c := staffed(t, twoOffices)
	var got []string
	for _, h := range c.Office(1, locale.German).Hours() {
		got = append(got, h.DaysText()+": "+h.HoursText())
	}
	if want := []string{"Montag und Dienstag: 09:00–12:00", "Mittwoch bis Sonntag: geschlossen"}; !slices.Equal(got, want) {
		t.Errorf("the opening hours are %q, want %q", got, want)
	}
}

func TestAgentAt(t *testing.T) {
	c := staffed(t, twoOffices)
	for path, want := range map[string]int{"/nl/makelaars/an-vermeulen-1/": 1, "/nl/makelaars/zoe-reuter/": 2,
		"/nl/makelaars/an-vermeulen-3/": 3,
		"/nl/makelaars/an-vermeulen/":   0, "/fr/agents/zoe-reuter/": 0, "/nl/makelaars/": 0} {
		if a := c.AgentAt(path, locale.Dutch); (a == nil) != (want == 0) || a != nil && a.ID != want {
			t.Errorf("%s leads to %+v, want agent %d", path, a, want)
		}
	}
	luc := c.Agent(2, locale.English)
	if luc.Office().Number != 2 || !slices.Equal(luc.Languages(), []string{"Luxembourgish", "French"}) || luc.Registration() != nil ||
		*c.Agent(1, locale.Dutch).Registration() != "BIV 7" || len(luc.Office().Agents()) != 1 {
		t.Errorf("agent 2 is %+v, want office 2 and two languages, and agent 1 with BIV 7", luc)
	}
}

// TestSpokenLanguagesHaveNames fails when an agent could speak a language without a name.
func TestSpokenLanguagesHaveNames(t *testing.T) {
	for _, code := range SpokenLanguages {
		for _, l := range locale.Languages {
			if locale.Text("language."+code, l) == "" {
				t.Errorf("%s has no name in %s", code, l)
			}
		}
	}
}

// TestAnAgentWhoIsGoneIsNobody: the first agent is only whom visitors turn to.
func TestAnAgentWhoIsGoneIsNobody(t *testing.T) {
	c := (&Catalog{Site: &Site{DefaultLanguage: locale.Dutch, Agents: []Agent{{ID: 4}, {ID: 1}}}}).Index()
	if a := c.Agent(2, locale.Dutch); a != nil {
		t.Errorf("the agent 2 is %d, want nobody", a.ID)
	}
	p := Property{Catalog: c, AgentID: 2, Language: locale.Dutch}
	if a := p.Agent(); a.ID != 4 {
		t.Errorf("visitors turn to the agent %d, want the first one", a.ID)
	}
	if p.AgentID = 1; p.Agent().ID != 1 {
		t.Errorf("visitors turn to the agent %d, want the property's own", p.Agent().ID)
	}
}
