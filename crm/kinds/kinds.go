// Package kinds lists the CRM programs that a site can be linked to.
package kinds

import (
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/omnicasa"
	"github.com/gevel/gevel/crm/sweepbright"
	"github.com/gevel/gevel/crm/whise"
)

// ThatTakeReports are the names of the CRMs that accept reports on appointments.
func ThatTakeReports() []string { return that(func(k crm.Kind) bool { return k.Reports }) }

// ThatTakePhones are the names of the CRMs that take a person without an email address.
func ThatTakePhones() []string { return that(func(k crm.Kind) bool { return k.ByPhone }) }

func that(holds func(crm.Kind) bool) (list []string) {
	for name, kind := range All {
		if holds(kind) {
			list = append(list, name)
		}
	}
	return list
}

// Lawful is where a CRM has what the law asks of an advertisement, by the site's name of the field; "" where it does not give it.
func Lawful(kind, field string) string { return All[kind].Lawful[field] }

// All are the programs by their names.
var All = map[string]crm.Kind{
	omnicasa.Kind.Name:    omnicasa.Kind,
	sweepbright.Kind.Name: sweepbright.Kind,
	whise.Kind.Name:       whise.Kind,
}
