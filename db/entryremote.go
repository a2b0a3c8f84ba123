package db

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

type storedUse struct {
	Property int                     `db:"property"`
	Kind     string                  `db:"kind"`
	Position int                     `db:"position"`
	Text     locale.Localized        `db:"text"`
	Public   bool                    `db:"public"`
	Name     string                  `db:"name"`
	Address  string                  `db:"address"`
	Hosts    locale.Stored[[]string] `db:"hosts"`
}

// addRemotes puts the remote files of properties at their places among the other files.
func (s *Store) addRemotes(ctx context.Context, entries map[int]*PropertyEntry, numbers []int) error {
	var uses []storedUse
	if err := s.list(ctx, &uses, `SELECT property, kind, position, text, public, name, address, hosts
		FROM remote_use JOIN remote_file ON name = remote WHERE property IN (SELECT value FROM json_each(?))
		ORDER BY property, kind, position`, jsonOf(numbers)); err != nil {
		return err
	}
	for _, u := range uses {
		if e := entries[u.Property]; e != nil {
			u.addTo(e)
		}
	}
	return nil
}

func (u storedUse) addTo(e *PropertyEntry) {
	_, name, _ := strings.Cut(u.Name, "/")
	m := Media{Remote: u.remote(), Alt: u.Text}
	switch u.Kind {
	case remotePhoto:
		e.Record.Photos, e.Photos = inserted(e.Record.Photos, u.Position, name), inserted(e.Photos, u.Position, m)
	case remotePlan:
		e.Record.Plans, e.Plans = inserted(e.Record.Plans, u.Position, name), inserted(e.Plans, u.Position, m)
	case remoteDocument:
		m.Alt = nil
		d := agency.DocumentRecord{Name: u.Text, File: name, Public: u.Public}
		e.Record.Documents, e.Documents = inserted(e.Record.Documents, u.Position, d), inserted(e.Documents, u.Position, m)
	}
}

func (u storedUse) remote() *Remote {
	r := &Remote{Name: u.Name, Address: u.Address}
	if u.Hosts.Value != nil {
		r.Hosts = *u.Hosts.Value
	}
	return r
}

// inserted puts a value at its place in a list, or at the end of a shorter one.
func inserted[T any](list []T, at int, value T) []T {
	return slices.Insert(list, min(at, len(list)), value)
}
