// Package articles reads and checks the articles of an import folder.
package articles

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
	"github.com/gevel/gevel/values"
)

// Article is an article of the folder before its picture is known.
type Article struct {
	agency.ArticleRecord
	Image string
	Gone  bool
	Stays bool // marked gone in the folder, but not deleted because it was edited at the desk
}

// List is the articles of a folder, with a file of each.
type List []check.Named[Article]

// Read reads articles/{category}/{name}.{language}.md. Fields that do not depend on the language come from the file of the default
// language.
func Read(files fs.FS, b *check.Book, inDefault locale.Language) (l List) {
	r := reader{Book: b, files: files, inDefault: inDefault}
	names, _ := fs.Glob(files, "articles/*/*.md") // the pattern is well formed
	slices.Sort(names)
	for _, file := range names {
		name, code, ok := strings.Cut(strings.TrimSuffix(path.Base(file), ".md"), ".")
		language := locale.Language(code)
		if !ok || !language.Known() {
			b.Refuse(file, "", "the name must end in .nl.md, .fr.md, .en.md or .de.md")
			continue
		}
		key := path.Base(path.Dir(file)) + "/" + name
		r.read(file, l.Of(key, file), language)
	}
	return l
}

// reader reads the files of articles.
type reader struct {
	*check.Book
	files     fs.FS
	inDefault locale.Language
}

// ReadPictures reads the pictures that articles name, as those of the configuration are. It needs the descriptions of m.ReadIndex.
func (l List) ReadPictures(m *mediafiles.Folder) {
	for i := range l {
		a := &l[i].Record
		if a.Image == "" || a.Gone {
			continue
		}
		if a.Picture = m.Picture(l[i].File, "image", a.Image); a.Picture != nil {
			a.Picture = m.Before.Articles[a.Key].AsDelivered(a.Picture)
		}
	}
}

// Find returns an article by its key; nil for one that there is not.
func (l List) Find(key string) *Article {
	at := slices.IndexFunc(l, func(a check.Named[Article]) bool { return a.Record.Key == key })
	if at < 0 {
		return nil
	}
	return &l[at].Record
}

// Of returns the article that a file belongs to, and adds it when it is new.
func (l *List) Of(key, file string) *Article {
	if a := l.Find(key); a != nil {
		return a
	}
	a := Article{ArticleRecord: agency.ArticleRecord{Key: key, Category: path.Dir(key), Slugs: locale.Localized{},
		Titles: locale.Localized{},
		Intros: locale.Localized{}, Bodies: locale.Localized{}, Sources: locale.Localized{}}}
	*l = append(*l, check.Named[Article]{File: file, Record: a})
	return &(*l)[len(*l)-1].Record
}

func (r *reader) read(file string, a *Article, l locale.Language) {
	text, err := fs.ReadFile(r.files, file)
	if err != nil {
		r.Refuse(file, "", "cannot be read")
		return
	}
	if text, err = values.InUTF8(text); err != nil {
		r.Refuse(file, "", "%s", err)
		return
	}
	head, body := frontMatter(string(text))
	for field, value := range head {
		r.setField(file, a, l, field, value)
	}
	if a.Slugs[l] == "" {
		a.Slugs[l] = locale.Slug(a.Titles[l])
	}
	if a.Bodies[l], err = markdown.HTML(body); err != nil {
		r.Refuse(file, "body", "%s", err)
	}
	a.Sources[l] = body
}

// headEnd is the line of dashes below a head, behind which editors leave spaces.
var headEnd = regexp.MustCompile(`\n---[ \t]*(?:\n|$)`)

// frontMatter separates the lines "name: value" between two lines of dashes from the text below them. The file may begin with the mark that
// Windows writes; a line with # is a comment.
func frontMatter(text string) (head map[string]string, body string) {
	head = map[string]string{}
	text = strings.TrimPrefix(text, "\ufeff")
	first, rest, _ := strings.Cut(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if strings.TrimRight(first, " \t") != "---" {
		return head, text
	}
	lines := "\n" + rest
	if end := headEnd.FindStringIndex(lines); end != nil {
		lines, body = lines[:end[0]], lines[end[1]:]
	}
	for line := range strings.SplitSeq(lines, "\n") {
		if name, value, ok := strings.Cut(line, ":"); ok && !strings.HasPrefix(line, "#") {
			head[strings.TrimSpace(name)] = unquoted(strings.TrimSpace(value))
		}
	}
	return head, body
}

// unquoted is a value without the quotes around it, in which editors write what has a colon: "Te koop: een villa", 'L”été' (YAML 1.2,
// 7.3). A text that only begins and ends with one stays.
func unquoted(value string) string {
	if n := len(value) - 1; n > 0 && value[0] == value[n] {
		inner, plain := value[1:n], ""
		switch value[0] {
		case '"':
			plain = strings.NewReplacer(`\\`, "", `\"`, "").Replace(inner)
			inner = strings.NewReplacer(`\\`, `\`, `\"`, `"`).Replace(inner)
		case '\'':
			plain = strings.ReplaceAll(inner, "''", "")
			inner = strings.ReplaceAll(inner, "''", "'")
		default:
			return value
		}
		if !strings.ContainsRune(plain, rune(value[0])) && !strings.Contains(plain, `\`) {
			return inner
		}
	}
	return value
}

// Quoted is a text as the head of a file says it: in quotes when it would be read as another one without.
func Quoted(text string) string {
	if unquoted(text) == text {
		return text
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}

func (r *reader) setField(file string, a *Article, l locale.Language, field, value string) {
	shared := l == r.inDefault
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
			r.Date(file, field, d)
			a.Date = &d
		}
	case "sort":
		n, err := strconv.Atoi(value)
		if err != nil {
			r.Refuse(file, field, "%q is not a number", value)
		}
		if shared {
			a.Sort = n
		}
	case "gone":
		a.Gone = a.Gone || value == "true"
	default:
		r.Refuse(file, field, "is not a field of an article")
	}
}

// Check refuses articles of no category and without a title.
func (l List) Check(b *check.Book, inDefault locale.Language) {
	for _, a := range l {
		r := a.Record
		if !slices.Contains(agency.ArticleCategories, r.Category) {
			b.Refuse(a.File, "", "articles stand in %s", strings.Join(agency.ArticleCategories, ", "))
		}
		if !r.Gone {
			b.NeedsText(a.File, "title", r.Titles, inDefault)
		}
	}
}
