package parts

import (
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/staff"
)

// Service reads and writes parts for whoever is at the desk. Its methods are safe for concurrent use.
type Service struct {
	Store *db.Store
	Staff *staff.Service
}
