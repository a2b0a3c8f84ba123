package desk

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

// LeadStates are all of them, in the order in which the desk offers them.
var LeadStates = []LeadState{LeadNew, LeadInHand, LeadDone, LeadSpam}

// OpenLeadStates are those of open leads, about which the desk still has to do something.
var OpenLeadStates = []LeadState{LeadNew, LeadInHand}

// IsOpen reports whether a lead in this state is open.
func (s LeadState) IsOpen() bool { return slices.Contains(OpenLeadStates, s) }

// LeadList is one of the desk's lists of leads.
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
