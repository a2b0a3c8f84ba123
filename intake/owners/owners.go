// Package owners checks who entrusted properties to the agency, and what happened with each since: owners.json and history/ of a folder.
package owners

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake/check"
)

// maxOwnerID limits the CRM's ids of owners; the store gives owners of `gevel owner add` higher ones.
const maxOwnerID = 999_999_999

// Check checks owners, whose addresses become those that the store has. Properties are the numbers that they may name.
func Check(b *check.Book, list []records.Owner, properties []int) {
	ids, emails := map[int]bool{}, map[string]bool{}
	for i := range list {
		o := &list[i]
		field := func(name string) string { return fmt.Sprintf("[%d].%s", i, name) }
		o.Email = strings.ToLower(strings.TrimSpace(o.Email))
		b.Between("owners.json", field("id"), o.ID, 1, maxOwnerID)
		if ids[o.ID] {
			b.Refuse("owners.json", field("id"), "%d appears twice", o.ID)
		}
		ids[o.ID] = true
		if o.Gone {
			continue
		}
		if o.Email != "" && emails[o.Email] {
			b.Refuse("owners.json", field("email"), "%s appears twice", o.Email)
		}
		emails[o.Email] = true
		checkOwner(b, *o, field, properties)
	}
}

// checkOwner checks an owner. One without an address has no access.
func checkOwner(b *check.Book, o records.Owner, field func(string) string, properties []int) {
	if o.Email != "" && !forms.IsEmail(o.Email) {
		b.Refuse("owners.json", field("email"), "%q is not an e-mail address", o.Email)
	}
	if strings.TrimSpace(o.Name) == "" {
		b.Refuse("owners.json", field("name"), "is missing")
	}
	if !o.Language.Known() {
		b.Refuse("owners.json", field("language"), "%q is not a language; use nl, fr, en or de", o.Language)
	}
	for _, n := range o.Properties {
		b.Known("owners.json", field("properties"), "property", n, properties)
	}
}
