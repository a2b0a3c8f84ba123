package handle

import (
	"errors"
	"regexp"

	"github.com/mattn/go-sqlite3"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/cluster"
)

// Refused is the error of a write that a guard stopped, with its reason. Nothing was written.
type Refused struct{ Why forms.ProblemCode }

func (r Refused) Error() string { return "the store refuses: " + string(r.Why) }

// Again is the reason to refuse a form that was stored already.
const Again forms.ProblemCode = "AGAIN"

// Guard makes a statement that rolls back its whole list unless the condition holds.
func Guard(why forms.ProblemCode, condition string, args ...any) Statement {
	return Statement{SQL: "INSERT INTO refusal (why) SELECT ? WHERE NOT (" + condition + ")", Args: append([]any{why}, args...)}
}

// reason separates the message of a guard from that of a broken constraint.
var reason = regexp.MustCompile(`^[A-Z_]+$`)

// AsRefusal turns the error of a guard into Refused. Any other error is returned unchanged.
func AsRefusal(err error) error {
	var e sqlite3.Error
	if errors.As(err, &e) && e.ExtendedCode == sqlite3.ErrConstraintTrigger && reason.MatchString(e.Error()) {
		return Refused{forms.ProblemCode(e.Error())}
	}
	var c cluster.Refused
	if errors.As(err, &c) && reason.MatchString(c.Why) {
		return Refused{forms.ProblemCode(c.Why)}
	}
	return err
}
