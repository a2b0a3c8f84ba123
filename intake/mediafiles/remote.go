package mediafiles

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// Unsigned is the name of a file in dir, photos or documents, that a record names: an address that is signed for a time is named by what
// stays of it, so that it is fetched once however often it is brought, and a record whose addresses alone are others has not changed. It
// is fetched at the address as it was signed, and its words stay with it.
func (m *Folder) Unsigned(dir, name string) string {
	if !strings.Contains(name, "://") {
		return name
	}
	short := fetch.Unsigned(name)
	if short == name {
		return name
	}
	m.Remotes[dir+"/"+short] = imports.Remote{Name: dir + "/" + short, Address: name}
	if alt, said := m.Alts[name]; said {
		m.Alts[short] = alt
	}
	return short
}

// UnsignedPhotos are names of pictures without what signs their addresses. The list itself, which a record has, stays as it is: another
// attempt reads it again.
func (m *Folder) UnsignedPhotos(names []string) []string {
	list := slices.Clone(names)
	for i, name := range list {
		list[i] = m.Unsigned("photos", name)
	}
	return list
}

// remote returns the file of another server that a name in photos/ or documents/ stands for: one of the delivery's sources, or an address.
// It is nil for a file of the folder.
func (m *Folder) remote(name string) (*imports.Remote, error) {
	if r, ok := m.Remotes[name]; ok {
		return &r, checkRemote(r.Address)
	}
	_, address, _ := strings.Cut(name, "/")
	if !strings.Contains(address, "://") {
		return nil, nil
	}
	return &imports.Remote{Name: name, Address: address}, checkRemote(address)
}

func checkRemote(address string) error {
	if len(address) > limits.RemoteAddressLength {
		return fmt.Errorf("has an address of more than %d bytes", limits.RemoteAddressLength)
	}
	if fetch.CheckAddress(address) != nil {
		return errors.New("cannot be fetched: " + fetch.ErrAddress.Error())
	}
	return nil
}

// CheckRemotes refuses a record that names too many files of other servers.
func (m *Folder) CheckRemotes(file string, lists ...[]imports.Media) {
	n := 0
	for _, found := range slices.Concat(lists...) {
		if found.Remote != nil {
			n++
		}
	}
	if n > limits.RemoteFilesOfRecord {
		m.Book.RefuseValue(
			records.FilesTooMany,
			n,
			file,
			"photos",
			"%d pictures, plans and documents are at addresses; at most %d are allowed",
			n,
			limits.RemoteFilesOfRecord,
		)
	}
}
