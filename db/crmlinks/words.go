package crmlinks

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/db/desklog"
)

// LinkWord is a CRM's word with what it means. List is "" for a kind of property, which means a type of the site; words of the other lists
// mean a value (detail.OwnWords).
type LinkWord struct {
	List, Word string
	Type       int
	Value      string
}

// ErrLinkStale says that somebody gave a link other settings first.
var ErrLinkStale = errors.New("the link was changed meanwhile")

// Words lists the words of a link's own tables: those of types in their order, then those of the other lists.
func (l Link) Words() (list []LinkWord) {
	list = l.types()
	own := detail.ReadOwnWords(l.SettingsMap()["words"])
	for _, name := range slices.Sorted(maps.Keys(own)) {
		for _, word := range slices.Sorted(maps.Keys(own[name])) {
			list = append(list, LinkWord{List: name, Word: word, Value: own[name][word]})
		}
	}
	return list
}

func (l Link) types() (list []LinkWord) {
	for _, line := range strings.Split(l.SettingsMap()["types"], ",") {
		word, number, _ := strings.Cut(line, "=")
		if n, err := strconv.Atoi(strings.TrimSpace(number)); err == nil {
			list = append(list, LinkWord{Word: strings.TrimSpace(word), Type: n})
		}
	}
	return list
}

// SetLinkWords replaces the tables of a link, with a line of the log about one word, and queues the records again that problems keep from
// the site. It returns ErrLinkStale when somebody changed the settings since l was read.
func (s *Store) SetLinkWords(ctx context.Context, l Link, words []LinkWord, by desklog.Action) error {
	var types []string
	own := detail.OwnWords{}
	for _, w := range words {
		switch {
		case w.List == "":
			types = append(types, w.Word+"="+strconv.Itoa(w.Type))
		case own[w.List] == nil:
			own[w.List] = map[string]string{w.Word: w.Value}
		default:
			own[w.List][w.Word] = w.Value
		}
	}
	by.Record = "link:" + l.Name
	err := s.changeLinkBy(ctx,
		by, "UPDATE link SET settings = json_set(settings, '$.types', ?, '$.words', ?), due_at = 0 WHERE name = ? AND settings = ?",
		strings.Join(types, ","), own.String(), l.Name, l.Settings)
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

// UnknownWord gives the word of a problem that means nothing here yet, nil for another problem. A kind of property has no list.
func (p RecordProblem) UnknownWord() *detail.UnknownWord {
	quoted, found := strings.CutSuffix(p.Text, unknownType)
	if !found {
		return detail.ReadUnknownWord(p.Text)
	}
	word, err := strconv.Unquote(quoted)
	if err != nil {
		return nil
	}
	return &detail.UnknownWord{Word: word}
}
