package agency

import (
	"github.com/gevel/gevel/locale"
)

// Identity is what the law wants an agent to say of itself on its site: title and number at the institute, the country that gave the
// title, company, insurer and supervisor (BIV, rules on the identification of an agent, 10-4-2020; article III.74 of the Code of
// Economic Law).
type Identity struct {
	Title         locale.Localized `json:"title"`         // the professional title: "Vastgoedmakelaar-bemiddelaar"
	Institute     locale.Localized `json:"institute"`     // whose number it is: BIV, IPI
	Number        string           `json:"number"`        // at the institute
	Country       locale.Localized `json:"country"`       // that gave the title
	CompanyNumber string           `json:"companyNumber"` // at the Crossroads Bank for Enterprises, or the register of commerce
	VATNumber     string           `json:"vatNumber"`
	Insurer       string           `json:"insurer"` // of the professional liability
	Policy        string           `json:"policy"`  // its number
	Supervisor    locale.Localized `json:"supervisor"`
}

// What stands before the parts of an identity.
var (
	companyLabel = locale.Localized{locale.Dutch: "KBO", locale.French: "BCE", locale.English: "Company number",
		locale.German: "Unternehmensnummer"}
	vatLabel     = locale.Localized{locale.Dutch: "Btw", locale.French: "TVA", locale.English: "VAT", locale.German: "MwSt."}
	insurerLabel = locale.Localized{locale.Dutch: "Beroepsaansprakelijkheid: ", locale.French: "Responsabilité professionnelle\u202f: ",
		locale.English: "Professional liability: ", locale.German: "Berufshaftpflicht: "}
	policyLabel     = locale.Localized{locale.Dutch: "polis", locale.French: "police", locale.English: "policy", locale.German: "Police"}
	supervisorLabel = locale.Localized{locale.Dutch: "Toezicht: ", locale.French: "Contrôle\u202f: ", locale.English: "Supervision: ",
		locale.German: "Aufsicht: "}
)

// In writes the identity as one line of a language; parts that are not known are left out.
func (i Identity) In(l, fallback locale.Language) string {
	title := Joined(", ", Joined(" ", i.Title.In(l, fallback), i.Institute.In(l, fallback), i.Number), i.Country.In(l, fallback))
	insurer := Joined(", ", i.Insurer, after(policyLabel[l]+" ", i.Policy))
	return Joined(" · ", title, after(companyLabel[l]+" ", i.CompanyNumber), after(vatLabel[l]+" ", i.VATNumber),
		after(insurerLabel[l], insurer), after(supervisorLabel[l], i.Supervisor.In(l, fallback)))
}

// after puts a label before a text that is not empty.
func after(label, text string) string {
	if text == "" {
		return ""
	}
	return label + text
}
