package locale

import "slices"

// AmountInWords reads an amount written out in words, as in "driehonderdnegenenveertigduizend euro" or "trois cents euros et cinquante
// cents". l is the language of the words; ok is false for anything that is not one amount below a thousand million. Capitals, accents,
// hyphens, spaces and the Belgian, Swiss and French ways to count do not matter.
func AmountInWords(text string, l Language) (amount Money, ok bool) {
	tokens, ok := countingWords(text, l)
	if !ok || len(tokens) == 0 {
		return 0, false
	}
	r := &reader{l: l, tokens: tokens}
	return r.amount()
}

// SameAmount reports whether words are the amount, in l or in any other of the four languages, because visitors may count in their own.
func SameAmount(amount Money, words string, l Language) bool {
	return slices.ContainsFunc(append([]Language{l}, Languages...), func(l Language) bool {
		said, ok := AmountInWords(words, l)
		return ok && said == amount
	})
}

// reader reads counting words from left to right. Each method reads as many words as it can and reports whether it read any.
type reader struct {
	l      Language
	tokens []countingWord
}

func (r *reader) amount() (Money, bool) {
	r.take(euroWord) // "EUR tweehonderdduizend"
	euros, ok := r.euros()
	if !ok {
		return 0, false
	}
	cents := 0
	if r.take(euroWord) && len(r.tokens) > 0 {
		if cents, ok = r.after(r.belowHundred); !ok {
			return 0, false
		}
		if !r.take(centWord) && r.l == French {
			r.take(hundredWord) // "cent" is both "hundred" and "cent"
		}
	}
	return Money(euros*100 + cents), len(r.tokens) == 0
}

// euros reads millions, thousands and the rest.
func (r *reader) euros() (int, bool) {
	rest, ok := r.group()
	total := 0
	if ok && rest < 1000 && r.take(millionWord) {
		total = rest * 1_000_000
		rest, ok = r.after(r.group)
	}
	if (!ok || rest < 1000) && r.take(thousandWord) {
		if !ok {
			rest = 1 // "duizend", "mille"
		}
		total += rest * 1000
		rest, ok = r.after(r.group)
		if rest >= 1000 {
			return 0, false
		}
	}
	return total + rest, ok || total > 0
}

// group reads a number below a thousand: hundreds and the rest. It reads "twelve hundred" too.
func (r *reader) group() (int, bool) {
	n, ok := r.belowHundred()
	if !r.take(hundredWord) {
		return n, ok
	}
	if !ok {
		n = 1
	}
	rest, _ := r.after(r.belowHundred)
	return n*100 + rest, true
}

// after calls read, with or without an "and" before. An "and" that nothing follows is not consumed.
func (r *reader) after(read func() (int, bool)) (int, bool) {
	before := r.tokens
	r.take(andWord)
	n, ok := read()
	if !ok {
		r.tokens = before
	}
	return n, ok
}

// belowHundred reads 1 to 99 in the order of the language: tens first in French and English, last in Dutch and German.
func (r *reader) belowHundred() (int, bool) {
	switch r.l {
	case French:
		return r.frenchBelowHundred()
	case English:
		return r.tensFirst()
	}
	return r.unitFirst()
}

func (r *reader) tensFirst() (int, bool) {
	n, ok := r.number()
	if ok && n >= 20 {
		if unit, more := r.numberBelow(10); more {
			return n + unit, true
		}
	}
	return n, ok
}

// unitFirst reads "negenenveertig" and "neunundvierzig".
func (r *reader) unitFirst() (int, bool) {
	n, ok := r.number()
	if !ok || n >= 10 || len(r.tokens) < 2 || r.tokens[0].kind != andWord || r.tokens[1].n < 20 {
		return n, ok
	}
	n += r.tokens[1].n
	r.tokens = r.tokens[2:]
	return n, true
}

// frenchBelowHundred reads "soixante et onze", "quatre-vingt-dix-neuf" and "nonante-neuf".
func (r *reader) frenchBelowHundred() (int, bool) {
	n, ok := r.number()
	if n == 4 && len(r.tokens) > 0 && r.tokens[0].n == 20 {
		n, r.tokens = 80, r.tokens[1:]
	}
	if !ok || n != 10 && n < 20 {
		return n, ok
	}
	most := 10
	if n == 60 || n == 80 {
		most = 20
	}
	unit, _ := r.after(func() (int, bool) { return r.numberBelow(most) })
	if unit == 10 { // "soixante-dix-sept"
		teen, _ := r.numberBelow(10)
		unit += teen
	}
	return n + unit, true
}

func (r *reader) take(kind wordKind) bool {
	if len(r.tokens) == 0 || r.tokens[0].kind != kind {
		return false
	}
	r.tokens = r.tokens[1:]
	return true
}

func (r *reader) number() (int, bool) { return r.numberBelow(100) }

func (r *reader) numberBelow(most int) (int, bool) {
	if len(r.tokens) == 0 || r.tokens[0].kind != numberWord || r.tokens[0].n >= most {
		return 0, false
	}
	n := r.tokens[0].n
	r.tokens = r.tokens[1:]
	return n, true
}
