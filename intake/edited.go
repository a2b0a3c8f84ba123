package intake

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// Edited is the configuration and the articles of the store while edits are put into them, with the checks of an import.
type Edited struct {
	Now      parts.PartState // before the edits
	folder   *folder
	complete bool // of the folder, as storedFolder says
	site     bool // the configuration was edited
	articles []string
}

// NewEdited returns the configuration and articles of the store, before any edit.
func NewEdited(now parts.PartState) *Edited {
	f, complete := storedFolder(now)
	return &Edited{Now: now, folder: f, complete: complete}
}

// madeName is the pattern of ids of pages and names of articles that are made at the desk.
var madeName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Site is the configuration as it is now.
func (e *Edited) Site() *agency.Site { return &e.folder.site }

// Document returns a record as a document with the rules of its parts; nil for an unknown record. With made it may be a new page or
// article.
func (e *Edited) Document(record string, made bool) (fields.Document, []fields.Rule) {
	site := &e.folder.site
	if id, ok := desk.PageOf(record); ok {
		return e.pageDocument(id, made), fields.Page
	}
	switch record {
	case desk.SiteRecord:
		return fields.DocumentOf(*site), fields.Site
	case desk.MenuRecord:
		return fields.MenuDocument(site), fields.Menu(site)
	}
	key, ok := desk.ArticleOf(record)
	if a := e.article(key); ok && a != nil {
		return fields.ArticleDocument(&a.ArticleRecord), fields.Article
	}
	if !ok || !made || !isArticleKey(key) || len(e.folder.articles) >= limits.DeskArticles {
		return nil, nil
	}
	return fields.Document{}, fields.Article
}

func (e *Edited) pageDocument(id string, made bool) fields.Document {
	if entry := e.folder.site.Entry(id); entry != nil {
		return fields.PageDocument(entry)
	}
	if !made || !madeName.MatchString(id) || len(id) > limits.PageAddressBytes || len(e.folder.site.Menu) >= limits.DeskPages {
		return nil
	}
	return fields.Document{}
}

// isArticleKey reports whether a new article may have this key.
func isArticleKey(key string) bool {
	return slices.ContainsFunc(agency.ArticleCategories, func(category string) bool {
		rest, ok := strings.CutPrefix(key, category+"/")
		return ok && madeName.MatchString(rest) && len(rest) <= limits.PageAddressBytes
	})
}

func (e *Edited) article(key string) *article {
	at := slices.IndexFunc(e.folder.articles, func(a named[article]) bool { return a.record.Key == key })
	if at < 0 {
		return nil
	}
	return &e.folder.articles[at].record
}

// Put writes a document back into its record. It makes a record that is new, and removes one whose part "gone" is set.
func (e *Edited) Put(record string, d fields.Document) error {
	gone := d.Get(desk.Part{Record: record, Field: desk.GoneField}) != ""
	if key, ok := desk.ArticleOf(record); ok {
		e.articles = append(e.articles, key)
		return e.putArticle(key, d, gone)
	}
	e.site = true
	site := &e.folder.site
	if id, ok := desk.PageOf(record); ok {
		return putPage(site, id, d, gone)
	}
	if record == desk.MenuRecord {
		return fields.WriteMenu(site, d)
	}
	var changed agency.Site
	if err := d.Into(&changed); err != nil {
		return err
	}
	*site = changed
	return nil
}

func putPage(site *agency.Site, id string, d fields.Document, gone bool) error {
	if gone {
		site.RemovePage(id)
		return nil
	}
	e := site.Entry(id)
	if e == nil {
		site.Menu = append(site.Menu, agency.MenuEntry{ID: id, Name: id, Sort: site.NextSort()})
		e = &site.Menu[len(site.Menu)-1]
	}
	return fields.WritePage(d, e)
}

func (e *Edited) putArticle(key string, d fields.Document, gone bool) error {
	a := e.article(key)
	if gone {
		e.folder.articles = slices.DeleteFunc(e.folder.articles, func(a named[article]) bool { return a.record.Key == key })
		return nil
	}
	if a == nil {
		a = e.folder.articleOf(key, fields.RecordFile(desk.ArticleRecordOf(key)))
		a.Slugs = locale.Localized{}
	}
	return fields.WriteArticle(d, &a.ArticleRecord, fields.PicturesOf(e.Now))
}

// Check lists what an import would refuse.
func (e *Edited) Check() Problems {
	e.folder.problems = nil
	e.folder.checkSite()
	e.checkDepth()
	e.checkPictures()
	for _, key := range e.articles {
		if a := e.article(key); a != nil {
			e.folder.needsText(fields.RecordFile(desk.ArticleRecordOf(key)), "title", a.Titles)
		}
	}
	return e.folder.problems
}

// LacksPicture reports whether a value of the banner names a picture that is not there. The checks of an import read only what the kind
// of the banner shows; the desk refuses a wrong name at once, so that another kind can be chosen later.
func (e *Edited) LacksPicture(p desk.Part, value string) bool {
	var names []string
	switch p.Field {
	case "banner.image":
		names = append(names, fields.Rule{}.Plain(value))
	case "banner.gallery":
		if value != "" && json.Unmarshal([]byte(value), &names) != nil {
			return true
		}
	}
	return slices.ContainsFunc(names, func(name string) bool {
		_, known := e.folder.media.known["photos/"+name]
		return name != "" && !known
	})
}

// checkPictures refuses names of pictures that are not there.
func (e *Edited) checkPictures() {
	site := e.folder.site
	s := &e.folder.site
	s.Menu, s.Offices, s.Agents, s.Footer = slices.Clone(s.Menu), slices.Clone(s.Offices), slices.Clone(s.Agents), slices.Clone(s.Footer)
	e.folder.siteWithPictures(e.folder.media)
	e.folder.site = site
}

// TooDeep ends the problem of a page that has too many pages above it; parts/edit recognises it.
const TooDeep = "deeper than the menu shows"

// checkDepth refuses pages that the menu would not show.
func (e *Edited) checkDepth() {
	for i, entry := range e.folder.site.Menu {
		depth := 0
		for above := e.folder.site.Entry(entry.ParentID); above != nil && depth < limits.MenuDepth; depth++ {
			above = e.folder.site.Entry(above.ParentID)
		}
		if depth >= limits.MenuDepth && e.folder.site.ReachesTop(entry.ID) {
			e.folder.problem("site.json", fmt.Sprintf("menu[%d].parentId", i), "%q is %s", entry.ID, TooDeep)
		}
	}
}

// Result returns the configuration with its pictures and HTML, nil when it was not edited, and the articles that were. It is called once.
func (e *Edited) Result() (*agency.Site, []imports.ArticleEntry) {
	var entries []imports.ArticleEntry
	for _, key := range e.articles {
		if a := e.article(key); a != nil {
			entries = append(entries, imports.ArticleEntry{Record: a.ArticleRecord})
		} else {
			entries = append(entries, imports.ArticleEntry{Record: agency.ArticleRecord{Key: key}, Gone: true})
		}
	}
	if !e.site {
		return nil, entries
	}
	site := e.folder.siteWithPictures(e.folder.media)
	site.Rendering = e.Now.Site.Rendering // of the articles that were not edited
	if !e.complete {
		site.Footer = e.Now.Site.Footer
	}
	return &site, entries
}
