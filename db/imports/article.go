package imports

import (
	"encoding/json"

	"github.com/gevel/gevel/db/handle"
)

// article writes an article if it changed.
func (i *importing) article(a ArticleEntry) {
	st := articleStatement(a)
	i.addOf(articleKind, st.SQL, st.Args...)
}

// articleStatement writes an article if it changed.
func articleStatement(a ArticleEntry) handle.Statement {
	r := a.Record
	if a.Gone {
		return handle.Statement{SQL: "DELETE FROM article WHERE key = ?", Args: []any{r.Key}}
	}
	var image any
	if r.Picture != nil {
		b, _ := json.Marshal(r.Picture) // names and numbers always have a JSON form
		image = string(b)
	}
	return handle.Statement{SQL: `INSERT INTO article (key, category, sort, date, slug, title, intro, body, source, author, image)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET category = excluded.category, sort = excluded.sort, date = excluded.date, slug = excluded.slug,
			title = excluded.title, intro = excluded.intro, body = excluded.body, source = excluded.source,
			author = excluded.author, image = excluded.image
		WHERE (category, sort, date, slug, title, intro, body, source, author, image) IS NOT
			(excluded.category, excluded.sort, excluded.date, excluded.slug, excluded.title, excluded.intro, excluded.body, excluded.source,
				excluded.author, excluded.image)`,
		Args: []any{r.Key, r.Category, r.Sort, r.Date, r.Slugs, r.Titles, r.Intros, r.Bodies, r.Sources, r.Author, image}}
}
