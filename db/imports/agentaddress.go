package imports

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency"
)

// agentAddresses notes the addresses that agents' pages lose with an import.
func (i *importing) agentAddresses() {
	now := i.batch.Site.AgentAddresses()
	for digest, agent := range i.agentsBefore {
		if now[digest] != agent {
			i.add("INSERT INTO agent_address (digest, agent) VALUES (?, ?) ON CONFLICT (digest) DO UPDATE SET agent = excluded.agent",
				digest, agent)
		}
	}
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
