package wholesite_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestUnitNamesItsProject(t *testing.T) {
	v := visitShared(t)
	var answer struct {
		Data struct {
			Project struct {
				Name, Path string
				Units      []struct {
					Number        int
					Status        string
					PathInProject string
				}
			}
		}
	}
	query := url.QueryEscape("{ project(number: 2001) { name path units { number status pathInProject } } }")
	if err := json.Unmarshal([]byte(v.Get(t, "/graphql?query="+query).Text), &answer); err != nil {
		t.Fatal(err)
	}
	data := answer.Data
	seen := false
	for _, unit := range data.Project.Units {
		if unit.Status != "AVAILABLE" {
			continue
		}
		seen = true
		for _, path := range []string{unit.PathInProject, v.Path(t, fmt.Sprintf("/property/%d/", unit.Number), "nl")} {
			text := v.Get(t, path).Text
			for _, want := range []string{
				`<li><a href="/nl/projecten/">Projecten</a></li><li><a href="` + data.Project.Path + `">` + data.Project.Name + `</a></li>`,
				`Deel van project <a href="` + data.Project.Path + `">`,
				`"containedInPlace":{"@type":"Place","@id":"` + v.URL + data.Project.Path + `#project"`,
			} {
				if !strings.Contains(text, want) {
					t.Errorf("%s: the page does not contain %s", path, want)
				}
			}
		}
	}
	if !seen {
		t.Error("the sample's project has no available unit")
	}
}

func TestProjectsPageShowsAsManyAsConfigured(t *testing.T) {
	v := sitetest.OpenConfigured(t, func(site map[string]any) {
		for _, e := range site["menu"].([]any) {
			if e := e.(map[string]any); e["id"] == "projects" {
				e["modules"].([]any)[0].(map[string]any)["relation"].(map[string]any)["max"] = 2
			}
		}
	})
	if n := strings.Count(v.Get(t, "/nl/projecten/").Text, "<article"); n != 2 {
		t.Errorf("the page shows %d projects, want the configured 2", n)
	}
}
