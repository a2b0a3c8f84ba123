package sitemap_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestRobotsMayReadEverything(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/robots.txt")
	if r.StatusCode != 200 || strings.Contains(r.Text, "Disallow") || !strings.Contains(r.Text, "Sitemap: "+v.URL+"/sitemap.xml\n") {
		t.Errorf("robots.txt: status %d, want 200, nothing forbidden and the sitemap: %s", r.StatusCode, r.Text)
	}
}

func TestEveryAddressForProgramsAnswers(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/llms.txt")
	links := regexp.MustCompile(`\]\(([^)]+)\)`).FindAllStringSubmatch(r.Text, -1)
	if r.StatusCode != 200 || len(links) < 20 || !strings.HasPrefix(r.Text, "# ") {
		t.Fatalf("llms.txt: status %d, want 200, a heading and at least 20 links: %s", r.StatusCode, r.Text)
	}
	seen := map[string]bool{}
	for _, link := range links {
		if seen[link[1]] {
			t.Error(link[1], "is in llms.txt twice, want once")
		}
		seen[link[1]] = true
		path := strings.TrimPrefix(link[1], v.URL)
		if strings.HasSuffix(path, "/graphql") {
			path += "?query=%7B__schema%7BqueryType%7Bname%7D%7D%7D"
		}
		if got := v.Get(t, path); got.StatusCode != 200 {
			t.Errorf("%s: status %d, want 200: %.80s", link[1], got.StatusCode, got.Text)
		}
	}
}
