package feed

import (
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/reference"
)

// sentReference is the sender's reference of a property, with the number that it is; 0 for one that the site gives a number.
type sentReference struct {
	number int
	text   string
}

func readReference(text string) (sentReference, error) {
	number, text, err := reference.Read(text)
	return sentReference{number, text}, err
}

// key is the same for the same property: 0512 is 512.
func (r sentReference) key() string {
	if r.number != 0 {
		return strconv.Itoa(r.number)
	}
	return r.text
}

// withdraw notes whether a property is to be removed.
func (r *reader) withdraw(ref sentReference, gone bool) {
	d, key := &r.delivery, ref.key()
	d.WithdrawReferences = slices.DeleteFunc(d.WithdrawReferences, func(other string) bool { return other == key })
	if gone {
		d.WithdrawReferences = append(d.WithdrawReferences, key)
	}
}
