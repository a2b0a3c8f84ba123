package intake

import (
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

// article is an article of the folder before its picture is known.
type article struct {
	agency.ArticleRecord
	Image string
	Gone  bool
	stays bool // marked gone in the folder, but not deleted because it was edited at the desk
}

// readArticles reads articles/{category}/{name}.{language}.md. Fields that do not depend on the language come from the file of the default
// language.
func (f *folder) readArticles() {
	files, _ := fs.Glob(f.files, "articles/*/*.md") // the pattern is well formed
	slices.Sort(files)
	for _, file := range files {
		name, language, ok := strings.Cut(strings.TrimSuffix(path.Base(file), ".md"), ".")
		l := locale.Language(language)
		if !ok || !l.Known() {
			f.problem(file, "", "the name must end in .nl.md, .fr.md, .en.md or .de.md")
			continue
		}
		key := path.Base(path.Dir(file)) + "/" + name
		f.readArticle(file, f.articleOf(key, file), l)
	}
}

// readArticlePictures reads the pictures that articles name, as media.ofSite does. It needs the descriptions of readAlts.
func (f *folder) readArticlePictures() {
	for i := range f.articles {
		a := &f.articles[i].record
		if a.Image == "" || a.Gone {
			continue
		}
		if a.Picture = f.media.picture(f.articles[i].file, "image", a.Image); a.Picture != nil {
			a.Picture = f.media.before.Articles[a.Key].AsDelivered(a.Picture)
		}
	}
}

// articleOf returns the article that a file belongs to, and adds it when it is new.
func (f *folder) articleOf(key, file string) *article {
	for i := range f.articles {
		if f.articles[i].record.Key == key {
			return &f.articles[i].record
		}
	}
	a := article{ArticleRecord: agency.ArticleRecord{Key: key, Category: path.Dir(key), Slugs: locale.Localized{},
		Titles: locale.Localized{},
		Intros: locale.Localized{}, Bodies: locale.Localized{}, Sources: locale.Localized{}}}
	f.articles = append(f.articles, named[article]{file: file, record: a})
	return &f.articles[len(f.articles)-1].record
}

func (f *folder) readArticle(file string, a *article, l locale.Language) {
	text, err := fs.ReadFile(f.files, file)
	if err != nil {
		f.problem(file, "", "cannot be read")
		return
	}
	head, body := frontMatter(string(text))
	for field, value := range head {
		f.setField(file, a, l, field, value)
	}
	if a.Slugs[l] == "" {
		a.Slugs[l] = locale.Slug(a.Titles[l])
	}
	if a.Bodies[l], err = markdown.HTML(body); err != nil {
		f.problem(file, "body", "%s", err)
	}
	a.Sources[l] = body
}

// frontMatter separates the lines "name: value" between two lines of dashes from the text below them.
func frontMatter(text string) (head map[string]string, body string) {
	head = map[string]string{}
	rest, ok := strings.CutPrefix(strings.ReplaceAll(text, "\r\n", "\n"), "---\n")
	if !ok {
		return head, text
	}
	lines, body, _ := strings.Cut(rest, "\n---\n")
	for line := range strings.SplitSeq(lines, "\n") {
		if name, value, ok := strings.Cut(line, ":"); ok {
			head[strings.TrimSpace(name)] = strings.TrimSpace(value)
		}
	}
	return head, body
}

func (f *folder) setField(file string, a *article, l locale.Language, field, value string) {
	shared := l == f.site.DefaultLanguage
	switch field {
	case "title":
		a.Titles[l] = value
	case "intro":
		a.Intros[l] = value
	case "slug":
		a.Slugs[l] = locale.Slug(value)
	case "author":
		if shared {
			a.Author = &value
		}
	case "image":
		if shared {
			a.Image = value
		}
	case "date":
		if d := locale.Date(value).Said(); shared && d != "" {
			f.date(file, field, d)
			a.Date = &d
		}
	case "sort":
		n, err := strconv.Atoi(value)
		if err != nil {
			f.problem(file, field, "%q is not a number", value)
		}
		if shared {
			a.Sort = n
		}
	case "gone":
		a.Gone = a.Gone || value == "true"
	default:
		f.problem(file, field, "is not a field of an article")
	}
}

func (f *folder) checkArticles() {
	for _, a := range f.articles {
		r := a.record
		if !slices.Contains(agency.ArticleCategories, r.Category) {
			f.problem(a.file, "", "articles stand in %s", strings.Join(agency.ArticleCategories, ", "))
		}
		if !r.Gone {
			f.needsText(a.file, "title", r.Titles)
		}
	}
}
