package inbox

import (
	"context"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// stillRuled leaves a lead to the office when whoever a rule gave it to may have none any more: that access was closed between reading
// and writing.
func stillRuled(l Lead) handle.Statement {
	return handle.Statement{SQL: "UPDATE lead_handling SET agent = 0 WHERE lead = ? AND NOT " + members.MayHave("agent"),
		Args: []any{l.ID}}
}

// Turns tells for each member of staff who takes turns which was the last lead that the member got so; a larger number is a later lead.
func (s *Store) Turns(ctx context.Context) (map[int]int64, error) {
	var rows []struct {
		Agent int   `db:"rule_agent"`
		Last  int64 `db:"last"`
	}
	err := s.List(ctx, &rows, "SELECT rule_agent, max(rowid) AS last FROM lead WHERE rule = 'STAFF' GROUP BY rule_agent")
	turns := map[int]int64{}
	for _, r := range rows {
		turns[r.Agent] = r.Last
	}
	return turns, err
}
