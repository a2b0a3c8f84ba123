package render

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Styles holds the style sheet of the built web app in pieces. A page has in its document only those that it needs; the browser loads the
// whole sheet before it shows another page.
type Styles struct {
	Sheet string // the file of the whole sheet
	pages map[string]*Style
	all   *Style
}

// Style is what a document has of the style sheet.
type Style struct {
	Source string // the Content-Security-Policy's source that allows it
	Text   string
}

// readStyles reads what web/build/vite-plugin-page-styles.ts wrote.
func readStyles(files fs.FS) (*Styles, error) {
	text, err := fs.ReadFile(files, ".vite/pageStyles.json")
	if err != nil {
		return nil, errors.New("the web app has no styles of pages: run just build")
	}
	var built struct {
		Sheet  string
		Pieces []string
		Pages  map[string][]int
	}
	if err := json.Unmarshal(text, &built); err != nil {
		return nil, fmt.Errorf("the styles of pages cannot be read: %w", err)
	}
	s := &Styles{Sheet: built.Sheet, pages: map[string]*Style{}, all: newStyle(built.Pieces)}
	for page, places := range built.Pages {
		pieces := make([]string, len(places))
		for i, place := range places {
			pieces[i] = built.Pieces[place]
		}
		s.pages[page] = newStyle(pieces)
	}
	return s, nil
}

func newStyle(pieces []string) *Style {
	text := strings.Join(pieces, "")
	return &Style{Source: Hashed(text), Text: text}
}

// Hashed returns the source of a Content-Security-Policy that allows an inline script or style.
func Hashed(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Of returns the style of a page, by its source file; the whole sheet when it is not known which page it will be.
func (s *Styles) Of(source string) *Style {
	if style, ok := s.pages[source]; ok {
		return style
	}
	return s.all
}

// Sources lists the sources of all styles, each once.
func (s *Styles) Sources() []string {
	list := []string{s.all.Source}
	for _, style := range s.pages {
		list = append(list, style.Source)
	}
	slices.Sort(list)
	return slices.Compact(list)
}
