package mail

import (
	"errors"

	"github.com/gevel/gevel/agency"
)

// Compose writes the letter of a kind ("contact-agency", "contact-visitor", …; Kinds lists them) in a language. A kind,
// language or label that does not exist is a programmer's error.
func Compose(kind string, l agency.Language, d Data) (Letter, error) {
	return Letter{}, errors.New("not written yet")
}
