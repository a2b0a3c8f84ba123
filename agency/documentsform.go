package agency

import "slices"

// DocumentsInput is the form that asks for papers of a property. Documents are their places in the property's list, from 0.
type DocumentsInput struct {
	Envelope
	Property  int         `json:"property"`
	Person    PersonInput `json:"person"`
	Documents []int       `json:"documents"`
	Remark    string      `json:"remark,omitempty"`
}

// Who filled it in.
func (f *DocumentsInput) Who() PersonInput { return f.Person }

// About is the property.
func (f *DocumentsInput) About() *int { return &f.Property }

// Check tells what is wrong, and puts the places in order, each once.
func (f *DocumentsInput) Check(facts Facts) Problems {
	c := f.check()
	c.property(facts)
	c.person(&f.Person, facts, false)
	slices.Sort(f.Documents)
	f.Documents = slices.Compact(f.Documents)
	c.chosen("documents", len(f.Documents) > 0)
	if p := facts.Property; p != nil && slices.ContainsFunc(f.Documents, func(i int) bool { return i < 0 || i >= len(p.DocumentList) }) {
		c.Add("documents", Unknown)
	}
	c.remark(&f.Remark, false)
	return c.Problems
}
