package desk

// OwnerList is one of the lists of owners at the desk.
type OwnerList string

// The lists, in the order of the desk.
const (
	AllOwnersList   OwnerList = "ALL"
	OwnersNotYet    OwnerList = "NOT_YET" // have access but no password yet
	OwnersNoAddress OwnerList = "NO_ADDRESS"
	OwnersWithdrawn OwnerList = "CLOSED"
)

// OwnerLists are all of them.
var OwnerLists = []OwnerList{AllOwnersList, OwnersNotYet, OwnersNoAddress, OwnersWithdrawn}

// OwnerAccess is whether an owner may sign in.
type OwnerAccess string

// The kinds of access. An owner is invited while the link works and no password was chosen.
const (
	OwnerWithoutAddress OwnerAccess = "NO_ADDRESS"
	OwnerNeverInvited   OwnerAccess = "NEVER_INVITED"
	OwnerInvited        OwnerAccess = "INVITED"
	OwnerLinkExpired    OwnerAccess = "LINK_EXPIRED"
	OwnerActive         OwnerAccess = "ACTIVE"
	OwnerClosed         OwnerAccess = "CLOSED"
)

// OwnerReports is how an owner hears of weeks.
type OwnerReports string

// The ways. A report is read at the desk before it leaves, unless somebody agreed once that it need not be; an owner may end them.
const (
	ReportsRead   OwnerReports = "READ"
	ReportsAgreed OwnerReports = "AGREED"
	ReportsEnded  OwnerReports = "ENDED"
)
