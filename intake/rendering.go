package intake

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

// RenderAgain makes the HTML of articles and of the footer again when it was made by another version of the program, so that what is
// refused today does not live on in what was stored before. It reports whether there was anything to do. Drafts and the desk's parts are
// Markdown, and properties plain text. When somebody saves meanwhile each time, the error is parts.ErrPartsChanged.
func RenderAgain(ctx context.Context, store *db.Store) (done bool, err error) {
	for try := 1; ; try++ {
		now, err := store.Parts.PartState(ctx)
		if err != nil || now.Site == nil || now.Site.Rendering == markdown.Rendering {
			return false, err
		}
		err = store.Imports.SaveParts(ctx, renderedAgain(now), desklog.Action{})
		if !errors.Is(err, parts.ErrPartsChanged) || !parts.TryAgain(ctx, try) {
			return err == nil, err
		}
	}
}

func renderedAgain(now parts.PartState) imports.PartWrite {
	site := *now.Site
	site.Rendering, site.Footer = markdown.Rendering, slices.Clone(site.Footer)
	for i := range site.Footer {
		b := &site.Footer[i]
		b.IntroText.Text = htmlAgain(b.IntroText.Text, b.IntroText.Source)
		b.FullText.Text = htmlAgain(b.FullText.Text, b.FullText.Source)
	}
	w := imports.PartWrite{Parts: parts.PartBatch{Seen: now.Last}, Before: now.Content, Site: &site}
	for _, a := range now.Articles {
		if made := htmlAgain(a.Bodies, a.Sources); !maps.Equal(made, a.Bodies) {
			a.Bodies = made
			w.Articles = append(w.Articles, imports.ArticleEntry{Record: a})
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
