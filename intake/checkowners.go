package intake

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/records"
)

// maxOwnerID limits the CRM's ids of owners; the store gives owners of `gevel owner add` higher ones.
const maxOwnerID = 999_999_999

// readOwners reads owners.json and history/. A folder without them leaves owners and histories as they are.
func (f *folder) readOwners() {
	if f.has("owners.json") {
		f.json("owners.json", &f.owners)
	}
	f.histories = readAll[owned.History](f, "history")
}

func (f *folder) checkOwners() {
	properties := f.remaining()
	ids, emails := map[int]bool{}, map[string]bool{}
	for i := range f.owners {
		o := &f.owners[i]
		field := func(name string) string { return fmt.Sprintf("[%d].%s", i, name) }
		o.Email = strings.ToLower(strings.TrimSpace(o.Email))
		f.between("owners.json", field("id"), o.ID, 1, maxOwnerID)
		if ids[o.ID] {
			f.problem("owners.json", field("id"), "%d appears twice", o.ID)
		}
		ids[o.ID] = true
		if o.Gone {
			continue
		}
		if o.Email != "" && emails[o.Email] {
			f.problem("owners.json", field("email"), "%s appears twice", o.Email)
		}
		emails[o.Email] = true
		f.checkOwner(*o, field, properties)
	}
}

// checkOwner checks an owner. One without an address has no access.
func (f *folder) checkOwner(o records.Owner, field func(string) string, properties []int) {
	if o.Email != "" && !forms.IsEmail(o.Email) {
		f.problem("owners.json", field("email"), "%q is not an e-mail address", o.Email)
	}
	if strings.TrimSpace(o.Name) == "" {
		f.problem("owners.json", field("name"), "is missing")
	}
	if !o.Language.Known() {
		f.problem("owners.json", field("language"), "%q is not a language; use nl, fr, en or de", o.Language)
	}
	for _, n := range o.Properties {
		f.known("owners.json", field("properties"), "property", n, properties)
	}
}

// remaining lists the numbers of the folder's properties that are not marked gone.
func (f *folder) remaining() []int {
	var list []int
	for _, p := range f.properties {
		if !p.gone {
			list = append(list, p.number)
		}
	}
	return list
}
