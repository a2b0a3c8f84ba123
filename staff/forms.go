package staff

import (
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/content"
)

// Form is a form that makes a lead, by its mutation, with its name in the language of the desk.
type Form struct{ Form, Name string }

// Forms lists the forms that make a lead.
func (d *Desk) Forms() (list []*Form) {
	for _, k := range leads.Forms {
		if k.MakesLead() {
			list = append(list, &Form{k.Name, content.NameOfForm(k.Name, d.Language())})
		}
	}
	return list
}
