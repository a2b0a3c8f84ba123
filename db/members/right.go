package members

import (
	"errors"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
)

// Reasons to refuse a change at the desk: the member of staff has no right to it any more, or somebody changed the record meanwhile.
const (
	NoRight forms.ProblemCode = "NO_RIGHT"
	Stale   forms.ProblemCode = "STALE"
)

// ErrNoRight says that the role of a member of staff was changed meanwhile. Nothing was written.
var ErrNoRight = errors.New("the member of staff may not do this any more")

// RolesWith is the condition that the role of a member of staff has a right.
func RolesWith(right desk.Right) string {
	var roles []string
	for _, r := range desk.StaffRoles {
		if r.May(right) {
			roles = append(roles, "'"+string(r)+"'")
		}
	}
	return "role IN (" + strings.Join(roles, ", ") + ")"
}

// MayHave is the condition that an SQL expression is 0, for nobody, or the number of a member of staff who may have leads.
func MayHave(number string) string {
	return "(" + number + " = 0 OR EXISTS (SELECT 1 FROM staff WHERE id = " + number + " AND closed_at IS NULL AND " +
		RolesWith(desk.ReadLeads) + "))"
}

// StillManager refuses a change by a member of staff who is no manager any more; the command line, 0, always may.
func StillManager(staff int) handle.Statement {
	return handle.Guard(NoRight, "? = 0 OR EXISTS (SELECT 1 FROM staff WHERE id = ? AND role = 'MANAGER' AND closed_at IS NULL)",
		staff, staff)
}
