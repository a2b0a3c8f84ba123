package db

import (
	"context"
	"errors"
	"strconv"
	"strings"
)

// LinkWord is a CRM's word for a kind of property, and the type of the site that it means.
type LinkWord struct {
	Word string
	Type int
}

// ErrLinkStale says that somebody gave a link other settings first.
var ErrLinkStale = errors.New("the link was changed meanwhile")

// Words lists the words of a link's own table of types, in its order.
func (l Link) Words() (list []LinkWord) {
	for _, line := range strings.Split(l.SettingsMap()["types"], ",") {
		word, number, _ := strings.Cut(line, "=")
		if n, err := strconv.Atoi(strings.TrimSpace(number)); err == nil {
			list = append(list, LinkWord{strings.TrimSpace(word), n})
		}
	}
	return list
}

// SetLinkWords writes the whole table of a link as it was read, with a line of the log about one word, and lets the records be read again
// that problems keep from the site.
func (s *Store) SetLinkWords(ctx context.Context, l Link, words []LinkWord, by Action) error {
	lines := make([]string, len(words))
	for i, w := range words {
		lines[i] = w.Word + "=" + strconv.Itoa(w.Type)
	}
	by.Record = "link:" + l.Name
	err := s.changeLinkBy(ctx,
		by, "UPDATE link SET settings = json_set(settings, '$.types', ?), due_at = 0 WHERE name = ? AND settings = ?",
		strings.Join(lines, ","), l.Name, l.Settings)
	if errors.Is(err, ErrUnknownLink) {
		return ErrLinkStale
	}
	if err != nil {
		return err
	}
	return s.RereadHeld(ctx, l.Name, by.At)
}

const unknownType = " is not in the link's table of types; map it at the desk, or with gevel link set NAME -types WORD=NUMBER"

// UnknownType is the text of a problem: a CRM's word for a kind of property means nothing here yet.
func UnknownType(word string) string { return strconv.Quote(word) + unknownType }

// UnknownWord gives the word of a problem that UnknownType wrote, "" for another problem.
func (p RecordProblem) UnknownWord() string {
	quoted, found := strings.CutSuffix(p.Text, unknownType)
	word, err := strconv.Unquote(quoted)
	if !found || err != nil {
		return ""
	}
	return word
}
