package link

import (
	"context"
	"errors"
	"fmt"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
)

// ofCRM marks an error of a request to the CRM.
type ofCRM struct{ error }

func (e ofCRM) Unwrap() error { return e.error }

// fromCRM marks the error of a request to the CRM; nil stays nil.
func fromCRM(err error) error {
	if err == nil {
		return nil
	}
	return ofCRM{err}
}

// wrongSetting is a setting of a link with which it cannot run.
type wrongSetting struct{ error }

// emptied is a CRM that says it has nothing any more, while the site has so many properties of it.
type emptied int

func (e emptied) Error() string {
	return fmt.Sprintf("the CRM says that it has no properties at all, while the site has %d of it: nothing was taken away", int(e))
}

// failureOf gives the kind of an error that stopped a run, with the status that a CRM with a fault answered. An error that is not of the
// CRM is a fault of the site itself, such as a full disk.
func failureOf(err error) (kind crmlinks.LinkFailure, status *int) {
	var fault crm.Fault
	var setting wrongSetting
	var none emptied
	var answer ofCRM
	switch {
	case errors.As(err, &fault):
		return crmlinks.CRMFault, &fault.Status
	case errors.As(err, &setting):
		return crmlinks.WrongSetting, nil
	case errors.As(err, &none):
		return crmlinks.CRMEmptied, nil
	case takesNothing(err) || errors.As(err, &answer):
		return failureOfCRM(err), nil
	}
	return crmlinks.LinkFaultOfSite, nil
}

// failureOfCRM gives the kind of an error of a CRM. What is neither the connection's nor a refusal is an answer that cannot be used.
func failureOfCRM(err error) crmlinks.LinkFailure {
	var later crm.Later
	var refused crm.Refused
	var unreached fetch.Unreached
	switch {
	case errors.As(err, &later):
		return crmlinks.CRMBusy
	case errors.Is(err, crm.ErrWrongKey):
		return crmlinks.CRMWrongKey
	case errors.Is(err, crm.ErrGone), errors.As(err, &refused):
		return crmlinks.CRMRefuses
	case errors.Is(err, fetch.ErrPrivate):
		return crmlinks.CRMPrivate
	case errors.Is(err, context.DeadlineExceeded):
		return crmlinks.CRMNoAnswer
	case errors.As(err, &unreached):
		return crmlinks.CRMUnreachable
	}
	return crmlinks.CRMUnreadable
}
