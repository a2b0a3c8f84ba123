package intake

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
func (m *mediaFolder) remote(name string) (*imports.Remote, error) {
	if r, ok := m.folder.remotes[name]; ok {
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

// remotes are a delivery's sources by their names.
func (d Delivery) remotes() map[string]imports.Remote {
	list := map[string]imports.Remote{}
	for name, address := range d.Sources {
		list[name] = imports.Remote{Name: name, Address: address, Hosts: d.Hosts}
	}
	return list
}

// addStoredRemotes adds the addresses of a stored property's files for which the delivery says none.
func addStoredRemotes(remotes map[string]imports.Remote, e *imports.PropertyEntry) {
	for _, m := range slices.Concat(e.Photos, e.Plans, e.Documents) {
		if m.Remote == nil {
			continue
		}
		if _, said := remotes[m.Remote.Name]; !said {
			remotes[m.Remote.Name] = *m.Remote
		}
	}
}

// checkRemotes refuses a record that names too many files of other servers.
func (f *folder) checkRemotes(file string, lists ...[]imports.Media) {
	n := 0
	for _, m := range slices.Concat(lists...) {
		if m.Remote != nil {
			n++
		}
	}
	if n > limits.RemoteFilesOfRecord {
		f.problemOf(records.FilesTooMany, n, file, "photos", "%d pictures, plans and documents are at addresses; at most %d are allowed",
			n, limits.RemoteFilesOfRecord)
	}
}
