package listings

import (
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// Language is that of the desk.
func (v *View) Language() locale.Language { return v.desk.Language() }

// OfAnyAgent reports whether the session may give it to another agent: who may change the own properties alone cannot give one away.
func (v *View) OfAnyAgent() bool { return v.desk.May(desk.AllListings) }
