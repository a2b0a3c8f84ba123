package members

import (
	"strings"

	"github.com/gevel/gevel/agency/desk"
)

// OpenStates are the states of open leads as SQL. The indexes of open leads have the same text: SQLite uses them for no other.
var OpenStates = statesInSQL(desk.OpenLeadStates)

func statesInSQL(states []desk.LeadState) string {
	quoted := make([]string, len(states))
	for i, s := range states {
		quoted[i] = "'" + string(s) + "'"
	}
	return "(" + strings.Join(quoted, ", ") + ")"
}
