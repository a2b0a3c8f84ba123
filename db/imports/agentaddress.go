package imports

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
)

// movedAgents notes the addresses of agents' pages that an import of the configuration takes away.
func (i *importing) movedAgents() {
	if i.touchesSite {
		i.addStatements(lostAddresses(i.agentsBefore, i.batch.Site.AgentAddresses())...)
	}
}

// lostAddresses notes the addresses that agents' pages lose, by their digests, with the agents' numbers.
func lostAddresses(before, now map[string]int) (list []handle.Statement) {
	for digest, agent := range before {
		if now[digest] != agent {
			list = append(list, handle.Statement{
				SQL:  "INSERT INTO agent_address (digest, agent) VALUES (?, ?) ON CONFLICT (digest) DO UPDATE SET agent = excluded.agent",
				Args: []any{digest, agent}})
		}
	}
	return list
}

// addressesOfAgents reads the agents of the stored site by the digests of their addresses; none before the first import.
func (s *Store) addressesOfAgents(ctx context.Context) (map[string]int, error) {
	var content string
	if err := s.One(ctx, &content, "SELECT content FROM site"); err != nil {
		if errors.Is(err, sql.ErrNoRows) {
			err = nil
		}
		return nil, err
	}
	var site agency.Site
	err := json.Unmarshal([]byte(content), &site)
	return site.AgentAddresses(), err
}
