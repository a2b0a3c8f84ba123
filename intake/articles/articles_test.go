package articles_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

func TestReadArticles(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.WithSite(
		t,
		`"menu":[`+foldertest.Page(
			"new",
			`"path":"/green/","modules":[{"view":"single-view","relation":{"type":"article","id":"pages/green"}}]`,
		)+`]`,
	)
	folder["articles/pages/green.nl.md"] = &fstest.MapFile{Data: []byte("---\ntitle: Groen: bouwen\nintro: Kort.\n---\n" +
		"## Hoe\n\n<script>alert(1)</script>\n\n[slecht](javascript:alert(1)) [huis](/for-sale/) *mooi*\n")}
	if _, err := intake.Import(t.Context(), store, folder, media); err != nil {
		t.Fatal(err)
	}
	c, err := store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	page := c.PageAt("/nl/green/", "nl")
	if page == nil {
		t.Fatal("a configured page is not found")
	}
	a := page.Modules[0].Article
	if a.Title != "Groen: bouwen" || strings.Contains(a.Body, "script") || !strings.Contains(a.Body,
		`<a href="/nl/te-koop/">huis</a>`) || !strings.Contains(a.Body, "<em>mooi</em>") {
		t.Errorf("the article is %+v, want its title, no script and the link to the list in Dutch", a)
	}
	if c.PageAt("/nl/grey/", "nl") != nil {
		t.Error("a page that is not configured was found")
	}
}

func TestImportHidesDrafts(t *testing.T) {
	store, media := foldertest.Open(t)
	site := `"menu":[` + strings.Replace(foldertest.Page("draft", `"path":"/x/"`), "Published", "Draft", 1) + "," + foldertest.Page("child",
		`"path":"/y/","parentId":"draft"`) + `]`
	if _, err := intake.Import(t.Context(), store, foldertest.WithSite(t, site), media); err != nil {
		t.Fatal(err)
	}
	c, _ := store.Catalog(t.Context())
	if c.PageAt("/nl/x/", "nl") != nil || len(c.SiteIn("nl").Menu) != 0 {
		t.Error("a draft is shown")
	}
}

func TestImportDeletesArticlesMarkedGone(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	file := "articles/testimonials/testimonial-1.nl.md"
	folder[file] = &fstest.MapFile{Data: []byte("---\ntitle: Lien\nslug: testimonial-1\n---\nGoed.\n")}
	foldertest.Import(t, store, folder, media)
	delete(folder, file)
	foldertest.Import(t, store, folder, media)
	if c, _ := store.Catalog(t.Context()); c.ArticleAt("/nl/testimonials/testimonial-1/", "nl") == nil {
		t.Error("the article was deleted because its file is missing")
	}
	folder[file] = &fstest.MapFile{Data: []byte("---\ngone: true\n---\n")}
	if report := foldertest.Import(t, store, folder, media); report.RecordCount != (imports.RecordCount{Unchanged: 1}) {
		t.Errorf("an article marked gone gives %v, want the property unchanged", report)
	}
	if c, _ := store.Catalog(t.Context()); c.ArticleAt("/nl/testimonials/testimonial-1/", "nl") != nil {
		t.Error("the article marked gone was not deleted")
	}
}
