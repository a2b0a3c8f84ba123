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
