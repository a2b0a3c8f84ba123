package agency

import "slices"

// LeadState tells how far the desk is with a lead.
type LeadState string

// The states.
const (
	LeadNew    LeadState = "NEW"
	LeadInHand LeadState = "IN_HAND"
	LeadDone   LeadState = "DONE"
	LeadSpam   LeadState = "SPAM"
)

// LeadList is one of the desk's lists of leads. The open ones are new or in hand.
type LeadList string

// The lists.
const (
	OpenLeads    LeadList = "OPEN"
	MyLeads      LeadList = "MINE"
	NobodysLeads LeadList = "NOBODYS"
	DoneLeads    LeadList = "DONE"
	SpamLeads    LeadList = "SPAM"
	EveryLead    LeadList = "ALL"
)

// LeadLists are all of them.
var LeadLists = []LeadList{OpenLeads, MyLeads, NobodysLeads, DoneLeads, SpamLeads, EveryLead}

// Known reports whether there is such a list.
func (l LeadList) Known() bool { return slices.Contains(LeadLists, l) }
