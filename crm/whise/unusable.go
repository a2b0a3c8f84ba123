package whise

import (
	"errors"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
)

// unusable says why a value of Whise cannot be used.
type unusable struct {
	kind        records.ProblemKind
	value, text string
}

func (u unusable) Error() string { return u.text }

// unread notes that a value of a field could not be read.
func unread(r *crm.Record, field string, err error) {
	u := unusable{kind: records.ProblemOther, text: err.Error()}
	errors.As(err, &u)
	r.Problem(u.kind, u.value, field, u.text)
}
