package crm

import (
	"errors"
	"fmt"
	"time"
)

// ErrWrongKey says that the CRM does not accept the link's secret. The run ends without further requests, and the next one comes after the
// pause of any failed run.
var ErrWrongKey = errors.New("the CRM does not accept the key of this link")

// ErrGone says that the CRM does not have what was asked for.
var ErrGone = errors.New("the CRM does not have this")

// Fault is the answer of a CRM that has a fault itself.
type Fault struct{ Status int }

func (f Fault) Error() string { return fmt.Sprintf("the CRM answered %d", f.Status) }

// Refused is a lead that the CRM will never take. It is not sent again by itself.
type Refused struct{ Reason string }

func (r Refused) Error() string { return "the CRM refuses: " + r.Reason }

// Later says that the CRM wants fewer requests and when the next may come.
type Later struct{ After time.Duration }

func (l Later) Error() string {
	return fmt.Sprintf("the CRM asks to wait for %s", l.After.Round(time.Second))
}
