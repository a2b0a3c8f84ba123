package parts

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/parts/fields"
)

// saying is what a text said from a moment on.
type saying struct {
	at   int64
	text string
}

// OlderParagraphs lists, by their places from 0, the paragraphs of a translation that were written before the same paragraph of the
// original changed, and which nobody found still right since; none for other parts. Nobody knows what an original said that an import
// changed for the first time: it counts as unchanged.
func (s *Service) OlderParagraphs(ctx context.Context, p *Part) ([]int, error) {
	if p.translates == nil || p.Kind() != fields.MarkdownPart || p.isConfirmed(p.translates.text(), p.text()) {
		return []int{}, nil
	}
	translation, err := s.sayings(ctx, p)
	if err != nil {
		return nil, err
	}
	original, err := s.sayings(ctx, p.translates)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(olderParagraphs(original, translation), func(at int) bool {
		of, paragraph, _ := p.paragraph(&at)
		return p.isConfirmed(of, paragraph)
	}), nil
}

// olderParagraphs compares the last of what an original and its translation said, paragraph by paragraph.
func olderParagraphs(original, translation []saying) []int {
	older := []int{}
	if len(original) == 0 || len(translation) == 0 {
		return older
	}
	of := paragraphsOf(original[len(original)-1].text)
	for i, paragraph := range paragraphsOf(translation[len(translation)-1].text) {
		if paragraph == "" || i >= len(of) || of[i] == "" {
			continue
		}
		if before := saidAt(original, writtenIn(translation, paragraph)); before != nil && !slices.Contains(before, of[i]) {
			older = append(older, i)
		}
	}
	return older
}

// sayings are what a text said, the first first: what the first import brought is of moment 0, and its draft is the last.
func (s *Service) sayings(ctx context.Context, p *Part) (list []saying, err error) {
	rows, err := s.Store.Imports.PartHistory(ctx, p.Part())
	for _, r := range rows {
		list = append(list, saying{r.At, p.Rule.Plain(r.Value)})
	}
	switch {
	case p.owned != nil && (len(rows) == 0 || rows[len(rows)-1].Origin == desk.OfDesk):
		list = append(list, saying{0, p.Rule.Plain(p.owned.Base)})
	case len(rows) == 0:
		list = append(list, saying{0, p.Value()})
	}
	slices.Reverse(list)
	if p.draft != nil {
		list = append(list, saying{p.draft.At, p.Rule.Plain(p.draft.Value)})
	}
	return list, err
}

// writtenIn is since when a text has had a paragraph.
func writtenIn(list []saying, paragraph string) (at int64) {
	for _, said := range slices.Backward(list) {
		if !slices.Contains(paragraphsOf(said.text), paragraph) {
			break
		}
		at = said.at
	}
	return at
}

// saidAt are the paragraphs of a text at a moment; nil where that is not known.
func saidAt(list []saying, at int64) (paragraphs []string) {
	for _, said := range list {
		if said.at <= at {
			paragraphs = paragraphsOf(said.text)
		}
	}
	return paragraphs
}

// paragraphsOf divides Markdown at its empty lines, as the desk's app does (web/desk/articles/paragraphs.ts).
func paragraphsOf(text string) []string {
	return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n")
}

// paragraph gives a paragraph of a translation and that of its original at the same place, or both texts for no place; false where one of
// them has none.
func (p *Part) paragraph(at *int) (original, translation string, ok bool) {
	if at == nil {
		return p.translates.text(), p.text(), true
	}
	of, list := paragraphsOf(p.translates.text()), paragraphsOf(p.text())
	if p.Kind() != fields.MarkdownPart || *at < 0 || *at >= min(len(of), len(list)) || of[*at] == "" || list[*at] == "" {
		return "", "", false
	}
	return of[*at], list[*at], true
}

// isComplete reports whether each paragraph of the original is translated.
func (p *Part) isComplete() bool {
	for at, paragraph := range paragraphsOf(p.translates.text()) {
		if _, _, translated := p.paragraph(&at); strings.TrimSpace(paragraph) != "" && !translated {
			return false
		}
	}
	return true
}
