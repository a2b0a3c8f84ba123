package listings

import (
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/staff"
)

// Held reports whether it is held back: no visitor sees it, because its advertisement lacks something by law.
func (v *View) Held() bool { return v.row.Held }

// Lack is something that the law of its region asks of an advertisement and that a property does not have. Law is nil for a lack that an
// earlier version of the program noted.
type Lack struct {
	Field, Text string
	Law         *law.Advertisement
	system      string
}

// Lacks is what the property lacks by law.
func (v *View) Lacks() []*Lack {
	list := []*Lack{}
	if v.row.Lacks.Value == nil {
		return list
	}
	for _, l := range *v.row.Lacks.Value {
		lack := &Lack{Field: l.Field, Text: l.Text, system: v.row.System}
		if l.Law != "" {
			lack.Law = &l.Law
		}
		list = append(list, lack)
	}
	return list
}

// LackSource is where a CRM has what is lacking: Field is its name or number there, nil where the CRM does not give it.
type LackSource struct {
	System string
	Field  *string
}

// LackSource tells where to fill in what is lacking; nil for a property of the agency's folder.
func (s *Service) LackSource(l *Lack) *LackSource {
	if l.system == "" || s.Runner.Lawful == nil {
		return nil
	}
	return &LackSource{l.system, staff.NotEmpty(s.Runner.Lawful(l.system, l.Field))}
}
