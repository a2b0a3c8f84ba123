package intake

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

// RenderAgain makes the HTML of articles and of the footer again when it was made by another version of the program, so that what is
// refused today does not live on in what was stored before. It reports whether there was anything to do. Drafts and the desk's parts are
// Markdown, and properties plain text. When somebody saves meanwhile each time, the error is db.ErrPartsChanged.
func RenderAgain(ctx context.Context, store *db.Store) (done bool, err error) {
	for try := 1; ; try++ {
		now, err := store.PartState(ctx)
		if err != nil || now.Site == nil || now.Site.Rendering == markdown.Rendering {
			return false, err
		}
		err = store.SaveParts(ctx, renderedAgain(now), db.Action{})
		if !errors.Is(err, db.ErrPartsChanged) || !db.TryAgain(ctx, try) {
			return err == nil, err
		}
	}
}

func renderedAgain(now db.PartState) db.PartWrite {
	site := *now.Site
	site.Rendering, site.Footer = markdown.Rendering, slices.Clone(site.Footer)
	for i := range site.Footer {
		b := &site.Footer[i]
		b.IntroText.Text = htmlAgain(b.IntroText.Text, b.IntroText.Source)
		b.FullText.Text = htmlAgain(b.FullText.Text, b.FullText.Source)
	}
	w := db.PartWrite{Parts: db.PartBatch{Seen: now.Last}, Before: now.Content, Site: &site}
	for _, a := range now.Articles {
		if made := htmlAgain(a.Bodies, a.Sources); !maps.Equal(made, a.Bodies) {
			a.Bodies = made
			w.Articles = append(w.Articles, db.ArticleEntry{Record: a})
		}
	}
	return w
}

// htmlAgain makes HTML of Markdown. Stored HTML without it, which an earlier version imported, stays with the links that are allowed, and
// so does that of a text that is too long today.
func htmlAgain(stored, sources locale.Localized) locale.Localized {
	if stored == nil {
		return nil
	}
	out := locale.Localized{}
	for l, text := range stored {
		made, err := markdown.HTML(sources[l])
		if sources[l] == "" || err != nil {
			made = markdown.WithAllowedLinks(text)
		}
		out[l] = made
	}
	return out
}
