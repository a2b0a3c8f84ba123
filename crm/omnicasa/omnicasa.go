// Package omnicasa links the site to Omnicasa. Its numbers are those of the site's own lists (detail.Vocabulary), and a property is mapped
// by the same code as a file of it (feed.Item).
package omnicasa

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

// Kind is Omnicasa among the CRMs that a site can be linked to. Its types are the numbers of types.json.
var Kind = crm.Kind{
	Name: "omnicasa",
	Settings: []crm.Setting{
		{Name: "customer", About: "the name of the customer, which Omnicasa gave for its API", Required: true},
		{Name: "office", About: "the number of the office whose properties are read; none: all offices"},
		{Name: "visits", About: "yes: Omnicasa counts the visits of each property's page at the site; none: it does not"},
		{Name: "languages", About: "the languages in which texts are read", Default: "nl,fr,en"},
		{Name: "base", About: "the address of the API", Default: "https://newapi.omnicasa.com/1.12/OmnicasaService.svc"},
	},
	Secret:  "the password of the customer",
	ByPhone: true,
	Lawful:  lawful,
	Open:    open,
}

// system is one agency at Omnicasa. office is 0 for all.
type system struct {
	api                *crm.API
	customer, password string
	office             int
	languages          []locale.Language
	words              detail.OwnWords
	known              map[string]bool // the numbers of the projects that Omnicasa publishes; nil until they are read
}

// numbers are the languages by Omnicasa's numbers.
var numbers = map[locale.Language]int{"nl": 1, "fr": 2, "en": 3, "de": 4}

func open(a crm.Account) (crm.System, error) {
	s := &system{api: &crm.API{Client: a.Client, Base: a.Settings["base"]}, customer: a.Settings["customer"], password: a.Secret,
		words: a.Words()}
	if s.customer == "" {
		return nil, errors.New("the setting customer is needed for Omnicasa")
	}
	if text := a.Settings["office"]; text != "" {
		var err error
		if s.office, err = strconv.Atoi(text); err != nil || s.office < 1 {
			return nil, crm.WrongSetting("office", forms.NotANumber, "the setting office is a number of Omnicasa, not %q", text)
		}
	}
	for code := range strings.SplitSeq(a.Settings["languages"], ",") {
		l := locale.Language(strings.TrimSpace(code))
		if numbers[l] == 0 {
			return nil, crm.WrongSetting("languages", forms.Unknown, "the setting languages has %q; use nl, fr, en and de", code)
		}
		s.languages = append(s.languages, l)
	}
	switch counts := a.Settings["visits"]; counts {
	case "":
		return s, nil
	case "yes":
		return counting{s}, nil
	default:
		return nil, crm.WrongSetting("visits", forms.Unknown, "the setting visits is yes or nothing, not %q", counts)
	}
}

// PutAddress does nothing: Omnicasa has no field for the address of a property at the agency's own site.
func (s *system) PutAddress(context.Context, string, string) error { return nil }
