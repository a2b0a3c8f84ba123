package wholesite_test

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
)

// TestUntranslatedPagesAreNotTold takes the French texts of an article away: its page still answers in French, with the Dutch text, but
// neither the heads of its translations nor the sitemaps tell search engines of it.
func TestUntranslatedPagesAreNotTold(t *testing.T) {
	v := visit(t)
	if _, err := v.Store.Write(t.Context(), handle.Statement{
		SQL: "UPDATE article SET title = json_remove(title, '$.fr'), body = json_remove(body, '$.fr') WHERE key = 'our-services/new-build'",
	}); err != nil {
		t.Fatal(err)
	}
	const dutch, french, english = "/nl/onze-diensten/nieuwbouw/", "/fr/nos-services/construction-neuve/", "/en/our-services/new-build/"
	for _, path := range []string{dutch, french, english} {
		r := v.Get(t, path)
		links := sitetest.LinksOf(r.Text)
		if r.StatusCode != 200 || links["fr"] != "" || links["nl"] != v.URL+dutch || links["en"] != v.URL+english {
			t.Errorf("%s: status %d with the translations %v, want the Dutch and the English one", path, r.StatusCode, links)
		}
		if links[""] != v.URL+path {
			t.Errorf("%s says that it is %s", path, links[""])
		}
	}
	for file, want := range map[string]int{"/sitemap-nl.xml": 1, "/sitemap-fr.xml": 0, "/sitemap-en.xml": 1} {
		found := 0
		for _, p := range v.Sitemap(t, file).Pages {
			if strings.HasSuffix(p.Loc, french) || strings.HasSuffix(p.Loc, dutch) || strings.HasSuffix(p.Loc, english) {
				found++
				if len(p.Alternates) != 3 {
					t.Errorf("%s: %s has the alternates %v, want two and x-default", file, p.Loc, p.Alternates)
				}
			}
		}
		if found != want {
			t.Errorf("%s lists the page %d times, want %d", file, found, want)
		}
	}
}

// TestUntranslatedHomesAreNotTold takes French texts of a property and a project away. With a text left, or without any in any language,
// there is a French page to tell of: the facts on it are translated by the site.
func TestUntranslatedHomesAreNotTold(t *testing.T) {
	releasetest.Only(t, "it opens a store for each case")
	const property, project = "property WHERE number = 1040", "project WHERE number = 2001"
	for _, c := range []struct {
		name, table, set string
		french           bool
	}{
		{"a property without French texts",
			property, "title = json_remove(title, '$.fr'), description = json_remove(description, '$.fr')", false},
		{"a property with blank French texts",
			property, "title = json_set(title, '$.fr', ' '), description = json_set(description, '$.fr', '')", false},
		{"a property with a French title",
			property, "title = json_set(title, '$.fr', 'Maison'), description = json_remove(description, '$.fr')", true},
		{"a property with a French description", property, "title = json_remove(title, '$.fr')", true},
		{"a property without texts", property, "title = '{}', description = '{}'", true},
		{"a property with texts in a language that is off", property, `title = '{"de":"Haus"}', description = '{}'`, true},
		{"a project without French texts",
			project, "tagline = json_remove(tagline, '$.fr'), description = json_remove(description, '$.fr')", false},
		{"a project with a French tagline",
			project, "tagline = json_set(tagline, '$.fr', 'Neuf'), description = json_remove(description, '$.fr')", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := visit(t)
			table, where, _ := strings.Cut(c.table, " ")
			if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE " + table + " SET " + c.set + " " + where}); err != nil {
				t.Fatal(err)
			}
			const paths = `{ paths { path translated } }`
			query := url.QueryEscape("{ property(number: 1040) " + paths + " project(number: 2001) " + paths + " }")
			var answer struct {
				Data map[string]struct {
					Paths []struct {
						Path       string
						Translated bool
					}
				}
			}
			if err := json.Unmarshal([]byte(v.Get(t, "/graphql?query="+query).Text), &answer); err != nil {
				t.Fatal(err)
			}
			pages := answer.Data[table].Paths // in Dutch, French and English
			if len(pages) != 3 || pages[1].Translated != c.french || !pages[0].Translated || !pages[2].Translated {
				t.Fatalf("the graph says %v, want the French page to be translated: %v", pages, c.french)
			}
			for i, l := range []string{"nl", "fr", "en"} {
				links := sitetest.LinksOf(v.Get(t, pages[i].Path).Text)
				if named := links["fr"] != ""; named != c.french || links["nl"] == "" || links["en"] == "" ||
					links[""] != v.URL+pages[i].Path {
					t.Errorf("%s has the translations %v, want French: %v", pages[i].Path, links, c.french)
				}
				found, alternates := false, 3
				if c.french {
					alternates = 4
				}
				for _, p := range v.Sitemap(t, "/sitemap-"+l+".xml").Pages {
					if p.Loc == v.URL+pages[i].Path {
						found = true
						if len(p.Alternates) != alternates {
							t.Errorf("sitemap-%s.xml gives it the alternates %v, want %d", l, p.Alternates, alternates)
						}
					}
				}
				if want := l != "fr" || c.french; found != want {
					t.Errorf("sitemap-%s.xml lists %s: %v, want %v", l, pages[i].Path, found, want)
				}
			}
		})
	}
}

// TestLanguagesOfANestedAddressStayNested opens a unit below its project: the links to the other languages lead below the project too,
// while search engines are told of the unit's own address.
func TestLanguagesOfANestedAddressStayNested(t *testing.T) {
	v := visitShared(t)
	var data struct {
		Data struct {
			Project struct {
				Units []struct {
					Path, PathInProject string
					PathsInProject      []struct{ Language, Path string }
				}
			}
		}
	}
	query := url.QueryEscape(`{ project(number: 2001) { units { path pathInProject pathsInProject { language path } } } }`)
	if err := json.Unmarshal([]byte(v.Get(t, "/graphql?query="+query).Text), &data); err != nil {
		t.Fatal(err)
	}
	unit := data.Data.Project.Units[0]
	if len(unit.PathsInProject) != 3 {
		t.Fatalf("a unit has the nested addresses %v, want three", unit.PathsInProject)
	}
	nested, plain := v.Get(t, unit.PathInProject).Text, v.Get(t, unit.Path).Text
	for _, p := range unit.PathsInProject {
		link := `href="` + p.Path + `"`
		if !strings.Contains(nested, link) {
			t.Errorf("%s has no link to %s", unit.PathInProject, p.Path)
		}
		if p.Language != "NL" && strings.Contains(plain, link) {
			t.Errorf("%s has a link to %s", unit.Path, p.Path)
		}
	}
	if links := sitetest.LinksOf(nested); links[""] != v.URL+unit.Path {
		t.Errorf("%s says that it is %s, want the unit's own address %s", unit.PathInProject, links[""], unit.Path)
	}
}
