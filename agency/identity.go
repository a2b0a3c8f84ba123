package agency

import (
	"reflect"
	"strings"
	"unicode"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/locale"
)

// Identity is what the law requires an agent to publish on its site: title and number at the institute, the country that granted the
// title, company, insurer and supervisor (BIV, rules on the identification of an agent, 10-4-2020; article III.74 of the Code of
// Economic Law).
type Identity struct {
	Title         locale.Localized `json:"title"`         // the professional title: "Vastgoedmakelaar-bemiddelaar"
	Institute     locale.Localized `json:"institute"`     // that gave the number: BIV, IPI
	Number        string           `json:"number"`        // at the institute
	Country       locale.Localized `json:"country"`       // that granted the title
	CompanyNumber string           `json:"companyNumber"` // at the Crossroads Bank for Enterprises, or the register of commerce
	VATNumber     string           `json:"vatNumber"`
	Insurer       string           `json:"insurer"` // of the professional liability
	Policy        string           `json:"policy"`  // its number
	Supervisor    locale.Localized `json:"supervisor"`
}

// In writes the identity as one line in l; unknown parts are left out.
func (i Identity) In(l, fallback locale.Language) string {
	label := func(part string) string { return locale.Text("identity."+part, l) }
	named := prose.Joined(" ", i.Title.In(l, fallback), i.Registered(i.Number, l, fallback))
	title := prose.Joined(", ", named, i.Country.In(l, fallback))
	insurer := prose.Joined(", ", i.Insurer, after(label("policy")+" ", i.Policy))
	return prose.Joined(" · ", title, i.company(label("company")), after(label("vat")+" ", i.VATNumber),
		after(label("insurer"), insurer), after(label("supervisor"), i.Supervisor.In(l, fallback)))
}

// Registered is a number at the institute after the name of the institute. A number that says that name itself, in any language, as
// in "BIV 501234", has it once.
func (i Identity) Registered(number string, l, fallback locale.Language) string {
	for _, name := range i.Institute {
		rest, named := strings.CutPrefix(number, name)
		if rest = strings.TrimLeft(rest, " :.-"); named && name != "" && strings.IndexFunc(rest, unicode.IsDigit) == 0 {
			number = rest
			break
		}
	}
	return prose.Joined(" ", i.Institute.In(l, fallback), number)
}

// company is the company number with its label, unless it names its register itself, as in Luxembourg: "RCS B 123456".
func (i Identity) company(label string) string {
	if strings.HasPrefix(i.CompanyNumber, "RCS") {
		return i.CompanyNumber
	}
	return after(label+" ", i.CompanyNumber)
}

// Over returns the identity with its empty fields filled from another one.
func (i Identity) Over(other Identity) Identity {
	into := reflect.ValueOf(&i).Elem()
	for at, from := 0, reflect.ValueOf(other); at < into.NumField(); at++ {
		if detail.Empty(into.Field(at).Interface()) {
			into.Field(at).Set(from.Field(at))
		}
	}
	return i
}

// after puts a label before a text that is not empty.
func after(label, text string) string {
	if text == "" {
		return ""
	}
	return label + text
}
