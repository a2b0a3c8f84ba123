package crm

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
)

// ErrWrongKey says that the CRM does not accept the link's secret. The run ends without further requests, and the next one comes after the
// pause of any failed run.
var ErrWrongKey = errors.New("the CRM does not accept the key of this link")

// ErrGone says that the CRM does not have what was asked for.
var ErrGone = errors.New("the CRM does not have this")

// SettingError says that a setting of a link cannot be right, before its CRM is asked.
type SettingError struct {
	Setting string
	Code    forms.ProblemCode
	error
}

// WrongSetting makes a SettingError with its text.
func WrongSetting(setting string, code forms.ProblemCode, text string, args ...any) SettingError {
	return SettingError{setting, code, fmt.Errorf(text, args...)}
}

func (e SettingError) Unwrap() error { return e.error }

// Fault is the answer of a CRM that has a fault itself.
type Fault struct{ Status int }

func (f Fault) Error() string { return fmt.Sprintf("the CRM answered %d", f.Status) }

// Refused is a lead that the CRM will never take. It is not sent again by itself. It repeats nothing of the CRM's answer, which may be
// about a person: Fields are names of the request's own fields that the answer has too.
type Refused struct {
	Status int    // that the CRM answered
	Call   string // instead of a status: the call that a CRM does not accept which answers 200 to everything
	Needs  string // instead of either: what the lead lacks for this CRM, so that it was not asked
	Fields []string
}

func (r Refused) Error() string { return "the CRM refuses: " + r.Reason() }

// Reason says why, in English.
func (r Refused) Reason() string {
	reason := r.Needs
	switch {
	case r.Call != "":
		reason = "it does not accept " + r.Call
	case r.Status != 0:
		reason = fmt.Sprintf("it answered %d", r.Status)
	}
	if len(r.Fields) > 0 {
		reason += ", and names " + strings.Join(r.Fields, ", ")
	}
	return reason
}

// Later says that the CRM wants fewer requests and when the next may come.
type Later struct{ After time.Duration }

func (l Later) Error() string {
	return fmt.Sprintf("the CRM asks to wait for %s", l.After.Round(time.Second))
}
