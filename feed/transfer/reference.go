package transfer

import (
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/reference"
)

// Reference is the sender's reference of a property, with the number that it is; 0 for one that the site gives a number.
type Reference struct {
	Number int
	Text   string
}

func ReadReference(text string) (Reference, error) {
	number, text, err := reference.Read(text)
	return Reference{number, text}, err
}

// Key is the same for the same property: 0512 is 512.
func (r Reference) Key() string {
	if r.Number != 0 {
		return strconv.Itoa(r.Number)
	}
	return r.Text
}

// Withdraw notes whether a property is to be removed.
func (r *Reader) Withdraw(ref Reference, gone bool) {
	d, key := &r.Delivery, ref.Key()
	d.WithdrawReferences = slices.DeleteFunc(d.WithdrawReferences, func(other string) bool { return other == key })
	if gone {
		d.WithdrawReferences = append(d.WithdrawReferences, key)
	}
}
