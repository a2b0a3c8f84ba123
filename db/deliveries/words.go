package deliveries

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// FileWord is what the agency says that a word of files means.
type FileWord struct {
	List    string `db:"list"`
	Word    string `db:"word"` // without case, accents and signs
	Meaning string `db:"meaning"`
}

// Words lists what words of files mean.
func (s *Store) Words(ctx context.Context) (list []FileWord, err error) {
	return list, s.List(ctx, &list, "SELECT list, word, meaning FROM file_word ORDER BY list, word")
}

// SetWord says what a word means from now on, nothing any more without a meaning. The log has it. It reports whether there was room.
func (s *Store) SetWord(ctx context.Context, w FileWord, by desklog.Action) (hasRoom bool, err error) {
	const hasRoomFor = "(SELECT count(*) FROM file_word WHERE (list, word) <> (?, ?)) < ?"
	change := handle.Statement{SQL: `INSERT INTO file_word (list, word, meaning) VALUES (?, ?, ?)
		ON CONFLICT DO UPDATE SET meaning = excluded.meaning`, Args: []any{w.List, w.Word, w.Meaning}}
	list := []handle.Statement{handle.Guard(forms.TooMany, hasRoomFor, w.List, w.Word, limits.FileWords), change, by.Insert()}
	if w.Meaning == "" {
		list = []handle.Statement{{SQL: "DELETE FROM file_word WHERE list = ? AND word = ?", Args: []any{w.List, w.Word}}, by.Insert()}
	}
	_, err = s.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: forms.TooMany}) {
		return false, nil
	}
	return true, err
}
