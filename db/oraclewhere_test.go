package db

import (
	"strings"

	"github.com/gevel/gevel/db/handle"
)

// where collects the conditions of a statement with their arguments.
type where struct {
	conditions []string
	args       []any
}

func (w *where) add(condition string, args ...any) {
	w.conditions = append(w.conditions, condition)
	w.args = append(w.args, args...)
}

// join adds the conditions of another.
func (w *where) join(other *where) { w.add(other.sql(), other.args...) }

// sql joins the conditions with AND; without conditions it is true.
func (w *where) sql() string {
	if len(w.conditions) == 0 {
		return "1"
	}
	return strings.Join(w.conditions, " AND ")
}

// any joins the conditions with OR; without conditions it is false.
func (w *where) any() string {
	switch len(w.conditions) {
	case 0:
		return "0"
	case 1:
		return w.conditions[0]
	}
	return "(" + strings.Join(w.conditions, " OR ") + ")"
}

// among adds that column holds one of values. An empty list of values matches nothing.
func (w *where) among(column string, values []int) {
	w.add(column+" IN (SELECT value FROM json_each(?))", handle.JSON(values))
}

// amongFew does the same for cities and types, with the numbers written out: so the planner knows how few they are and takes an index.
func (w *where) amongFew(column string, values []int) {
	w.add(column + " IN (" + strings.Trim(handle.JSON(values), "[]") + ")")
}

// atLeast and atMost add a bound when there is one.
func (w *where) atLeast(column string, bound *int, factor int) {
	if bound != nil {
		w.add(column+" >= ?", int64(*bound)*int64(factor))
	}
}

func (w *where) atMost(column string, bound *int, factor int) {
	if bound != nil {
		w.add(column+" <= ?", int64(*bound)*int64(factor))
	}
}

// yesNo adds a condition on a yes-or-no column; NULL counts as no.
func (w *where) yesNo(column string, yes bool) { w.add("coalesce("+column+", 0) = ?", yes) }
