package desk

import (
	"slices"
	"strconv"
)

// StaffMember is somebody who works at the desk, as colleagues see the member.
type StaffMember struct {
	Number int
	Name   string
	Role   StaffRole
}

// ID names the member at the desk.
func (m *StaffMember) ID() string { return "StaffMember:" + strconv.Itoa(m.Number) }

// StaffRole is what somebody may do at the agency's desk.
type StaffRole string

// The roles. At least one manager always stays.
const (
	Manager StaffRole = "MANAGER"
	Agent   StaffRole = "AGENT"
	Editor  StaffRole = "EDITOR"
)

// StaffRoles are all of them.
var StaffRoles = []StaffRole{Manager, Agent, Editor}

// Known reports whether there is such a role.
func (r StaffRole) Known() bool { return slices.Contains(StaffRoles, r) }

// Right is one thing that a role may do at the desk.
type Right string

// The rights. Without AllLeads, a member who may read leads sees only the own ones and those that nobody has; without AllActions, only the
// own actions in the log.
const (
	ReadLeads Right = "READ_LEADS"
	AllLeads  Right = "ALL_LEADS"
	// OwnAppointments lets a member of staff who is an agent change the own appointments and blocked hours, AllAppointments everybody's.
	OwnAppointments Right = "OWN_APPOINTMENTS"
	AllAppointments Right = "ALL_APPOINTMENTS"
	// ExportLeads lets a member take leads as a sheet, ManageStaff change colleagues, AllActions read the log of everybody.
	ExportLeads Right = "EXPORT_LEADS"
	ManageStaff Right = "MANAGE_STAFF"
	AllActions  Right = "ALL_ACTIONS"
	// FindPeople lets a member look up what is known of somebody, ErasePeople take it as a file and erase it.
	FindPeople  Right = "FIND_PEOPLE"
	ErasePeople Right = "ERASE_PEOPLE"
	// ReadContent lets a member read articles, EditContent write them and the banner, search block, top bar and footer, EditSettings all
	// settings.
	ReadContent  Right = "READ_CONTENT"
	EditContent  Right = "EDIT_CONTENT"
	EditSettings Right = "EDIT_SETTINGS"
	// OwnOwners lets a member of staff who is an agent see the owners of the own properties and give them access, AllOwners everybody's.
	OwnOwners Right = "OWN_OWNERS"
	AllOwners Right = "ALL_OWNERS"
	// ManageLinks lets a member manage what the site speaks to: links to CRMs, the mail server, and programs with their keys and webhooks.
	ManageLinks Right = "MANAGE_LINKS"
	// OwnListings lets a member of staff who is an agent describe the pictures of the own properties, feature, hide and change them, and
	// mail about them, AllListings everybody's.
	OwnListings Right = "OWN_LISTINGS"
	AllListings Right = "ALL_LISTINGS"
)

// Rights are what a role may do.
func (r StaffRole) Rights() []Right {
	switch r {
	case Manager:
		return []Right{ReadLeads, AllLeads, OwnAppointments, AllAppointments, OwnOwners, AllOwners, ExportLeads, ManageStaff, AllActions,
			FindPeople, ErasePeople, ManageLinks, ReadContent, EditContent, EditSettings, OwnListings, AllListings}
	case Agent:
		return []Right{ReadLeads, OwnAppointments, OwnOwners, FindPeople, ReadContent, OwnListings}
	case Editor:
		return []Right{ReadContent, EditContent}
	}
	return []Right{}
}

// May reports whether a role has a right.
func (r StaffRole) May(right Right) bool { return slices.Contains(r.Rights(), right) }
