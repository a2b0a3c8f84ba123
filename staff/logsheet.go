package staff

import (
	"context"
	"encoding/json"
	"regexp"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/web/desk/texts"
)

// LogSheet writes the log, or what one member did, as rows of cells, a header first and the newest line after it, for managers; at most
// limits.ActionsInSheet lines. It reads them page by page. That somebody takes the log is in the log, before the first row. With a problem,
// SIGNED_OUT or CODE_AGAIN, nothing is written.
func (s *Service) LogSheet(ctx context.Context, member *string, enter Enter, write func(cells []string) error) (forms.Problems, error) {
	d, leave, problems, err := s.MayEnter(ctx, desk.AllActions, enter)
	if d == nil {
		return problems, err
	}
	defer leave()
	whose, err := d.whose(member)
	if err != nil {
		return nil, err
	}
	words, err := logWordsIn(d.Language())
	if err != nil {
		return nil, err
	}
	if err := s.Store.Members.Note(ctx, s.Action(d, "exportLog")); err != nil {
		return nil, err
	}
	if err := write(words.header); err != nil {
		return nil, err
	}
	var before *desklog.ActionCursor
	for range limits.ActionsInSheet / limits.SheetPage {
		rows, err := s.Store.Log.Actions(ctx, whose, before, limits.SheetPage)
		if err != nil {
			return nil, err
		}
		for _, a := range rows {
			if err := write(words.cells(a)); err != nil {
				return nil, err
			}
			before = &desklog.ActionCursor{At: a.At, ID: a.ID}
		}
		if len(rows) < limits.SheetPage {
			break
		}
	}
	return nil, nil
}

// logWords are the desk's words for the log in one language.
type logWords struct {
	header  []string
	actions map[string]string // by name
}

var actionWords = regexp.MustCompile(` (\w+) \{([^{}]*)\}`)

func logWordsIn(l locale.Language) (*logWords, error) {
	file, err := texts.In(string(l))
	if err != nil {
		return nil, err
	}
	var text map[string]string
	if err := json.Unmarshal(file, &text); err != nil {
		return nil, err
	}
	w := &logWords{actions: map[string]string{}}
	for _, column := range []string{"log.when", "log.who", "log.what", "log.record", "log.before", "log.after"} {
		w.header = append(w.header, text[column])
	}
	for _, found := range actionWords.FindAllStringSubmatch(text["log.action"], -1) {
		w.actions[found[1]] = found[2]
	}
	return w, nil
}

// cells are those of a line.
func (w *logWords) cells(a desklog.LoggedAction) []string {
	what := w.actions[a.Name]
	if what == "" {
		what = a.Name
	}
	return []string{time.Unix(a.At, 0).In(locale.Zone).Format("2006-01-02 15:04:05"), a.By, what, a.Record, a.Before, a.After}
}
