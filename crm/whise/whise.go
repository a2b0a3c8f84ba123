// Package whise links the site to Whise. The tables of this package translate Whise's numbers into the site's words. A number that is in no
// table becomes a problem of its property and field.
package whise

import (
	"context"
	"errors"
	"strconv"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm"
)

// Kind is Whise among the CRMs that a site can be linked to.
var Kind = crm.Kind{
	Name: "whise",
	Settings: []crm.Setting{
		{Name: "username", About: "the user name that Whise gave for its API", Required: true},
		{Name: "client", About: "the agency's number at Whise (ClientId)", Required: true},
		{Name: "office", About: "the number of the office whose properties are read (OfficeId)", Required: true},
		{Name: "origin", About: "the number of the contacts' origin at Whise (ContactOriginId)"},
		{Name: "visit",
			About: "the number of the calendar's action for a viewing (CalendarActionId); none: appointments come as contacts alone"},
		{Name: "base", About: "the address of the API", Default: "https://api.whise.eu"},
	},
	Secret:  "the password of the API's user",
	Types:   types(),
	Hints:   true,
	Reports: true,
	Lawful:  lawful,
	Open:    open,
}

// system is one office of an agency at Whise.
type system struct {
	api             *crm.API
	client, office  int
	origin, viewing int // 0 for none
	words           detail.OwnWords
}

func open(a crm.Account) (crm.System, error) {
	s := &system{words: a.Words()}
	for name, to := range map[string]*int{"client": &s.client, "office": &s.office, "origin": &s.origin, "visit": &s.viewing} {
		text := a.Settings[name]
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			return nil, crm.WrongSetting(name, forms.NotANumber, "the setting %s is a number of Whise, not %q", name, text)
		}
		*to = n
	}
	if a.Settings["username"] == "" || s.client == 0 || s.office == 0 {
		return nil, errors.New("the settings username, client and office are needed for Whise")
	}
	s.api = &crm.API{Client: a.Client, Base: a.Settings["base"]}
	s.api.Token = func(ctx context.Context) (string, error) { return s.token(ctx, a.Settings["username"], a.Secret) }
	return s, nil
}

// PutAddress does nothing: Whise has no field for the address of a property at the agency's own site.
func (s *system) PutAddress(context.Context, string, string) error { return nil }
