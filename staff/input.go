package staff

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// ErrForbidden is the error for somebody whose role does not allow something.
var ErrForbidden = errors.New("your role at the desk does not allow this")

// BadInput is the error for arguments that no screen of the desk sends.
type BadInput string

func (e BadInput) Error() string { return string(e) }

// ErrCursor is the error for a cursor that was not taken from a page.
const ErrCursor BadInput = "after is no cursor of this list"

// UndoInput names the change to undo, by the id that it answered.
type UndoInput struct{ Undo string }

// MemberNumber is the number of the member of staff with an id.
func MemberNumber(id string) (number int, ok bool) {
	text, ok := strings.CutPrefix(id, "StaffMember:")
	number, err := strconv.Atoi(text)
	return number, ok && err == nil && number > 0
}

// ToMember is the number of whoever gets leads, 0 for nobody.
func ToMember(id *string) (int, forms.Problems) {
	if id == nil {
		return 0, nil
	}
	number, ok := MemberNumber(*id)
	if !ok {
		return 0, forms.OneProblem("agent", forms.Unknown)
	}
	return number, nil
}

// SearchWords are the words that somebody at the desk searches for, none for nil; BadInput when they are too long or too many.
func SearchWords(text *string) ([]string, error) {
	if text == nil {
		return nil, nil
	}
	if utf8.RuneCountInString(*text) > limits.DeskWordsCharacters {
		return nil, BadInput(fmt.Sprintf("words has more than %d characters", limits.DeskWordsCharacters))
	}
	list := strings.Fields(*text)
	if len(list) > limits.DeskWords {
		return nil, BadInput(fmt.Sprintf("words has more than %d words", limits.DeskWords))
	}
	return list, nil
}

// FoldedWords splits a text into the words to look for in leads, folded. A phone number is one word, however its digits are grouped.
func FoldedWords(text *string) ([]string, error) {
	if text != nil && strings.Trim(*text, "+0123456789 ./()-") == "" {
		number := strings.Map(locale.Digit, *text)
		text = &number
	}
	words, err := SearchWords(text)
	for i, word := range words {
		words[i] = locale.Fold(word)
	}
	return words, err
}
