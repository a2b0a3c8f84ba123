package edit

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts/fields"
)

// edit is an edit of a draft, with the record as it is in force and as the draft has it.
type edit struct {
	record string
	Edit
	live, draft fields.Document
	rules       []fields.Rule
}

// draftEdit notes what an edit does to a draft. A value that is in force already leaves the draft.
func (s *saving) draftEdit(w *parts.DraftWrite, problems *forms.Problems, i int, e edit, by desklog.Action) {
	p := e.part(e.record)
	value, code := s.checked(p, e.rules, e.Edit)
	if code != "" {
		problems.Add(fmt.Sprintf("changes.%d.value", i), code)
		return
	}
	before := s.draftOf(p)
	if before == nil && e.draft.Get(p) == value || before != nil && before.Value == value && before.Base == e.Version {
		return
	}
	if e.Version != s.Now.Versions[p] || before != nil && before.ID != e.Draft {
		s.stale = true
		return
	}
	e.draft.Set(p, value)
	if e.live.Get(p) == value {
		w.Cleared = append(w.Cleared, p)
		return
	}
	w.Set = append(w.Set, desk.DraftPart{Part: p, Value: value, Base: e.Version, Staff: by.Staff, At: by.At.Unix()})
}

// checked returns the value of an edit as an import would write it, or the code of what is wrong with it.
func (s *saving) checked(p desk.Part, rules []fields.Rule, e Edit) (value string, code forms.ProblemCode) {
	if code := fields.Check(rules, p, e.Value); code != "" {
		return "", code
	}
	if p.Field == agentsField {
		e.Value = numbered(e.Value, s.Now.LastID)
	}
	value, ok := fields.Canonical(p, e.Value)
	if !ok || p.Field == desk.GoneField && value != "" && !s.mayGo(p.Record, s.ownedPart(p)) || s.isFixed(p) ||
		s.LacksPicture(p, value) {
		return "", forms.Unknown
	}
	return value, ""
}

// agentsField is the list of agents, in the record of the site.
const agentsField = "agents"

// numbered gives the agents of a list who have no number the next ones after the last that any agent had.
func numbered(list string, last int) string {
	var agents []map[string]any
	if json.Unmarshal([]byte(list), &agents) != nil {
		return list // Canonical refuses it
	}
	for _, a := range agents {
		if a["id"] == nil {
			last++
			a["id"] = last
		}
	}
	written, _ := json.Marshal(agents) // it was JSON before
	return string(written)
}

// isFixed reports whether a part is the address of a page of routes.json, which no agency changes.
func (s *saving) isFixed(p desk.Part) bool {
	id, isPage := desk.PageOf(p.Record)
	e := s.Site().Entry(id)
	return isPage && (p.Field == "path" || p.Field == "paths") && e != nil && !s.Site().Own(e)
}

func (s *saving) draftOf(p desk.Part) *desk.DraftPart {
	at := slices.IndexFunc(s.Now.Drafts, func(d desk.DraftPart) bool { return d.Part == p })
	if at < 0 {
		return nil
	}
	return &s.Now.Drafts[at]
}
