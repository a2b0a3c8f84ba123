package export

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake/articles"
	"github.com/gevel/gevel/locale"
)

// article writes a file for each language of an article. What does not depend on the language stands in that of the default language.
func (w *writer) article(a *agency.ArticleRecord, main locale.Language) error {
	for l, body := range a.Bodies {
		if _, ok := a.Sources[l]; !ok && body != "" {
			return errNoMarkdown
		}
		head := languageHead(a, l)
		if l == main {
			head = append(head, w.sharedHead(a)...)
		}
		text := "---\n" + strings.Join(head, "\n") + "\n---\n" + a.Sources[l]
		if err := w.file(fmt.Sprintf("articles/%s.%s.md", a.Key, l), strings.NewReader(text)); err != nil {
			return err
		}
	}
	return nil
}

// languageHead returns the lines of the front matter that say something in one language.
func languageHead(a *agency.ArticleRecord, l locale.Language) (lines []string) {
	for _, x := range []struct {
		field string
		texts locale.Localized
	}{{"title", a.Titles}, {"intro", a.Intros}} {
		if text, ok := x.texts[l]; ok {
			lines = append(lines, x.field+": "+articles.Quoted(text))
		}
	}
	if slug := a.Slugs[l]; slug != locale.Slug(a.Titles[l]) {
		lines = append(lines, "slug: "+slug)
	}
	return lines
}

// sharedHead returns the lines of the front matter that hold for all languages.
func (w *writer) sharedHead(a *agency.ArticleRecord) (lines []string) {
	if a.Date != nil {
		lines = append(lines, "date: "+string(*a.Date))
	}
	if a.Sort != 0 {
		lines = append(lines, "sort: "+strconv.Itoa(a.Sort))
	}
	if a.Author != nil {
		lines = append(lines, "author: "+articles.Quoted(*a.Author))
	}
	if a.Picture != nil {
		lines = append(lines, "image: "+w.nameAmong(exported(a.Picture)))
	}
	return lines
}
