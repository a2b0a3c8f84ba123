package db

import (
	"context"

	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/sqlite"
)

// DeskPart is a part of what the desk shows. Triggers count its changes, whoever writes.
type DeskPart string

// The parts. Arrived counts leads that came in, Leads all changes of leads; both for each member who has the lead. LogPart counts lines of
// the log by whose they are, ImportsPart imports that changed something. Properties is the data version,
// and the doubtful prices, which no visitor sees.
const (
	Arrived      DeskPart = "ARRIVED"
	Leads        DeskPart = "LEADS"
	Appointments DeskPart = "APPOINTMENTS"
	Properties   DeskPart = "PROPERTIES"
	Content      DeskPart = "CONTENT"
	LinksPart    DeskPart = "LINKS"
	StaffPart    DeskPart = "STAFF"
	OwnersPart   DeskPart = "OWNERS"
	LogPart      DeskPart = "LOG"
	ImportsPart  DeskPart = "IMPORTS"
)

// DeskVersions is how often each part changed, at one moment.
type DeskVersions struct {
	head  sqlite.WALHead
	rows  []deskVersion
	Total int64 // of all parts: it grows when one of them does
}

type deskVersion struct {
	Part    DeskPart `db:"part"`
	Agent   int      `db:"agent"`
	Version int64    `db:"version"`
}

// Of gives the version of a part.
func (v *DeskVersions) Of(part DeskPart) int64 {
	return v.sum(func(r deskVersion) bool { return r.Part == part })
}

// OfLeads gives the version of a part that counts leads, for a member who sees only some of them: other leads do not change it.
func (v *DeskVersions) OfLeads(part DeskPart, by inbox.Handler) int64 {
	return v.sum(func(r deskVersion) bool { return r.Part == part && (by.All || r.Agent == 0 || r.Agent == by.Staff) })
}

// OfMember gives the version of a part that counts what members did, for one of them.
func (v *DeskVersions) OfMember(part DeskPart, staff int) int64 {
	return v.sum(func(r deskVersion) bool { return r.Part == part && r.Agent == staff })
}

func (v *DeskVersions) sum(counts func(deskVersion) bool) (n int64) {
	for _, r := range v.rows {
		if counts(r) {
			n += r.Version
		}
	}
	return n
}

// DeskVersions reads all versions. Like Version, it needs a statement only after a commit of some process.
func (s *Store) DeskVersions(ctx context.Context) (*DeskVersions, error) {
	head, ok := s.LogHead()
	if known := s.knownDesk.Load(); ok && known != nil && known.head == head {
		return known, nil
	}
	v := &DeskVersions{head: head}
	if err := s.List(ctx, &v.rows, `SELECT part, agent, version FROM desk_version
		UNION ALL SELECT 'PROPERTIES', 0, version FROM data_version`); err != nil {
		return nil, err
	}
	v.Total = v.sum(func(deskVersion) bool { return true })
	if now, still := s.LogHead(); ok && still && now == head { // nobody wrote meanwhile
		s.knownDesk.Store(v)
	}
	return v, nil
}
