package crmlinks

// LinkFault is why a CRM could not be asked, with its kind and the status that a CRM with a fault answered.
type LinkFault struct {
	Kind   LinkFailure
	Status *int
	error
}

// NewLinkFault gives an error its kind.
func NewLinkFault(kind LinkFailure, status *int, err error) LinkFault {
	return LinkFault{kind, status, err}
}

// LinkFailure is what went wrong in a run of a link.
type LinkFailure string

// The failures that stop a run. The words of Problem say more of most.
const (
	CRMUnreachable  LinkFailure = "UNREACHABLE"
	CRMPrivate      LinkFailure = "PRIVATE" // its address leads to a private network
	CRMNoAnswer     LinkFailure = "NO_ANSWER"
	CRMWrongKey     LinkFailure = "WRONG_KEY"
	CRMBusy         LinkFailure = "BUSY"
	CRMFault        LinkFailure = "CRM_FAULT" // with a status
	CRMRefuses      LinkFailure = "REFUSED"
	CRMUnreadable   LinkFailure = "UNREADABLE"
	CRMEmptied      LinkFailure = "EMPTIED"
	WrongSetting    LinkFailure = "SETTING"
	LinkFaultOfSite LinkFailure = "SITE_FAULT"
)

// The failures beside which a run goes on.
const (
	RecordsUnread LinkFailure = "RECORDS"
	LeadsUnsent   LinkFailure = "LEADS"
	CRMUntold     LinkFailure = "UNTOLD"
)
