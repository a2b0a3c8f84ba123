package sitemap_test

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
)

// TestPagesAgreeWithTheSitemap reads every page of the sample's Dutch sitemap; of the other languages all lists and every third other page.
func TestPagesAgreeWithTheSitemap(t *testing.T) {
	v := sitetest.Shared(t)
	files := v.Sitemap(t, "/sitemap.xml").Files
	if len(files) != 3 {
		t.Fatalf("the sitemaps are %v, want three, one for each language of the sample", files)
	}
	for _, file := range files {
		pages := v.Sitemap(t, strings.TrimPrefix(file.Loc, v.URL)).Pages
		if len(pages) < 84+10 {
			t.Errorf("%s has %d pages, want at least %d", file.Loc, len(pages), 84+10)
		}
		for i, p := range pages {
			if !strings.Contains(file.Loc, "-nl.") && i%3 > 0 && !strings.Contains(p.Loc, "?") {
				continue // the Dutch page was read, and this one is a translation
			}
			r := v.Get(t, strings.TrimPrefix(p.Loc, v.URL))
			want := map[string]string{"": p.Loc}
			for _, a := range p.Alternates {
				want[a.Language] = a.Href
			}
			if got := sitetest.LinksOf(r.Text); r.StatusCode != 200 || fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s: status %d, want 200; its links are\n%v, but in the sitemap\n%v", p.Loc, r.StatusCode, got, want)
			}
			if strings.Contains(r.Text, `name="robots"`) {
				t.Errorf("%s is in the sitemap, but has a robots tag", p.Loc)
			}
		}
	}
}

func TestSitemapHasEachFindableProperty(t *testing.T) {
	v := sitetest.Shared(t)
	listed := map[string]int{}
	for _, p := range v.Sitemap(t, "/sitemap-nl.xml").Pages {
		listed[strings.TrimPrefix(p.Loc, v.URL)]++
		dated := strings.Contains(p.Loc, "/kinrooi/") || strings.HasSuffix(p.Loc, "/projecten/") || strings.HasSuffix(p.Loc,
			"/cookie-policy/")
		if dated && p.Changed == "" {
			t.Error(p.Loc, "has no lastmod")
		}
	}
	path := regexp.MustCompile(`"path":"([^"]+)"`)
	for statuses, want := range map[string]int{"AVAILABLE,FOR_TAKEOVER": 1, "SOLD,RENTED,REALISED": 0} {
		r := v.Get(t, "/graphql?query=%7Bproperties(filter:%7Bstatuses:%5B"+statuses+"%5D%7D,first:100)%7Bnodes%7Bpath%7D%7D%7D")
		properties := path.FindAllStringSubmatch(r.Text, -1)
		if len(properties) < 3 {
			t.Fatal("the sample has too few properties with statuses", statuses, r.Text)
		}
		for _, property := range properties {
			if listed[property[1]] != want {
				t.Errorf("%s stands in the sitemap %d times, want %d", property[1], listed[property[1]], want)
			}
		}
	}
}

func TestLargeSitemapIsSplit(t *testing.T) {
	releasetest.Only(t, "it fills a store with the addresses of two files")
	v := sitetest.Open(t)
	before := len(v.Sitemap(t, "/sitemap-nl.xml").Pages)
	for _, path := range []string{"/sitemap-nl-1.xml", "/sitemap-nl-2.xml", "/sitemap-de.xml"} {
		if got := v.Get(t, path); got.StatusCode != 404 {
			t.Errorf("%s: status %d, want 404", path, got.StatusCode)
		}
	}
	grow(t, v, 10_050)
	seen := map[string]bool{}
	for _, file := range v.Sitemap(t, "/sitemap.xml").Files {
		if !strings.Contains(file.Loc, "-nl") {
			continue
		}
		pages := v.Sitemap(t, strings.TrimPrefix(file.Loc, v.URL)).Pages
		if len(pages) > 50_000 {
			t.Errorf("%s has %d pages, want at most 50,000", file.Loc, len(pages))
		}
		for _, p := range pages {
			seen[p.Loc] = true
		}
	}
	if len(seen) != before+10_050 || v.Get(t, "/sitemap-nl-2.xml").StatusCode != 200 {
		t.Errorf("the Dutch sitemaps have %d different pages, want %d, and a second file", len(seen), before+10_050)
	}
}

// grow adds copies of a property of the sample.
func grow(t *testing.T, v sitetest.Site, count int) {
	t.Helper()
	file, err := sql.Open("sqlite3", "file:"+filepath.Join(filepath.Dir(v.Media), "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var columns string // without the computed ones
	if err := file.QueryRow("SELECT group_concat(name, ', ') FROM pragma_table_info('property')").Scan(&columns); err != nil {
		t.Fatal(err)
	}
	values := strings.Replace(columns, "number,", "500000 + n,", 1)
	if _, err := file.Exec(fmt.Sprintf(`
		INSERT INTO property (%s) WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < %d)
		SELECT %s FROM copy, property WHERE number = 1096`, columns, count, values)); err != nil {
		t.Fatal(err)
	}
}
