package link

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// files names the pictures and documents of a record, which are fetched later. A record that has none loses those that it had before.
func (d *delivering) files(c *crm.Record) {
	c.Photos, c.Plans, c.Documents = fetchable(c, "images", c.Photos), fetchable(c, "plans", c.Plans),
		fetchable(c, "documents", c.Documents)
	photos, plans := d.names(c, "photos", c.Photos), d.names(c, "photos", c.Plans)
	if c.Project != nil {
		c.Project.Photos, c.Project.Plans = photos, plans
		return
	}
	c.Property.Photos, c.Property.Plans, c.Property.Documents = photos, plans, []records.Document{}
	for i, name := range d.names(c, "documents", c.Documents) {
		f := c.Documents[i]
		title := strings.TrimSuffix(f.Name, path.Ext(f.Name))
		c.Property.Documents = append(c.Property.Documents, records.Document{File: name, Public: f.Public,
			Name: locale.Localized{d.catalog.Fallback(): cmp.Or(title, fmt.Sprint(i+1))}})
	}
}

// names gives each file a name that stays the same when its address changes, so that it is fetched once. The addresses were checked before.
func (d *delivering) names(c *crm.Record, folder string, files []crm.File) []string {
	names := make([]string, len(files))
	for i, f := range files {
		sum := sha256.Sum256([]byte(d.link.Name + "\x00" + cmp.Or(f.ID, fetch.Unsigned(f.Address))))
		names[i] = hex.EncodeToString(sum[:])
		d.delivery.Sources[folder+"/"+names[i]] = f.Address
		if f.Alt != nil {
			d.delivery.Alts[names[i]] = f.Alt
		}
	}
	return names
}

// fetchable leaves out files with addresses that the site does not fetch, and adds them to the record's problems.
func fetchable(c *crm.Record, field string, files []crm.File) (list []crm.File) {
	for _, f := range files {
		if fetch.CheckAddress(f.Address) != nil || len(f.Address) > limits.RemoteAddressLength {
			name := cmp.Or(f.Name, f.ID)
			c.Problem(records.FileAddress, name, field,
				fmt.Sprintf("the address of %q cannot be fetched: it must begin with https://", name))
			continue
		}
		list = append(list, f)
	}
	return list
}

// hostsOf reads the setting that names the servers from which files may come; nil for any.
func hostsOf(setting string) []string {
	return strings.FieldsFunc(setting, func(r rune) bool { return r == ',' || r == ' ' })
}
