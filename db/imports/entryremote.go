package imports

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

type storedUse struct {
	Owner    int                     `db:"owner"`
	Kind     string                  `db:"kind"`
	Position int                     `db:"position"`
	Text     locale.Localized        `db:"text"`
	Public   bool                    `db:"public"`
	Name     string                  `db:"name"`
	Address  string                  `db:"address"`
	Hosts    locale.Stored[[]string] `db:"hosts"`
}

// addRemotes puts the remote files of records at their places among the other files; owner is property or project.
func addRemotes(ctx context.Context, list lister, words wordsOf, owner string, files map[int]*entryFiles, numbers []int) error {
	var uses []storedUse
	err := list(ctx, &uses, "SELECT "+owner+` AS owner, kind, position, `+words.text+` AS text, public, f.name, address, hosts
		FROM remote_use JOIN remote_file f ON f.name = remote
		LEFT JOIN picture k ON k.file = f.file WHERE `+owner+AmongNumbers+" ORDER BY owner, kind, position", handle.JSON(numbers))
	for _, u := range uses {
		u.addTo(files[u.Owner])
	}
	return err
}

func (u storedUse) addTo(f *entryFiles) {
	_, name, _ := strings.Cut(u.Name, "/")
	m := Media{Remote: u.remote(), Alt: u.Text}
	switch u.Kind {
	case remotePhoto:
		f.insert(photoKind, u.Position, name, m)
	case remotePlan:
		f.insert(planKind, u.Position, name, m)
	case remoteDocument:
		m.Alt = nil
		d := records.Document{Name: u.Text, File: name, Public: u.Public}
		f.documentRecords, f.documents = inserted(f.documentRecords, u.Position, d), inserted(f.documents, u.Position, m)
	}
}

func (u storedUse) remote() *Remote {
	r := &Remote{Name: u.Name, Address: u.Address}
	if u.Hosts.Value != nil {
		r.Hosts = *u.Hosts.Value
	}
	return r
}

func (f *entryFiles) insert(kind, position int, name string, m Media) {
	f.names[kind], f.pictures[kind] = inserted(f.names[kind], position, name), inserted(f.pictures[kind], position, m)
}

// inserted puts a value at its place in a list, or at the end of a shorter one.
func inserted[T any](list []T, at int, value T) []T {
	return slices.Insert(list, min(at, len(list)), value)
}
