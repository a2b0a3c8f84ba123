package edit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/edited"
	"github.com/gevel/gevel/markdown"
	"github.com/gevel/gevel/parts/fields"
)

// newProblems lists the problems that were not there before.
func newProblems(before, now check.Problems) check.Problems {
	return slices.DeleteFunc(slices.Clone(now), func(p check.Problem) bool { return slices.Contains(before, p) })
}

// asEdits assigns each problem to the edit that made it, else to the first edit of its record.
func (s *saving) asEdits(list check.Problems, edits []RecordEdits) (problems forms.Problems) {
	for _, x := range list {
		record, field := s.partOf(x)
		at, e := editOf(edits, record, field)
		code := forms.Unknown
		switch {
		case field == "paths":
			code = forms.Taken
		case strings.HasSuffix(x.Text, edited.TooDeep):
			code = forms.TooMany
		case x.Text == markdown.ErrTooLong.Error():
			code = forms.TooLong
		case record == desk.MenuRecord:
		case e.Value == "" || !fields.Within(field, e.Field):
			code = forms.Required
		}
		problems.Add(fmt.Sprintf("changes.%d.value", at), code)
	}
	return problems
}

// partOf finds the record and the field that a problem of the folder is about.
func (s *saving) partOf(x check.Problem) (record, field string) {
	if key, ok := strings.CutPrefix(x.File, "articles/"); ok {
		return desk.ArticleRecordOf(key), x.Field
	}
	rest, ok := strings.CutPrefix(x.Field, "menu[")
	number, field, _ := strings.Cut(rest, "].")
	i, err := strconv.Atoi(number)
	if !ok || err != nil || i >= len(s.Site().Menu) {
		return desk.SiteRecord, x.Field
	}
	switch field {
	case "parentId":
		return desk.MenuRecord, field
	case "path":
		field = "paths"
	}
	return desk.PageRecordOf(s.Site().Menu[i].ID), field
}

// editOf finds the edit of a field, else the first of its record, else the first, and its place among all edits.
func editOf(list []RecordEdits, record, field string) (at int, e Edit) {
	place, ofRecord := 0, -1
	for _, r := range list {
		for _, one := range r.Edits {
			if r.Record == record && fields.Within(field, one.Field) {
				return place, one
			}
			if r.Record == record && ofRecord < 0 {
				ofRecord, e = place, one
			}
			place++
		}
	}
	return max(ofRecord, 0), e
}
